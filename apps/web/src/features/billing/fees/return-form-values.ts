import { type Day, formatDay } from '@restitui/brazil/day.ts';
import { formatDecimal, parseBRL } from '@restitui/brazil/money.ts';
import { isPaidByNow } from '@restitui/domain/billing/fees/fee-payouts.ts';
import { type NewFeeReturn, newFeeReturn } from '@restitui/domain/billing/fees/fee-returns.ts';
import { feeErrors } from '@restitui/domain/billing/fees/fees.errors.ts';
import { z } from 'zod';

const text = z.string();
const values = z.object({ valor: text, data: text, observacao: text });
export type ReturnFormValues = z.input<typeof values>;

/** All fees of a client, or one of them. */
export type ReturnTarget = Pick<NewFeeReturn, 'id_client' | 'id_credit'>;

/** Returns the schema that converts the values of the form to a return of at most `a_devolver` reais. */
export function returnFormSchema(of: ReturnTarget, a_devolver: number, today: Day) {
  return values.transform((fields, context): NewFeeReturn => {
    const refuse = (path: string, message: string) => context.addIssue({ code: 'custom', path: [path], message });
    const valor = parseBRL(fields.valor);
    const { success, data, error } = newFeeReturn.safeParse({ ...of, ...fields, valor, seen: a_devolver });
    if (valor !== undefined && valor > a_devolver) refuse('valor', feeErrors.fee_return_beyond.message);
    for (const { path, message } of error?.issues ?? []) refuse(String(path[0]), message);
    if (!success) return z.NEVER;
    if (!isPaidByNow(data, today)) refuse('data', feeErrors.fee_return_future.message);
    return data;
  });
}

/** Initial values: all that is to be given back, today. */
export function initialReturn(a_devolver: number, today: Day): ReturnFormValues {
  return { valor: formatDecimal(a_devolver), data: formatDay(today), observacao: '' };
}
