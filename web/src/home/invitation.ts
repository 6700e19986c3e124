/** Invitation links. */

const ID = /^[A-Za-z0-9_-]{4,32}$/;

export function invitationLink(origin: string, table: string, invite: string | undefined): string {
  return `${origin}/join/${table}${invite ? `?invite=${encodeURIComponent(invite)}` : ''}`;
}

/** The path for a pasted link (from any host) or table id. */
export function invitationIn(text: string): string | null {
  const given = text.trim();
  if (ID.test(given)) return `/join/${given}`;
  let address: URL;
  try {
    address = new URL(given, 'http://table.invalid');
  } catch {
    return null;
  }
  const [screen, id = ''] = address.pathname.split('/').filter(Boolean);
  if ((screen !== 'join' && screen !== 'table') || !ID.test(id)) return null;
  return `/${screen}/${id}${address.search}`;
}
