import type { Payment, PaymentState } from './declaration.ts';
import { parseGeneratedDas } from './parse-das.ts';
import { section } from './sections.ts';
import { moneyIn, type TextLine } from './text-line.ts';

const fullDate = /(\d{2})\/(\d{2})\/(\d{4})/g;

/** Returns the index of the payment date among several date columns. */
function paymentColumn(lines: readonly TextLine[]): number {
  const header = lines.find(({ folded }) => /data d[eo] pagamento/.test(folded))?.folded ?? '';
  const dates = Array.from(header.matchAll(/data (?:d[eo] )?(\w+)/g), (match) => match[1]);
  return Math.max(0, dates.indexOf('pagamento'));
}

function rowsOf(lines: readonly TextLine[]): Payment[] {
  const column = paymentColumn(lines);
  return lines.flatMap((line, i) => {
    const dates = [...line.folded.matchAll(fullDate)];
    const date = dates[column] ?? dates.at(-1);
    if (!date) return [];
    const own = moneyIn(line, date.index).at(-1);
    const next = lines[i + 1];
    const amount = own ?? (next && !/\d{2}\/\d{2}\/\d{4}/.test(next.folded) ? moneyIn(next).at(-1) : undefined);
    if (!amount || amount.cents === 0) return [];
    return [{ date: `${date[3]}-${date[2]}-${date[1]}`, cents: amount.cents, ...payerOf(line) }];
  });
}

/** Parses the remaining columns of a payment row: number of the DAS, bank and agency. */
function payerOf({ folded }: TextLine): Pick<Payment, 'das' | 'bank'> {
  const das = /(?<!\d)\d{17}(?!\d)/.exec(folded)?.[0];
  const bank = /(?<!\d)(\d{3})\s*\/\s*(\d{3,5})(?![\d/])/.exec(folded.replace(fullDate, ' '));
  return { ...(das && { das }), ...(bank && { bank: `${bank[1]}/${bank[2]}` }) };
}

/** Parses sections 5 (earlier DAS of the month that were recognised as paid) and 6.2 (the DAS of this declaration). */
export function parsePayments(lines: readonly TextLine[]): {
  payments: Payment[];
  paymentState: PaymentState;
  paidBefore: number;
} {
  const earlier = section(lines, /^5\)\s/, /^6(?:\.\d)?\)\s/);
  const own = section(lines, /^6\.2\)\s/, /^(?:6\.[3-9]|[7-9])\)\s/);
  const das = parseGeneratedDas(lines)?.number;
  const before = rowsOf(earlier);
  const paidBefore = before.reduce((sum, { cents }) => sum + cents, 0);
  const payments = [...before, ...rowsOf(own).map((payment) => ({ ...(das && { das }), ...payment }))];
  if (payments.length > 0) return { payments, paymentState: 'paid', paidBefore };
  const unpaid = own.some(({ folded }) => folded.includes('nao foi reconhecido pagamento'));
  return { payments, paymentState: unpaid ? 'none' : 'unknown', paidBefore };
}
