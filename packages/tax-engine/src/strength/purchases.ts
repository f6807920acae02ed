import type { NoteFacts } from '../notes/document-facts.ts';
import { cfopClass } from '../rules/cfop-class.ts';
import { foldWords } from '../rules/name-traits.ts';
import type { RuleSet } from '../rules/rule-set.ts';
import { readGtin } from './gtin.ts';

/** An item that a supplier sold to the client, as far as it shows how PIS and COFINS were collected. */
export interface PurchaseLine {
  /** Access key of the supplier's note. */
  key: string;
  /** 14 digits, or empty. */
  gtin: string;
  /** NCM and folded name. */
  product: string;
  /** The supplier's CST shows concentrated collection; otherwise it shows ordinary taxation. */
  isConcentrated: boolean;
}

const concentrated = new Set(['02', '03', '04', '05']);
const ordinary = new Set(['01', '06']);

/** Identifies a product without a barcode. */
export function productName(ncm: string, produto: string): string {
  return `${ncm}${foldWords(produto)}`;
}

/**
 * Returns what the CST of PIS and COFINS shows; undefined when it shows nothing. Only a supplier of the normal regime
 * states the taxation of its sale by the CST: notes of the Simples Nacional carry 49 or 99 for all goods.
 */
export function readSupplierCst(cstPis: string, cstCofins: string, crt: string): boolean | undefined {
  if (crt !== '3') return undefined;
  const codes = [cstPis, cstCofins].filter((code) => code !== '');
  if (codes.length === 0) return undefined;
  if (codes.every((code) => concentrated.has(code))) return true;
  return codes.every((code) => ordinary.has(code)) ? false : undefined;
}

/** Lists the items of a supplier's authorised sale to the client that are evidence. */
export function purchaseLines(note: NoteFacts, rules: RuleSet): PurchaseLine[] {
  if (note.tpNF === '0' || note.CRT !== '3') return [];
  return note.items.flatMap((item) => {
    const isConcentrated = readSupplierCst(item.cstPis, item.cstCofins, note.CRT);
    if (isConcentrated === undefined || cfopClass(item.CFOP, rules).effect <= 0) return [];
    return [{ key: note.key, gtin: readGtin(item.gtin), product: productName(item.NCM, item.xProd), isConcentrated }];
  });
}

/** The evidence that purchases of a product give. */
export interface PurchaseEvidence {
  isProved: boolean;
  isContradicted: boolean;
  /** The product was found by its barcode, otherwise by NCM and name. */
  byBarcode: boolean;
}

/** More notes would add nothing; the lowest keys are kept, so that the order of files has no effect. */
const KEPT_KEYS = 3;

class KeySet {
  readonly keys: string[] = [];

  add(key: string): void {
    if (this.keys.includes(key)) return;
    this.keys.push(key);
    if (this.keys.length <= KEPT_KEYS) return;
    this.keys.sort();
    this.keys.length = KEPT_KEYS;
  }
}

/** The client's purchases by product. */
export class PurchaseIndex {
  readonly #proofs = new Map<string, KeySet>();
  readonly #contradictions = new Map<string, KeySet>();
  #cancelled: ReadonlySet<string> = new Set();

  add(lines: readonly PurchaseLine[]): void {
    for (const { key, gtin, product, isConcentrated } of lines) {
      const index = isConcentrated ? this.#proofs : this.#contradictions;
      for (const name of gtin === '' ? [product] : [gtin, product]) {
        let keys = index.get(name);
        if (!keys) {
          keys = new KeySet();
          index.set(name, keys);
        }
        keys.add(key);
      }
    }
  }

  get isEmpty(): boolean {
    return this.#proofs.size + this.#contradictions.size === 0;
  }

  /** Ignores the purchases of these access keys from now on. */
  withdraw(cancelled: readonly string[]): void {
    this.#cancelled = new Set(cancelled);
  }

  /** Returns the evidence for a product by its barcode, otherwise by NCM and name; undefined without purchases. */
  find(gtin: string, ncm: string, produto: string): PurchaseEvidence | undefined {
    const valid = readGtin(gtin);
    if (valid !== '') {
      const found = this.#evidence(valid, true);
      if (found) return found;
    }
    return this.#evidence(productName(ncm, produto), false);
  }

  #evidence(name: string, byBarcode: boolean): PurchaseEvidence | undefined {
    const isHeld = (index: Map<string, KeySet>) =>
      index.get(name)?.keys.some((key) => !this.#cancelled.has(key)) === true;
    const isProved = isHeld(this.#proofs);
    const isContradicted = isHeld(this.#contradictions);
    return isProved || isContradicted ? { isProved, isContradicted, byBarcode } : undefined;
  }
}
