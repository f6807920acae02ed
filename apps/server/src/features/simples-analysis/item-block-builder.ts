import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ItemLine } from '@restitui/tax-engine/reading.ts';
import { type ItemKind, ownNoteFields, type PackedBlock, productFields, sharedNoteFields } from './item-block.ts';
import { keyColumns } from './key-columns.ts';
import { noteColumns } from './note-columns.ts';
import { centsColumn, countColumn } from './number-columns.ts';
import { packColumns } from './packed-columns.ts';
import { textColumn } from './text-column.ts';

const itemsEach = 65_536;
const productsEach = 32_768;

/** Packs items in the order in which they come: `add` gives the block that the item no longer fits into. */
export class ItemBlockBuilder {
  #open: OpenBlock | undefined;
  #blocks = 0;
  #items = 0;

  add(line: ItemLine): PackedBlock | undefined {
    const full = this.#open?.fits(line) ? undefined : this.finish();
    this.#open ??= new OpenBlock(line.competencia, this.#blocks, this.#items);
    this.#open.add(line);
    this.#items++;
    return full;
  }

  /** What is left. */
  finish(): PackedBlock | undefined {
    const block = this.#open?.pack();
    if (block) this.#blocks++;
    this.#open = undefined;
    return block;
  }
}

/** All blocks of some items. */
export function packItems(lines: Iterable<ItemLine>): PackedBlock[] {
  const builder = new ItemBlockBuilder();
  const blocks: (PackedBlock | undefined)[] = [];
  for (const line of lines) blocks.push(builder.add(line));
  blocks.push(builder.finish());
  return blocks.filter((block) => block !== undefined);
}

/** Texts, each once, in the order in which they came. */
class Dictionary<V> {
  readonly values: V[] = [];
  readonly #places = new Map<string, number>();

  place(key: string, value: () => V): number {
    let place = this.#places.get(key);
    if (place === undefined) {
      place = this.values.length;
      this.#places.set(key, place);
      this.values.push(value());
    }
    return place;
  }
}

interface Tally {
  product: number;
  kind: number;
  items: number;
  cents: number;
}

class OpenBlock {
  readonly #place: Pick<PackedBlock, 'competencia' | 'ordem' | 'primeiro'>;
  readonly #products = new Dictionary<string[]>();
  readonly #kinds = new Dictionary<ItemKind>();
  readonly #tallies = new Dictionary<Tally>();
  readonly #items = { product: [] as number[], kind: [] as number[], cents: [] as number[], number: [] as number[] };
  readonly #keys: string[] = [];
  readonly #shared = new Dictionary<string[]>();
  readonly #sharedOfNote: number[] = [];
  readonly #notes: string[][] = [];
  readonly #ofNote: number[] = [];

  constructor(competencia: string, ordem: number, primeiro: number) {
    this.#place = { competencia, ordem, primeiro };
  }

  /** A note stays whole. */
  fits({ competencia, chave }: ItemLine): boolean {
    if (competencia !== this.#place.competencia) return false;
    if (chave === this.#keys.at(-1)) return true;
    return this.#items.cents.length < itemsEach && this.#products.values.length < productsEach;
  }

  add(line: ItemLine): void {
    if (this.#keys.at(-1) !== line.chave) {
      this.#keys.push(line.chave);
      this.#notes.push(ownNoteFields.map((field) => line[field]));
      const shared = sharedNoteFields.map((field) => line[field]);
      this.#sharedOfNote.push(this.#shared.place(shared.join('\u0002'), () => shared));
      this.#ofNote.push(0);
    }
    (this.#ofNote[this.#ofNote.length - 1] as number)++;
    const texts = productFields.map((field) => line[field]);
    const product = this.#products.place(texts.join('\u0002'), () => texts);
    const of = kindOf(line);
    const kind = this.#kinds.place(Object.values(of).join('\u0002'), () => of);
    this.#items.product.push(product);
    this.#items.kind.push(kind);
    this.#items.cents.push(line.valor);
    this.#items.number.push(line.item);
    const place = this.#tallies.place(`${product} ${kind}`, () => ({ product, kind, items: 0, cents: 0 }));
    const tally = this.#tallies.values[place] as Tally;
    tally.items++;
    tally.cents += line.valor;
  }

  pack(): PackedBlock {
    const products = this.#products.values;
    const tallies = this.#tallies.values;
    const { product, kind, cents, number } = this.#items;
    return {
      ...this.#place,
      itens: cents.length,
      notas: this.#keys.length,
      dicionarios: packColumns([
        ...productFields.map((_, i) => textColumn(products.map((texts) => texts[i] as string))),
        textColumn(products.map(([codigo = '', produto = '', ncm = '']) => foldText(`${produto} ${ncm} ${codigo}`))),
        Buffer.from(JSON.stringify(this.#kinds.values)),
      ]),
      somas: packColumns([
        countColumn(tallies.map((tally) => tally.product)),
        countColumn(tallies.map((tally) => tally.kind)),
        countColumn(tallies.map((tally) => tally.items)),
        centsColumn(tallies.map((tally) => tally.cents)),
      ]),
      colunas: packColumns([
        countColumn(product),
        countColumn(kind),
        centsColumn(cents),
        countColumn(number),
        countColumn(this.#ofNote),
      ]),
      chaves: packColumns(keyColumns(this.#keys)),
      documentos: packColumns(
        noteColumns({ shared: this.#shared.values, sharedOf: this.#sharedOfNote, own: this.#notes }),
      ),
      linhas: null,
    };
  }
}

function kindOf({ cfop, cst_icms, cst_pis, cst_cofins, grupo, anexo, revisar, regra, lei }: ItemLine): ItemKind {
  return { cfop, cst_icms, cst_pis, cst_cofins, grupo, anexo, revisar, regra, lei };
}
