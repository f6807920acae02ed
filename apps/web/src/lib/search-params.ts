/** `?id=45723174000110` → `{ id: '45723174000110' }`: every value stays the text it was sent as. */
export function parseSearchParams(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** The way back: what is undefined or null is left out of the address. */
export function writeSearchParams(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search && `?${search}`;
}
