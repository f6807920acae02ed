import { refundRequestsApi } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import type { EnteredStep } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import type { ofFiles, PaymentCase } from './payments.ts';

type DecisionStep = Extract<EnteredStep, { passo: 'DESPACHO' }>;

const decided = { passo: 'DESPACHO', data: '2026-10-20', motivo: 'Sem prova' } as const;

/** Returns the step of a denial. */
export function denied(uso_mantido: number | null = 0): DecisionStep {
  return { ...decided, resultado: 'INDEFERIDO', uso_mantido };
}

/** Returns the step of a partial decision; amounts in reais. */
export function partly(valor: number, uso_mantido: number | null): DecisionStep {
  return { ...decided, resultado: 'DEFERIDO_EM_PARTE', valor, uso_mantido };
}

/** Reads what a decision on a payment would change. */
export async function effectOf(
  { boss, params }: Pick<PaymentCase, 'boss' | 'params'>,
  of: (typeof ofFiles)['may'],
  { resultado, valor, uso_mantido }: DecisionStep,
) {
  const query = { resultado, valor: valor ?? undefined, uso_mantido: uso_mantido ?? undefined };
  return (await boss.call(refundRequestsApi.effect, { params: { ...params, ...of }, query })).data;
}
