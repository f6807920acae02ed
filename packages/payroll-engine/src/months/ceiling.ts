import { Exact } from '@restitui/tax-engine/rules/decimal.ts';
import type { EventBook } from '../events/event-book.ts';
import type { AmountsByCode } from '../events/period-totals.ts';
import type { PayrollPeriod } from '../payroll-period.ts';
import { ceilingOrder } from '../rules/positions.ts';
import { revenueCode } from '../rules/revenue-codes.ts';
import { thirdPartiesOf } from '../rules/third-parties.ts';
import type { SefipEstablishment } from '../sefip/read-sefip.ts';
import type { Amount } from './amounts.ts';
import { compareCells, comparePositions, compareText } from './cells.ts';
import { truncatedProduct } from './truncated-product.ts';

/** Amounts that documents show as paid in a period. A missing document is no ceiling; a code that one lacks leaves nothing. */
export interface Ceilings {
  byEstablishment: ReadonlyMap<string, AmountsByCode> | undefined;
  total: AmountsByCode | undefined;
  declared: AmountsByCode | undefined;
}

type Sefip = ReadonlyMap<string, SefipEstablishment> | undefined;

/** Collects the ceilings of a period: S-5011 or, without one, SEFIP; and DCTFWeb (PR-013, PR-048). */
export function ceilingsOf(book: EventBook, sefip: Sefip, period: PayrollPeriod): Ceilings {
  const totals = book.totals(period);
  const fromTotals = totals && new Map([...totals.establishments].map(([place, { paid }]) => [place, paid] as const));
  return {
    byEstablishment: fromTotals ?? (sefip && sefipCeilings(sefip, period)),
    total: totals?.paid,
    declared: book.declaration(period)?.declared,
  };
}

const PATRONAL = 20;

function sefipCeilings(sefip: NonNullable<Sefip>, period: PayrollPeriod): Map<string, AmountsByCode> {
  const places = [...sefip].map(([place, { remuneration, aliqRat, fpas, codTercs }]) => {
    const rates = [
      { code: revenueCode('patronal', period, false), rate: new Exact(PATRONAL) },
      { code: revenueCode('rat', period, false), rate: new Exact(aliqRat) },
      ...thirdPartiesOf(fpas, codTercs, undefined, period),
    ];
    const paid = rates.map(({ code, rate }) => [code, truncatedProduct(remuneration, rate)] as const);
    return [place, new Map(paid)] as const;
  });
  return new Map(places);
}

/**
 * Lowers the amounts of a period to what its documents show as paid, the surest classes first, and returns the sum of the
 * cuts in cents (PR-048).
 */
export function applyCeilings(amounts: Amount[], { byEstablishment, total, declared }: Ceilings): number {
  const ordered = amounts.toSorted(compareAmounts);
  const before = sum(ordered);
  if (byEstablishment) {
    const left = new Map([...byEstablishment].map(([place, paid]) => [place, new Map(paid)]));
    take(ordered, ({ cell }) => left.get(cell.establishment) ?? new Map());
  }
  for (const paid of [total, declared]) {
    const left = paid && new Map(paid);
    if (left) take(ordered, () => left);
  }
  return before - sum(ordered);
}

function take(amounts: Amount[], leftOf: (amount: Amount) => AmountsByCode): void {
  for (const amount of amounts) {
    const left = leftOf(amount);
    amount.cents = Math.min(amount.cents, Math.max(0, left.get(amount.code) ?? 0));
    left.set(amount.code, (left.get(amount.code) ?? 0) - amount.cents);
  }
}

function sum(amounts: Amount[]): number {
  return amounts.reduce((cents, amount) => cents + amount.cents, 0);
}

function compareAmounts(a: Amount, b: Amount): number {
  const [first, second] = [a.cell.position, b.cell.position];
  return (
    ceilingOrder.indexOf(first.class) - ceilingOrder.indexOf(second.class) ||
    comparePositions(first, second) ||
    compareCells(a.cell, b.cell) ||
    compareText(a.code, b.code)
  );
}
