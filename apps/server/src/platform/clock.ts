/** The time of day; a test hands in its own. */
export interface Clock {
  now: () => Date;
}

export const systemClock: Clock = { now: () => new Date() };

const days = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' });

/** The calendar day in Brasília, AAAA-MM-DD. */
export function brasiliaDay(instant: Date): string {
  return days.format(instant);
}
