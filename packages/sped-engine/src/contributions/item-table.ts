import type { RecordLine } from '../text/record-line.ts';

/** Properties of an item in record 0200. */
export interface Item {
  name: string;
  ncm: string;
  extipi: string;
  /** TIPO_ITEM: 00 resale, 03 in process, 04 finished. */
  type: string;
}

const unknown: Item = { name: '', ncm: '', extipi: '', type: '' };

/** Items by establishment and code: the same code may name different goods in two establishments. */
export class ItemTable {
  readonly #items = new Map<string, Map<string, Item>>();
  #establishment = '';

  /** Takes records 0000, 0140 and 0200; others are ignored. Items without a 0140 belong to the company's own CNPJ. */
  take(line: RecordLine): void {
    if (line.name === '0000' || line.name === '0140') this.#establishment = line.text(line.name === '0000' ? 9 : 4);
    else if (line.name === '0200') {
      const item = { name: line.text(3), ncm: line.text(8), extipi: line.text(9), type: line.text(7) };
      const ofEstablishment = this.#items.get(this.#establishment) ?? new Map<string, Item>();
      this.#items.set(this.#establishment, ofEstablishment.set(line.text(2), item));
    }
  }

  find(establishment: string, code: string): Item {
    return this.#items.get(establishment)?.get(code) ?? unknown;
  }
}
