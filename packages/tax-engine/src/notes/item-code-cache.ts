import { type FieldStore, NO_DIGITS } from '../xml/field-store.ts';
import type { ItemCodes } from './document-facts.ts';
import { F } from './note-paths.ts';

const codeFields = [F.NCM, F.CEST, F.EXTIPI, F.CFOP, F.orig, F.CSOSN, F.CST, F.cstPis, F.cstCofins, F.indTot];
const KEYS = codeFields.length;
const SLOTS = 1 << 13;
const MAX_STEPS = 8;

/** Placeholder for an item that has not been read. */
export const noCodes: ItemCodes = {
  id: 0,
  NCM: '',
  CEST: '',
  EXTIPI: '',
  CFOP: '',
  orig: '',
  icms: '',
  cstPis: '',
  cstCofins: '',
  inTotal: true,
};

/**
 * Caches the codes of items by their digits. Clients sell the same products repeatedly, so most lookups hit.
 */
export class ItemCodeCache {
  readonly #keys = new Int32Array(SLOTS * KEYS);
  readonly #codes: (ItemCodes | undefined)[] = new Array(SLOTS).fill(undefined);
  readonly #wanted = new Int32Array(KEYS);
  #lastId = 0;

  /** Returns the codes of the item whose fields were read last. */
  read(fields: FieldStore): ItemCodes {
    let hash = 0;
    for (let i = 0; i < KEYS; i++) {
      const key = fields.digits(codeFields[i] ?? 0);
      if (key === NO_DIGITS) return this.#create(fields);
      this.#wanted[i] = key;
      hash = Math.imul(hash ^ key, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    const first = hash & (SLOTS - 1);
    for (let step = 0; step < MAX_STEPS; step++) {
      const slot = (first + step) & (SLOTS - 1);
      const known = this.#codes[slot];
      if (known === undefined) return this.#store(slot, fields);
      if (this.#isWanted(slot)) return known;
    }
    return this.#store(first, fields);
  }

  #isWanted(slot: number): boolean {
    for (let i = 0; i < KEYS; i++) if (this.#keys[slot * KEYS + i] !== this.#wanted[i]) return false;
    return true;
  }

  #store(slot: number, fields: FieldStore): ItemCodes {
    this.#keys.set(this.#wanted, slot * KEYS);
    const codes = this.#create(fields);
    this.#codes[slot] = codes;
    return codes;
  }

  #create(fields: FieldStore): ItemCodes {
    return {
      id: ++this.#lastId,
      NCM: fields.code(F.NCM),
      CEST: fields.code(F.CEST),
      EXTIPI: fields.code(F.EXTIPI),
      CFOP: fields.code(F.CFOP),
      orig: fields.code(F.orig),
      icms: fields.code(F.CSOSN) || fields.code(F.CST),
      cstPis: fields.code(F.cstPis),
      cstCofins: fields.code(F.cstCofins),
      inTotal: fields.code(F.indTot) !== '0',
    };
  }
}
