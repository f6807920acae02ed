import { z } from 'zod';

/** One point of a stroke: x and y in pixels of the frame, milliseconds since the first point, pressure from 0 to 1. */
const point = z.tuple([z.number(), z.number(), z.number().min(0), z.number().min(0).max(1)]);

/** How a signature came about: stroke by stroke with times, or by a written name. */
export const signatureTrace = z.discriminatedUnion('way', [
  z.object({
    way: z.literal('desenhada'),
    width: z.number().positive().max(10_000),
    height: z.number().positive().max(10_000),
    strokes: z.array(z.array(point).min(1).max(5000)).min(1).max(500),
  }),
  z.object({ way: z.literal('escrita'), name: z.string().trim().min(1).max(120) }),
]);
export type SignatureTrace = z.infer<typeof signatureTrace>;

/** The longest trace that a form's field carries. */
export const longestTrace = 60_000;

const invalid = 'Os traços da assinatura não puderam ser lidos.';

/** A trace as a form sends it: the JSON as it was made, which its hash is of. */
export const traceText = z
  .string(invalid)
  .max(longestTrace, invalid)
  .refine((text) => {
    try {
      return signatureTrace.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  }, invalid);
