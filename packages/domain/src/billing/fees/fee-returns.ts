import type { Day } from '@restitui/brazil/day.ts';
import { type Cents, integerCents, lesserCents } from '@restitui/brazil/money.ts';
import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { enteredMoney } from '../../wire/money.ts';
import { enteredDay, reversibleEntry } from './fee-payouts.ts';

/** A paid fee that was given back to its client, in reais; reversed if `estornadoEm` is set. */
export const feeReturn = z.object({
  id: z.string(),
  valor: z.number(),
  /** Day of the return, `AAAA-MM-DD`. */
  data: z.string(),
  observacao: z.string(),
  ...reversibleEntry,
});
export type FeeReturn = z.infer<typeof feeReturn>;

/** Schema of a new return. The day is compared with today and with the payments separately. */
export const newFeeReturn = z.object({
  id_client: clientId,
  /** Limits the return to one fee; without it the oldest fees come first. */
  id_credit: z.string().max(100).optional(),
  valor: enteredMoney.refine((valor) => valor > 0, 'Informe um valor maior que zero.'),
  data: enteredDay,
  observacao: z.string().trim().max(200, 'Use no máximo 200 caracteres.').default(''),
  /** The amount to be given back that the author saw. */
  seen: z.number().optional(),
});
export type NewFeeReturn = z.output<typeof newFeeReturn>;

/** A fee with the amounts that boletos took of it, the earliest payment first. */
export interface PaidFee {
  apurado: Cents;
  charges: readonly { id_boleto: string; id_credit: string; pago: Cents; pagoEm: Day }[];
}

/** The part of a return that one boleto took of one fee. */
export interface ReturnPart {
  id_boleto: string;
  id_credit: string;
  centavos: Cents;
  /** Day of the payment. */
  pagoEm: Day;
}

/** Returns what was paid beyond a fee, by boleto: the last payments, which exceeded it. */
export function partsBeyondFee({ apurado, charges }: PaidFee): ReturnPart[] {
  let left = apurado;
  return charges.flatMap(({ pago, ...of }) => {
    const kept = lesserCents(pago, left);
    left = integerCents(left - kept);
    const centavos = integerCents(pago - kept);
    return centavos > 0 ? [{ ...of, centavos }] : [];
  });
}

/** Returns the parts that an amount gives back, in their order, up to it. */
export function partsOfReturn(amount: Cents, owed: readonly ReturnPart[]): ReturnPart[] {
  let left = amount;
  return owed.flatMap((part) => {
    const centavos = lesserCents(part.centavos, left);
    left = integerCents(left - centavos);
    return centavos > 0 ? [{ ...part, centavos }] : [];
  });
}
