import { z } from 'zod';

/** Accepts an empty text, or a text of this shape. */
export function blankOr(shape: z.ZodType<string, string>) {
  return z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(shape.nullable())
    .transform((value) => value ?? '');
}
