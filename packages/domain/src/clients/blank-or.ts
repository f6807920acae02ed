import { z } from 'zod';

/** A field that may be emptied, and is otherwise of this shape. */
export function blankOr(shape: z.ZodType<string, string>) {
  return z
    .string()
    .transform((typed) => typed.trim() || null)
    .pipe(shape.nullable())
    .transform((value) => value ?? '');
}
