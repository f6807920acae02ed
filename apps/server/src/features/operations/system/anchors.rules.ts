import type { ActivityAnchor } from '../activity-log/activity-chain.repository.ts';

/** An anchor is written every hour; twice that is late. */
const lateMilliseconds = 2 * 60 * 60_000;

/** Returns how many chains there are, how many wait too long for their anchor, and the newest anchor. */
export function summarizeAnchors(chains: readonly ActivityAnchor[], now: Date) {
  const before = now.getTime() - lateMilliseconds;
  const late = chains.filter(
    ({ seq, anchoredSeq, anchoredAt }) => seq > anchoredSeq && (anchoredAt === null || Date.parse(anchoredAt) < before),
  );
  const newest = chains.flatMap(({ anchoredAt }) => anchoredAt ?? []).sort();
  return { tenants: chains.length, late: late.length, activityAt: newest.at(-1) ?? null };
}
