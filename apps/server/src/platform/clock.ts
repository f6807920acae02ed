/** Current time, replaceable in tests. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

/**
 * Counts on steadily when the system's clock is set, for the age of what is kept in memory. Its date may differ from
 * the calendar's.
 */
export const steadyClock: Clock = { now: () => new Date(performance.timeOrigin + performance.now()) };
