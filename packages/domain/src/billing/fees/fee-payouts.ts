import { type Day, parseDay } from '@restitui/brazil/day.ts';
import { type Cents, negatedCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import { enteredMoney } from '../../wire/money.ts';
import { type FeeRole, feeRole } from './fee-shares.ts';
import type { Posting } from './ledger.ts';

/** Means of a payout. */
export const payoutMeans = z.enum(['PIX', 'TRANSFERENCIA', 'BOLETO', 'DINHEIRO', 'OUTRO']);
export type PayoutMeans = z.infer<typeof payoutMeans>;

export const payoutMeansLabels: Record<PayoutMeans, string> = {
  PIX: 'Pix',
  TRANSFERENCIA: 'Transferência',
  BOLETO: 'Boleto',
  DINHEIRO: 'Dinheiro',
  OUTRO: 'Outro',
};

/** Author and instant of an amount that was paid out or given back, and of its reversal. */
export const reversibleEntry = {
  autor: z.string(),
  createdDate: z.string(),
  estornadoEm: z.string().nullable(),
  estornadoPor: z.string().nullable(),
  motivoEstorno: z.string().nullable(),
};

/** A share paid out to a person or company, in reais; reversed if `estornadoEm` is set. */
export const feePayout = z.object({
  id: z.string(),
  papel: feeRole,
  id_user: z.string().nullable(),
  valor: z.number(),
  /** Day of the payout, `AAAA-MM-DD`. */
  data: z.string(),
  forma: payoutMeans,
  referencia: z.string(),
  ...reversibleEntry,
});
export type FeePayout = z.infer<typeof feePayout>;

/** A day as it is typed. */
export const enteredDay = z.string('Informe a data').transform((typed, context): Day => {
  const parsed = parseDay(typed);
  if (parsed) return parsed;
  context.addIssue({ code: 'custom', message: typed.trim() === '' ? 'Informe a data' : 'Data inválida' });
  return z.NEVER;
});
const text = (missing: string, max: number) =>
  z.string(missing).trim().min(1, missing).max(max, `Use no máximo ${max} caracteres.`);

/** Schema of a new payout. The day is compared with today separately, by `isPaidByNow`. */
export const newPayout = z.object({
  papel: feeRole,
  id_user: z.string().max(100).nullable().default(null),
  valor: enteredMoney.refine((valor) => valor > 0, 'Informe um valor maior que zero.'),
  data: enteredDay,
  forma: payoutMeans,
  /** Number of the bank receipt, of the invoice or of another document. */
  referencia: text('Informe a referência do pagamento', 60),
  /** The open amount that the author saw. */
  seen: z.number().optional(),
});
export type NewPayout = z.output<typeof newPayout>;

/** Reason of a reversal. */
export const motivoEstorno = text('Informe o motivo do estorno', 200);

/** Returns whether the day of the payout is not in the future. */
export function isPaidByNow({ data }: Pick<NewPayout, 'data'>, today: Day): boolean {
  return data <= today;
}

/** Receiver of a payout. */
export interface PayoutReceiver {
  papel: FeeRole;
  id_user: string | null;
}

/**
 * Returns the postings of a payout: from due to paid out.
 * @param cents negative for a reversal
 */
export function payoutPostings({ papel, id_user }: PayoutReceiver, cents: Cents): Posting[] {
  if (cents === 0) return [];
  return [
    { conta: 'DEVIDO', papel, id_user, centavos: cents },
    { conta: 'REPASSADO', papel, id_user, centavos: negatedCents(cents) },
  ];
}
