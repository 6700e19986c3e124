/** Names stand in lower case in the middle of a sentence; at its beginning and on buttons not. */
export function capital(text: string): string {
  const [first = ''] = text;
  return (
    first.toLocaleUpperCase(document.documentElement.lang || undefined) + text.slice(first.length)
  );
}
