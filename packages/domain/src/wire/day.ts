import { type Day, invalidDate, parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';

/** A calendar day, `AAAA-MM-DD`. */
export const day = z.custom<Day>((value) => typeof value === 'string' && parseDay(value) === value, invalidDate);
