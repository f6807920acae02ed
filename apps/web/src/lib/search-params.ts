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
