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
  'PEDIDO',
  'DESPACHO',
  'DINHEIRO',
  'HONORARIO',
  /** A kind that this version does not know, from a newer process. */
  'OUTRO',
]);
export type TimelineKind = z.infer<typeof timelineKind>;

const endedStage = z.enum(['ASSINATURA', 'PROCURACAO', 'DECISAO', 'DINHEIRO']);
export type EndedStage = z.infer<typeof endedStage>;

/** A step of the work, described for a business owner. */
export const timelineEvent = z.object({
  /** Stable for the same step. */
  id: z.string(),
  kind: timelineKind.catch('OUTRO'),
  /** An instant, or a day where the time is unknown. */
  date: z.string(),
  title: z.string(),
  text: z.string(),
  /** True when the owner has to act now or soon. */
  waits: z.boolean(),
  /** The contract that waits for the owner's signature. */
  agreement: z.string().optional(),
  /** The document request that waits for the owner. */
  request: z.string().optional(),
  /** Credits found or used, in reais before correction; what was asked, granted and received. */
  amount: z.number().optional(),
  /**
   * Part of the step that can still come back, in reais before correction: credits that no request claims, requests
   * without a decision, and what was granted and has not arrived. No amount is in two steps.
   */
  coming: z.number().optional(),
  /** Part of `coming` that the Receita granted by a decision that was not recorded. */
  recognised: z.number().optional(),
  /** Stages that are over although their day, number or amount was not recorded. */
  ended: z.array(endedStage).optional().catch(undefined),
  /** Fact of the step that staff still has to enter. */
  missing: z.enum(['DIA_DA_PROCURACAO']).optional().catch(undefined),
});
export type TimelineEvent = z.infer<typeof timelineEvent>;
