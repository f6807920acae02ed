import { z } from 'zod';

/** Decision on a commission above that of the registrar. */
export const commissionDecision = z.enum(['APROVADA', 'RECUSADA']);
export type CommissionDecision = z.infer<typeof commissionDecision>;

/** A refusal needs a reason; it is kept and sent to the registrar. */
export const commissionDecisionForm = z
  .object({
    decisao: commissionDecision,
    motivo: z.string().trim().max(500, 'Use no máximo 500 caracteres.').default(''),
  })
  .refine(({ decisao, motivo }) => decisao === 'APROVADA' || motivo !== '', {
    path: ['motivo'],
    message: 'Motivo é obrigatório',
  });
export type CommissionDecisionForm = z.output<typeof commissionDecisionForm>;

/** Returns whether a commission set on registration awaits the CEO's approval. */
export function needsApproval(asked: number, registrar: { comissao_user: number; typeCargo: string }): boolean {
  return registrar.typeCargo !== 'CEO' && asked > registrar.comissao_user;
}

interface Requested {
  limite: number;
  decisao: CommissionDecision | null;
}

/** Returns the commission that fees use: the registrar's own until a higher one is approved. */
export function commissionInForce(registered: number, request: Requested | null | undefined): number {
  return request?.decisao === null ? Math.min(registered, request.limite) : registered;
}
