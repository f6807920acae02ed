import { type Day, invalidDate, parseDay, toDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';

const isDay = (value: unknown) => typeof value === 'string' && parseDay(value) === value;

/** A calendar day, `AAAA-MM-DD`. */
export const day = z.custom<Day>(isDay, invalidDate);

/** The same out of a text of which nothing is known yet. */
export const dayText = z.string().refine(isDay, invalidDate).transform(toDay);

/** A calendar day as typed, `DD/MM/AAAA`, or as on the wire. */
export const typedDay = z.string().transform((text, context) => {
  const parsed = parseDay(text);
  if (!parsed) context.addIssue({ code: 'custom', message: invalidDate });
  return parsed ?? z.NEVER;
});
