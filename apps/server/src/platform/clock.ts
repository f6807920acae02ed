/** The time of day; a test hands in its own. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };
