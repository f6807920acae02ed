import { Goods } from '../lines/goods.ts';
import type { RecordLine } from '../text/record-line.ts';

/** Items by establishment and code: the same code may name different goods in two establishments. */
export class ItemTable {
  readonly #items = new Map<string, Map<string, Goods>>();
  /** By a hash of the code's bytes, to find an item without building the text of its code. */
  readonly #byHash = new Map<string, Map<number, Goods>>();
  #establishment = '';
  /** The establishment that was last asked for. */
  #last: { establishment: string; byHash: Map<number, Goods> } | undefined;

  /** Takes records 0000, 0140 and 0200; others are ignored. Items without a 0140 belong to the company's own CNPJ. */
  take(line: RecordLine): void {
    if (line.name === '0000' || line.name === '0140') this.#establishment = line.text(line.name === '0000' ? 9 : 4);
    else if (line.name === '0200') {
      const code = line.text(2);
      const item = new Goods({ code, name: line.text(3), ncm: line.text(8), extipi: line.text(9), type: line.text(7) });
      this.#of(this.#items, this.#establishment).set(code, item);
      this.#of(this.#byHash, this.#establishment).set(line.hash(2), item);
    }
  }

  /** Returns the item with a code; only its code is known without a record 0200. */
  find(establishment: string, code: string): Goods {
    return this.#items.get(establishment)?.get(code) ?? new Goods({ code });
  }

  /** Finds the item whose code is in a field of a line. */
  findAt(establishment: string, line: RecordLine, field: number): Goods {
    if (this.#last?.establishment !== establishment) {
      this.#last = { establishment, byHash: this.#of(this.#byHash, establishment) };
    }
    const item = this.#last.byHash.get(line.hash(field));
    return item && line.equals(field, item.code) ? item : this.find(establishment, line.text(field));
  }

  #of<K, V>(maps: Map<string, Map<K, V>>, establishment: string): Map<K, V> {
    const known = maps.get(establishment) ?? new Map<K, V>();
    maps.set(establishment, known);
    return known;
  }
}
