import { type Day, formatDay } from '@restitui/brazil/day.ts';
import { formatDecimal, parseBRL } from '@restitui/brazil/money.ts';
import { isPaidByNow, type NewPayout, newPayout } from '@restitui/domain/billing/fees/fee-payouts.ts';
import type { FeeAccount } from '@restitui/domain/billing/fees/fees.api.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import { z } from 'zod';

const text = z.string();
const values = z.object({ valor: text, data: text, forma: text, referencia: text });
export type PayoutFormValues = z.input<typeof values>;

/** Returns the schema that converts the values of the dialog to a payout of this receiver. */
export function payoutFormSchema({ papel, id_user, aberto }: FeeAccount, today: Day) {
  return values.transform((fields, context): NewPayout => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const valor = parseBRL(fields.valor);
    const sent = { ...fields, papel, id_user, seen: aberto, valor };
    const { success, data, error } = newPayout.safeParse(sent);
    if (valor !== undefined && valor > aberto) refuse('valor', feeErrors.fee_payout_beyond.message);
    for (const { path, message } of error?.issues ?? []) refuse(String(path[0]), message);
    if (!success) return z.NEVER;
    if (!isPaidByNow(data, today)) refuse('data', feeErrors.fee_payout_future.message);
    return data;
  });
}

/** Initial values: the whole open amount, today. */
export function initialPayout({ aberto }: FeeAccount, today: Day): PayoutFormValues {
  return { valor: formatDecimal(aberto), data: formatDay(today), forma: 'PIX', referencia: '' };
}
