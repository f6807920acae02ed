import { elementAt } from '../element-at.ts';
import type { Declaration, DocumentKind, Payment } from './declaration.ts';

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const documentPreference: readonly DocumentKind[] = ['extrato', 'sefaz', 'declaracao'];

// The more reliable document first: sums correct, extrato, parcels printed; then by name, for a stable result.
function compareDocuments(a: Declaration, b: Declaration): number {
  const parcels = ({ activities }: Declaration) =>
    activities.reduce((sum, activity) => sum + activity.parcels.length, 0);
  return (
    a.mismatches.length - b.mismatches.length ||
    documentPreference.indexOf(a.kind) - documentPreference.indexOf(b.kind) ||
    parcels(b) - parcels(a) ||
    byText(a.files.join(), b.files.join())
  );
}

/** Merges two rows of the same payment, in either order. */
function joined(a: Payment, b: Payment): Payment {
  const first = (one?: string, other?: string) => [one, other].filter((text) => text !== undefined).toSorted(byText)[0];
  const das = first(a.das, b.das);
  const bank = first(a.bank, b.bank);
  return { date: a.date, cents: a.cents, ...(das && { das }), ...(bank && { bank }) };
}

/**
 * Merges the payments of several documents. A payment printed in several documents counts once, two equal payments in
 * the same document twice.
 */
export function mergePayments(documents: readonly Declaration[]): Payment[] {
  const merged = new Map<string, { payment: Payment; count: number }>();
  for (const { payments } of documents) {
    const own = Map.groupBy(payments, ({ date, cents }) => `${date} ${cents}`);
    for (const [key, same] of own) {
      const count = Math.max(same.length, merged.get(key)?.count ?? 0);
      merged.set(key, { payment: same.reduce(joined, merged.get(key)?.payment ?? elementAt(same, 0)), count });
    }
  }
  return [...merged.values()]
    .flatMap(({ payment, count }) => Array<Payment>(count).fill(payment))
    .toSorted((a, b) => byText(a.date, b.date) || a.cents - b.cents);
}

function mergeSameNumber(documents: readonly Declaration[]): Declaration {
  const [best, ...others] = documents.toSorted(compareDocuments);
  if (!best) throw new RangeError('mergeDeclarations precisa de um documento');
  const merged = { ...best, files: documents.flatMap(({ files }) => files).toSorted(byText), copies: others };
  for (const other of others) {
    merged.companyName ||= other.companyName;
    merged.revenue ??= other.revenue;
    merged.cashRevenue ??= other.cashRevenue;
    merged.rbt12 ??= other.rbt12;
    merged.rbt12p ??= other.rbt12p;
    merged.rba ??= other.rba;
    merged.openedOn ??= other.openedOn;
    merged.summary ??= other.summary;
    if (merged.history.length === 0) merged.history = other.history;
    merged.sublimit ??= other.sublimit;
    merged.das ??= other.das;
    merged.rectifying ||= other.rectifying;
  }
  const differs = others.some(
    ({ mismatches, totals, revenue }) =>
      mismatches.length === 0 &&
      (totals.declared?.total !== best.totals.declared?.total || revenue?.total !== best.revenue?.total),
  );
  if (differs) {
    merged.mismatches = [...merged.mismatches, 'Há documentos com o mesmo número de declaração e valores diferentes.'];
  }
  return merged;
}

/**
 * Merges all documents of one month (PA): uses the highest sequence, combines the extrato and declaração of the same
 * number and keeps the payments of every sequence.
 * @throws RangeError without documents.
 */
export function mergeDeclarations(documents: readonly Declaration[]): Declaration {
  const highest = Math.max(...documents.map(({ sequence }) => sequence));
  const latest = documents.filter(({ sequence }) => sequence === highest);
  const payments = mergePayments(documents);
  const states = latest.map(({ paymentState }) => paymentState);
  return {
    ...mergeSameNumber(latest),
    payments,
    paymentState: payments.length > 0 ? 'paid' : states.includes('none') ? 'none' : 'unknown',
  };
}
