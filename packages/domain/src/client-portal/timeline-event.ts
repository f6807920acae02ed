import { z } from 'zod';

export const timelineKind = z.enum([
  'CONTRATO',
  'ALTERACAO',
  'ASSINATURA',
  'PROCURACAO',
  'DOCUMENTO',
  'ANALISE',
  'CREDITO',
  'COMPENSACAO',
]);
export type TimelineKind = z.infer<typeof timelineKind>;

/** One step of the work, in the words of a business owner. */
export const timelineEvent = z.object({
  /** The same for the same step. */
  id: z.string(),
  kind: timelineKind,
  /** The instant, or the day alone where no more is known. */
  date: z.string(),
  title: z.string(),
  text: z.string(),
  /** The owner has to do something, or soon will. */
  waits: z.boolean(),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;
