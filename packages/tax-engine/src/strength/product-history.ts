import type { SpilledCodes } from '../notes/spill-line.ts';
import type { ProductHash } from '../notes/spill-scanner.ts';

/** Beyond this number of products, further ones are not compared over time. */
const MAX_PRODUCTS = 1 << 19;
const FIRST_SLOTS = 1 << 12;

/**
 * The NCMs under which products were sold without counting as monofásico, by the hash of product code and name: uploads
 * can hold a million names.
 */
export class ProductHistory {
  #size = 0;
  #high = new Int32Array(FIRST_SLOTS);
  #low = new Int32Array(FIRST_SLOTS);
  /** NCM + 1; 0 marks a free slot. */
  #ncm = new Int32Array(FIRST_SLOTS);

  /** Records an item whose NCM the rules leave out. Of several NCMs the lowest is kept, whatever the order. */
  add({ high, low }: ProductHash, { NCM }: SpilledCodes): void {
    const slot = this.#find(high, low);
    const ncm = Number(NCM) + 1;
    if (this.#ncm[slot] === 0) {
      if (this.#size === MAX_PRODUCTS) return;
      this.#size++;
      this.#high[slot] = high;
      this.#low[slot] = low;
      this.#ncm[slot] = ncm;
      if (this.#size * 2 > this.#ncm.length) this.#grow();
    } else if (ncm < (this.#ncm[slot] ?? 0)) this.#ncm[slot] = ncm;
  }

  /** Returns true when the product was also sold under another NCM, which does not count. */
  hasOtherNcm({ high, low }: ProductHash, { NCM }: SpilledCodes): boolean {
    const ncm = this.#ncm[this.#find(high, low)] ?? 0;
    return ncm !== 0 && ncm !== Number(NCM) + 1;
  }

  #find(high: number, low: number): number {
    const mask = this.#ncm.length - 1;
    let slot = (high ^ low) & mask;
    while (this.#ncm[slot] !== 0 && (this.#high[slot] !== high || this.#low[slot] !== low)) slot = (slot + 1) & mask;
    return slot;
  }

  #grow(): void {
    const [high, low, ncm] = [this.#high, this.#low, this.#ncm];
    const slots = ncm.length * 2;
    this.#high = new Int32Array(slots);
    this.#low = new Int32Array(slots);
    this.#ncm = new Int32Array(slots);
    for (let i = 0; i < ncm.length; i++) {
      if (ncm[i] === 0) continue;
      const slot = this.#find(high[i] ?? 0, low[i] ?? 0);
      this.#high[slot] = high[i] ?? 0;
      this.#low[slot] = low[i] ?? 0;
      this.#ncm[slot] = ncm[i] ?? 0;
    }
  }
}

/** Returns true for items whose NCM the rules leave out. A missing NCM contradicts nothing. */
export function isUncounted({ mono, review, exclusion, decision, ncmReason, NCM }: SpilledCodes): boolean {
  return !(mono || review) && exclusion === '' && decision < 0 && ncmReason !== 'invalid' && /^\d{8}$/.test(NCM);
}
