import type { Declaration, DocumentKind, Payment } from './declaration.ts';

const byText = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const witnesses: readonly DocumentKind[] = ['extrato', 'sefaz', 'declaracao'];

/** The better witness first: sums hold, extrato, parcels shown; then by name, so that the order of files is nothing. */
function compareDocuments(a: Declaration, b: Declaration): number {
  const parcels = ({ activities }: Declaration) =>
    activities.reduce((sum, activity) => sum + activity.parcels.length, 0);
  return (
    a.mismatches.length - b.mismatches.length ||
    witnesses.indexOf(a.kind) - witnesses.indexOf(b.kind) ||
    parcels(b) - parcels(a) ||
    byText(a.files.join(), b.files.join())
  );
}

/** One payment as two rows tell of it, whichever comes first. */
function joined(a: Payment, b: Payment): Payment {
  const first = (one?: string, other?: string) => [one, other].filter((text) => text !== undefined).toSorted(byText)[0];
  const das = first(a.das, b.das);
  const bank = first(a.bank, b.bank);
  return { date: a.date, cents: a.cents, ...(das && { das }), ...(bank && { bank }) };
}

/** All payments of the documents: one that several documents show counts once, two equal ones in one document twice. */
export function mergePayments(documents: readonly Declaration[]): Payment[] {
  const merged = new Map<string, { payment: Payment; count: number }>();
  for (const { payments } of documents) {
    const own = Map.groupBy(payments, ({ date, cents }) => `${date} ${cents}`);
    for (const [key, same] of own) {
      const count = Math.max(same.length, merged.get(key)?.count ?? 0);
      merged.set(key, { payment: same.reduce(joined, merged.get(key)?.payment ?? (same[0] as Payment)), count });
    }
  }
  return [...merged.values()]
    .flatMap(({ payment, count }) => Array<Payment>(count).fill(payment))
    .toSorted((a, b) => byText(a.date, b.date) || a.cents - b.cents);
}

function mergeSameNumber(documents: readonly Declaration[]): Declaration {
  const [best, ...others] = documents.toSorted(compareDocuments) as [Declaration, ...Declaration[]];
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
 * All documents of one month (PA) as one: the highest sequence decides, the extrato and declaração of the same number
 * are put together, and the payments of every sequence are kept. @throws RangeError without documents.
 */
export function mergeDeclarations(documents: readonly Declaration[]): Declaration {
  const highest = Math.max(...documents.map(({ sequence }) => sequence));
  const latest = documents.filter(({ sequence }) => sequence === highest);
  if (latest.length === 0) throw new RangeError('mergeDeclarations precisa de um documento');
  const payments = mergePayments(documents);
  const states = latest.map(({ paymentState }) => paymentState);
  return {
    ...mergeSameNumber(latest),
    payments,
    paymentState: payments.length > 0 ? 'paid' : states.includes('none') ? 'none' : 'unknown',
  };
}
