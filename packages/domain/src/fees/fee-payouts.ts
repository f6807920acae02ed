import { type Day, parseDay } from '@restitui/brazil/day.ts';
import { z } from 'zod';
import { enteredMoney } from '../wire/money.ts';
import { type FeeRole, feeRole } from './fee-shares.ts';
import type { Posting } from './ledger.ts';

/** How a share was paid out. */
export const payoutMeans = z.enum(['PIX', 'TRANSFERENCIA', 'BOLETO', 'DINHEIRO', 'OUTRO']);
export type PayoutMeans = z.infer<typeof payoutMeans>;

export const payoutMeansLabels: Record<PayoutMeans, string> = {
  PIX: 'Pix',
  TRANSFERENCIA: 'Transferência',
  BOLETO: 'Boleto',
  DINHEIRO: 'Dinheiro',
  OUTRO: 'Outro',
};

/** A share as it was paid out to its person or company, in reais; reversed where `estornadoEm` stands. */
export const feePayout = z.object({
  id: z.string(),
  papel: feeRole,
  id_user: z.string().nullable(),
  valor: z.number(),
  /** Day on which it was paid, `AAAA-MM-DD`. */
  data: z.string(),
  forma: payoutMeans,
  referencia: z.string(),
  /** Who entered it, and when. */
  autor: z.string(),
  createdDate: z.string(),
  estornadoEm: z.string().nullable(),
  estornadoPor: z.string().nullable(),
  motivoEstorno: z.string().nullable(),
});
export type FeePayout = z.infer<typeof feePayout>;

const day = z.string('Informe a data').transform((typed, context): Day => {
  const parsed = parseDay(typed);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: typed.trim() === '' ? 'Informe a data' : 'Data inválida' });
  return z.NEVER;
});
const text = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, `Use no máximo ${max} caracteres.`);

/** What is entered of a payout. That its day has come is asked apart: see `isPaidByNow`. */
export const newPayout = z.object({
  papel: feeRole,
  id_user: z.string().max(100).nullable().default(null),
  valor: enteredMoney.refine((valor) => valor > 0, 'Informe um valor maior que zero.'),
  data: day,
  forma: payoutMeans,
  /** Number of the bank's receipt, of the invoice or of whatever shows it. */
  referencia: text('Informe a referência do pagamento', 60),
  /** What was open on the screen of who enters it. */
  seen: z.number().optional(),
});
export type NewPayout = z.output<typeof newPayout>;

/** Why a payout is taken back. */
export const motivoEstorno = text('Informe o motivo do estorno', 200);

/** No payout is entered before its day has come. */
export function isPaidByNow({ data }: Pick<NewPayout, 'data'>, today: Day): boolean {
  return data <= today;
}

/** Whose share is paid out. */
export interface PayoutReceiver {
  papel: FeeRole;
  id_user: string | null;
}

/**
 * A payout on the ledger: what was due is so no more, and has gone out instead.
 * @param cents below zero for one that is taken back
 */
export function payoutPostings({ papel, id_user }: PayoutReceiver, cents: number): Posting[] {
  if (cents === 0) return [];
  return [
    { conta: 'DEVIDO', papel, id_user, centavos: cents },
    { conta: 'REPASSADO', papel, id_user, centavos: 0 - cents },
  ];
}
