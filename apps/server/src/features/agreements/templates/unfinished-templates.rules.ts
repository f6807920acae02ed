/** How long a template without a document may wait for it. */
const minutesToFinish = 60;

/** Returns the instant before which a template without a document is abandoned. */
export function unfinishedBefore(now: Date): Date {
  return new Date(now.getTime() - minutesToFinish * 60_000);
}
