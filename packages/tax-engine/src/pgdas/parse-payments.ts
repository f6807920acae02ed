import type { Payment, PaymentState } from './declaration.ts';
import { moneyIn, type TextLine } from './text-line.ts';

const fullDate = /(\d{2})\/(\d{2})\/(\d{4})/g;

function section(lines: readonly TextLine[], start: RegExp, end: RegExp): TextLine[] {
  const from = lines.findIndex(({ folded }) => start.test(folded));
  if (from < 0) return [];
  const rest = lines.slice(from + 1);
  const to = rest.findIndex(({ folded }) => end.test(folded));
  return to < 0 ? rest : rest.slice(0, to);
}

/** Among several date columns, which one is the payment's. */
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
    return amount && amount.cents > 0 ? [{ date: `${date[3]}-${date[2]}-${date[1]}`, cents: amount.cents }] : [];
  });
}

/** Sections 5 (earlier DAS of the month that were recognised as paid) and 6.2 (the DAS of this declaration). */
export function parsePayments(lines: readonly TextLine[]): { payments: Payment[]; paymentState: PaymentState } {
  const earlier = section(lines, /^5\)\s/, /^6(?:\.\d)?\)\s/);
  const own = section(lines, /^6\.2\)\s/, /^(?:6\.[3-9]|[7-9])\)\s/);
  const payments = [...rowsOf(earlier), ...rowsOf(own)];
  if (payments.length > 0) return { payments, paymentState: 'paid' };
  const unpaid = own.some(({ folded }) => folded.includes('nao foi reconhecido pagamento'));
  return { payments, paymentState: unpaid ? 'none' : 'unknown' };
}
