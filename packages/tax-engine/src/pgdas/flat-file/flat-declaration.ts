import { checkSums } from '../check-sums.ts';
import type { Activity, Declaration } from '../declaration.ts';
import { type FlatActivity, FlatBuilder } from './flat-builder.ts';
import { dayField, FlatLineError, type FlatRecord, monthField, textField } from './flat-fields.ts';
import { accumulatedOf, fixedAmounts, revenueOf, totalsOf } from './flat-sums.ts';

// The PDFs print no taxes per parcel, so the common shape has none.
function withoutParcelTaxes(activity: FlatActivity): Activity {
  return { ...activity, parcels: activity.parcels.map(({ cents, qualifiers }) => ({ cents, qualifiers })) };
}

export interface FlatDeclaration {
  declaration: Declaration;
  /** Lines that could not be read. With any, the sums are unreliable. */
  damaged: FlatLineError[];
  /** Registers that the layout does not define. */
  unknown: FlatRecord[];
}

/**
 * Builds a declaration from its registers (`head` is 00000), in the same shape as from a PDF. `damaged` are its lines
 * that were no records.
 * @throws FlatLineError when its first register is invalid.
 */
export function flatDeclaration(
  [head, ...rest]: readonly [FlatRecord, ...FlatRecord[]],
  damaged: readonly FlatLineError[],
  file: string,
): FlatDeclaration {
  const builder = new FlatBuilder();
  const broken = [...damaged];
  const unknown: FlatRecord[] = [];
  for (const record of rest) {
    try {
      if (!builder.take(record)) unknown.push(record);
    } catch (error) {
      if (!(error instanceof FlatLineError)) throw error;
      broken.push(error);
    }
  }
  const fixed = fixedAmounts(builder.accumulated);
  const number = textField(head, 1).toUpperCase();
  const regime = textField(head, 15) === '1' ? 'caixa' : 'competencia';
  const declaration: Declaration = {
    files: [file],
    kind: 'sefaz',
    number,
    sequence: Number(number.slice(14)),
    root: textField(head, 6).slice(0, 8) || number.slice(0, 8),
    companyName: textField(head, 7),
    taxMonth: monthField(head, 11),
    rectifying: textField(head, 14) === 'R',
    regime,
    opting: textField(head, 9) !== 'N',
    openedOn: dayField(head, 10),
    revenue: revenueOf(head, [12, 17, 18]),
    cashRevenue: regime === 'caixa' ? revenueOf(head, [16, 19, 20]) : undefined,
    ...accumulatedOf(builder.accumulated),
    sublimit: builder.sublimit,
    limit: undefined,
    history: builder.history(),
    establishments: builder.establishments,
    activities: builder.activities.map(withoutParcelTaxes),
    totals: totalsOf(builder.activities, fixed),
    summary: undefined,
    hasFixedAmounts: fixed.icms + fixed.iss > 0,
    das: builder.das.latest(),
    paidBefore: 0,
    payments: [],
    paymentState: 'unknown',
    copies: [],
    mismatches: [],
  };
  declaration.mismatches = [
    ...broken.map(({ line, message }) => `A linha ${line} do arquivo da SEFAZ não pôde ser lida: ${message}.`),
    ...checkSums(declaration),
  ];
  return { declaration, damaged: broken, unknown };
}
