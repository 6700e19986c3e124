/** Names are lower case within a sentence; at its beginning and on buttons they are capitalised. */
export function capital(text: string): string {
  const [first = ''] = text;
  return (
    first.toLocaleUpperCase(document.documentElement.lang || undefined) + text.slice(first.length)
  );
}
