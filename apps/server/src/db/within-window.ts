import { and, type Column, gt, lte, type SQL } from 'drizzle-orm';

/** Selects the instants of a window of time, its end included. */
export function withinWindow(at: Column, { since, until }: { since: string; until: string }): SQL | undefined {
  return and(gt(at, since), lte(at, until));
}
