import { z } from 'zod';

/** Parses the search of a URL; every value stays text: `?id=45723174000110` becomes `{ id: '45723174000110' }`. */
export function parseSearchParams(search: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(search));
}

/** Formats search parameters; undefined and null are omitted. */
export function writeSearchParams(values: Record<string, unknown>): string {
  const given = Object.entries(values).filter(([, value]) => value !== undefined && value !== null);
  const search = new URLSearchParams(given.map(([key, value]) => [key, String(value)])).toString();
  return search && `?${search}`;
}

/** A search parameter with any text. */
export const textParam = z.string().optional().catch(undefined);

/**
 * Leaves the search of a route to its page, which parses it by this schema. The schema is loaded with the page and not with
 * the shell; until then values are as the URL has them.
 */
export function parsedByPage<Schema extends z.ZodType>() {
  return (search: Record<string, unknown>) => search as z.output<Schema>;
}
