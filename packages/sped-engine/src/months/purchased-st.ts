import type { RevenueLine } from '../lines/revenue-line.ts';

interface Purchase {
  day: string;
  st: number;
  quantity: number;
}

/** ICMS-ST of purchases in the upload, to estimate that of a sale (SP-086). */
export class PurchasedSt {
  readonly #purchases = new Map<string, Purchase[]>();

  add({ item, unit, icmsSt, quantity, parent }: RevenueLine): void {
    if (icmsSt <= 0 || quantity <= 0) return;
    const name = `${item} ${unit}`;
    const list = this.#purchases.get(name);
    const purchase = { day: parent.first, st: icmsSt, quantity };
    if (list) list.push(purchase);
    else this.#purchases.set(name, [purchase]);
  }

  /** Returns the mean ST of the purchases up to the sale × the quantity sold, cents half up; undefined without any. */
  estimate({ item, unit, quantity, parent }: RevenueLine): number | undefined {
    const earlier = (this.#purchases.get(`${item} ${unit}`) ?? []).filter(({ day }) => day <= parent.first);
    const bought = earlier.reduce((sum, one) => sum + BigInt(one.quantity), 0n);
    if (bought === 0n) return undefined;
    const st = earlier.reduce((sum, one) => sum + BigInt(one.st), 0n);
    return Number((st * BigInt(quantity) * 2n + bought) / (bought * 2n));
  }
}
