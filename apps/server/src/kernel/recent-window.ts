const minute = 60_000;

/** Clocks of several machines may differ by this much. */
const tolerance = minute;

/** Two instants between which attempts count. ISO. */
export interface RecentWindow {
  since: string;
  until: string;
}

/**
 * Returns the window of a limit. What a wrong clock dated ahead of it does not count, so that a clock that is set back
 * locks no user out.
 */
export function recentWindow(now: Date, minutes: number): RecentWindow {
  const at = (milliseconds: number) => new Date(now.getTime() + milliseconds).toISOString();
  return { since: at(-minutes * minute), until: at(tolerance) };
}
