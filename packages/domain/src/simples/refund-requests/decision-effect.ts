import { z } from 'zod';
import { enteredMoney } from '../../wire/money.ts';
import { decisionResult } from './refund-step.ts';

/** Where the record is that has to be corrected before a decision is recorded. */
export const obstaclePlace = z.enum(['CREDITOS', 'APURACAO', 'BOLETOS', 'RELATORIO', 'CONTROLE', 'PEDIDO']);
export type ObstaclePlace = z.infer<typeof obstaclePlace>;

/** A decision as it is typed; amounts in reais. Without `uso_mantido` the suggested use counts. */
export const typedDecision = z.object({
  resultado: decisionResult,
  valor: z.coerce.number<number>().pipe(enteredMoney).optional(),
  uso_mantido: z.coerce.number<number>().pipe(enteredMoney).optional(),
});
export type TypedDecision = z.output<typeof typedDecision>;

const changed = z.object({ antes: z.number(), depois: z.number() });

/** Changes of a used compensation by a decision, in reais; null where no such record changes. */
export const decisionEffect = z.object({
  /** Whether the decision takes use back or homologates more of it; null when the use does not change. */
  mudanca: z.enum(['TIRA', 'AUMENTA']).nullable(),
  uso: changed,
  credito: changed.nullable(),
  /** Balance of the credit, and of all credits of the assessment. */
  saldo: changed.nullable(),
  saldo_dos_creditos: changed.nullable(),
  honorarios: changed.nullable(),
  /** Sum of the compensation report for the PER/DCOMP. */
  relatorio: changed.nullable(),
  /** Refunded amount on the card of the assessment. */
  restituido: changed.nullable(),
  /** Amount that boletos took beyond the fee that is left; null for users who do not see charges. */
  a_devolver: z.number().nullable(),
  /** Why the decision is refused, with the record to correct first and its key: an assessment, a PER/DCOMP or a month. */
  obstaculo: z.object({ mensagem: z.string(), onde: obstaclePlace, chave: z.string().nullable() }).nullable(),
  /** The record that keeps the refunded amount above what the credits use. */
  registro_acima: z.enum(['RELATORIO', 'CONTROLE']).nullable(),
});
export type DecisionEffect = z.infer<typeof decisionEffect>;
