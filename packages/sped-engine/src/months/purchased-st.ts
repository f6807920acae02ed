import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import type { RevenueLine } from '../lines/revenue-line.ts';

interface Purchase {
  day: string;
  st: number;
  quantity: number;
}

/** An item of an entry. Cents, millionths; the day is `AAAA-MM-DD`. */
export interface BoughtItem {
  item: string;
  unit: string;
  cfop: string;
  day: string;
  icmsSt: number;
  quantity: number;
}

/** Entries that are no purchases. */
const notBought = new Set(['SALE_RETURN', 'TRANSFER', 'OTHER', 'SERVICE', 'EXPORT_RETURN', 'BONUS']);

/** ICMS-ST of purchases in the upload, to estimate that of a sale (SP-086). */
export class PurchasedSt {
  /** By item and unit, one sum a day. */
  readonly #purchases = new Map<string, Purchase[]>();

  add({ item, unit, cfop, day, icmsSt, quantity }: BoughtItem): void {
    if (quantity > 0 && !notBought.has(cfopClass(cfop).class)) this.#add(`${item} ${unit}`, day, icmsSt, quantity);
  }

  /** Adds the purchases of another month. */
  addAll(other: PurchasedSt): void {
    for (const [name, list] of other.#purchases) for (const one of list) this.#add(name, one.day, one.st, one.quantity);
  }

  of(name: string): readonly Purchase[] {
    return this.#purchases.get(name) ?? [];
  }

  #add(name: string, day: string, st: number, quantity: number): void {
    const list = this.#purchases.get(name);
    const last = list?.at(-1);
    if (last?.day === day) {
      last.st += st;
      last.quantity += quantity;
    } else if (list) list.push({ day, st, quantity });
    else this.#purchases.set(name, [{ day, st, quantity }]);
  }
}

/** Returns the mean ST of the purchases up to the sale × the quantity sold, cents half up; undefined without any. */
export function estimateSt(
  sources: readonly PurchasedSt[],
  { item, unit, quantity, parent }: RevenueLine,
  lastDay: string,
): number | undefined {
  const day = parent.first || lastDay;
  const earlier = sources.flatMap((source) => source.of(`${item} ${unit}`)).filter((one) => one.day <= day);
  const bought = earlier.reduce((sum, one) => sum + BigInt(one.quantity), 0n);
  const st = earlier.reduce((sum, one) => sum + BigInt(one.st), 0n);
  if (bought === 0n || st === 0n) return undefined;
  return Number((st * BigInt(quantity) * 2n + bought) / (bought * 2n));
}
