import { cfopClass } from '@restitui/tax-engine/rules/cfop-class.ts';
import type { RevenueLine } from '../lines/revenue-line.ts';

/** Purchases of an item on one day. */
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

/** Purchases of an item in one unit, one sum a day: a file repeats its days in every item. */
class ItemPurchases {
  readonly #byDay = new Map<string, Purchase>();
  #last: Purchase | undefined;

  add(day: string, st: number, quantity: number): void {
    if (this.#last?.day !== day) this.#last = this.#byDay.get(day) ?? this.#open(day);
    this.#last.st += st;
    this.#last.quantity += quantity;
  }

  all(): Iterable<Purchase> {
    return this.#byDay.values();
  }

  #open(day: string): Purchase {
    const purchase = { day, st: 0, quantity: 0 };
    this.#byDay.set(day, purchase);
    return purchase;
  }
}

/** Purchases as they are sent to another thread: columns by unit and item. An object for each day took three times as long. */
export type PurchasesData = ReadonlyMap<string, ReadonlyMap<string, PurchaseColumns>>;

interface PurchaseColumns {
  days: string[];
  st: number[];
  quantities: number[];
}

/** ICMS-ST of purchases in the upload, to estimate that of a sale (SP-086). */
export class PurchasedSt {
  readonly #byUnit = new Map<string, Map<string, ItemPurchases>>();

  add({ item, unit, cfop, day, icmsSt, quantity }: BoughtItem): void {
    if (quantity > 0 && !notBought.has(cfopClass(cfop).class)) this.#open(unit, item).add(day, icmsSt, quantity);
  }

  /** Moves the purchases of another month here. */
  takeAll(other: PurchasedSt): void {
    for (const [unit, items] of other.#byUnit) {
      for (const [item, purchases] of items) {
        const own = this.#open(unit, item);
        for (const { day, st, quantity } of purchases.all()) own.add(day, st, quantity);
      }
    }
    other.#byUnit.clear();
  }

  /** Returns the purchases, to add them to others in another thread. */
  toData(): PurchasesData {
    const columnsOf = (item: ItemPurchases): PurchaseColumns => {
      const all = [...item.all()];
      return {
        days: all.map(({ day }) => day),
        st: all.map(({ st }) => st),
        quantities: all.map(({ quantity }) => quantity),
      };
    };
    return new Map(
      [...this.#byUnit].map(([unit, items]) => [
        unit,
        new Map([...items].map(([item, purchases]) => [item, columnsOf(purchases)])),
      ]),
    );
  }

  addData(data: PurchasesData): void {
    for (const [unit, items] of data) {
      for (const [item, { days, st, quantities }] of items) {
        const own = this.#open(unit, item);
        for (const [at, day] of days.entries()) own.add(day, st[at] ?? 0, quantities[at] ?? 0);
      }
    }
  }

  of(unit: string, item: string): Iterable<Purchase> {
    return this.#byUnit.get(unit)?.get(item)?.all() ?? [];
  }

  #open(unit: string, item: string): ItemPurchases {
    let items = this.#byUnit.get(unit);
    if (!items) {
      items = new Map();
      this.#byUnit.set(unit, items);
    }
    let purchases = items.get(item);
    if (!purchases) {
      purchases = new ItemPurchases();
      items.set(item, purchases);
    }
    return purchases;
  }
}

/** Returns the mean ST of the purchases up to the sale × the quantity sold, cents half up; undefined without any. */
export function estimateSt(
  sources: readonly PurchasedSt[],
  { item, unit, quantity, parent }: RevenueLine,
  lastDay: string,
): number | undefined {
  const day = parent.first || lastDay;
  const earlier = sources.flatMap((source) => [...source.of(unit, item)]).filter((one) => one.day <= day);
  const bought = earlier.reduce((sum, one) => sum + BigInt(one.quantity), 0n);
  const st = earlier.reduce((sum, one) => sum + BigInt(one.st), 0n);
  if (bought === 0n || st === 0n) return undefined;
  return Number((st * BigInt(quantity) * 2n + bought) / (bought * 2n));
}
