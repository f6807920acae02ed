import type { Declaration, MarketCents, TaxCents } from '../declaration.ts';
import type { FlatActivity } from './flat-builder.ts';
import { type FlatRecord, moneyField, textField } from './flat-fields.ts';
import { addTaxes, createTaxCents } from './flat-parcels.ts';

type Accumulated = Pick<Declaration, 'rbt12' | 'rbt12p' | 'rba'>;

function marketOf(record: FlatRecord, totalAt: number, internalAt: number): MarketCents {
  const total = moneyField(record, totalAt);
  const internal = textField(record, internalAt) === '' ? total : moneyField(record, internalAt);
  return { internal, external: Math.max(0, total - internal), total };
}

/** Returns the revenue of the month from register 00000; the positions are of total, internal and external. */
export function revenueOf(record: FlatRecord, [total, internal, external]: [number, number, number]): MarketCents {
  const sum = moneyField(record, total);
  const abroad = moneyField(record, external);
  return {
    internal: textField(record, internal) === '' ? sum - abroad : moneyField(record, internal),
    external: abroad,
    total: sum,
  };
}

/** Parses register 02000: RBT12 as used and before proportional adjustment, and RBA. Cents. */
export function accumulatedOf(record: FlatRecord | undefined): Accumulated {
  if (!record) return { rbt12: undefined, rbt12p: undefined, rba: undefined };
  const used = marketOf(record, 1, 12);
  const original = textField(record, 4) === '' ? used : marketOf(record, 4, 13);
  const isProportional = original.total !== used.total;
  return {
    rbt12: isProportional ? original : used,
    rbt12p: isProportional ? used : undefined,
    rba: marketOf(record, 3, 14),
  };
}

/** Parses register 02000: fixed ICMS and ISS, which are not part of any activity. Cents. */
export function fixedAmounts(record: FlatRecord | undefined): { icms: number; iss: number } {
  return record ? { icms: moneyField(record, 6), iss: moneyField(record, 7) } : { icms: 0, iss: 0 };
}

/**
 * Computes the totals, which the layout does not contain: the sums of activities with the fixed amounts, and of suspended
 * parcels. Cents.
 */
export function totalsOf(
  activities: readonly FlatActivity[],
  fixed: { icms: number; iss: number },
): { declared: TaxCents; suspended: TaxCents } {
  const declared = { ...createTaxCents(), ...fixed, total: fixed.icms + fixed.iss };
  const suspended = createTaxCents();
  for (const { taxes, parcels } of activities) {
    addTaxes(declared, taxes);
    for (const { qualifiers, taxes: own } of parcels) {
      for (const tax of qualifiers.filter(({ kind }) => kind === 'suspensa').flatMap((one) => one.taxes)) {
        suspended[tax] += own[tax];
        suspended.total += own[tax];
      }
    }
  }
  return { declared, suspended };
}
