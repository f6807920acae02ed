import { z } from 'zod';

/** One point of a stroke: x and y in pixels of the frame, milliseconds since the first point, pressure from 0 to 1. */
const point = z.tuple([z.number(), z.number(), z.number().min(0), z.number().min(0).max(1)]);

/** Record of how a signature was made: strokes with times, or a typed name. */
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

/** Maximum length of a trace in a form field. */
export const maxTraceLength = 60_000;

const invalid = 'Os traços da assinatura não puderam ser lidos.';

/** A trace as JSON text. The text is stored unchanged because its hash is evidence. */
export const traceText = z
  .string(invalid)
  .max(maxTraceLength, invalid)
  .refine((text) => {
    try {
      return signatureTrace.safeParse(JSON.parse(text)).success;
    } catch {
      return false;
    }
  }, invalid);
