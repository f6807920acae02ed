import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { encodeAccessKeys } from './access-key-columns.ts';
import { elementAt } from './element-at.ts';
import { IbsCbsColumns } from './ibs-cbs-columns.ts';
import { type ItemKind, ownNoteFields, type PackedBlock, productFields, sharedNoteFields } from './item-block.ts';
import { encodeNotes } from './note-columns.ts';
import { encodeCents, encodeCounts } from './number-columns.ts';
import { packColumns } from './packed-columns.ts';
import { encodeTexts } from './text-column.ts';

const maxItems = 65_536;
const maxProducts = 32_768;

/**
 * Packs items, in the order in which they are added, into blocks of up to 65,536 items of one month. A block grows
 * beyond that only to keep its last note whole.
 */
export class ItemBlockBuilder {
  #open: OpenBlock | undefined;
  #blocks = 0;
  #items = 0;

  /** Adds an item; returns the previous block, packed, if the item started another one. */
  add(line: ItemLine): PackedBlock | undefined {
    const finished = this.#open?.fits(line) ? undefined : this.finish();
    this.#open ??= new OpenBlock(line.competencia, this.#blocks, this.#items);
    this.#open.add(line);
    this.#items++;
    return finished;
  }

  /** Packs the items of the open block; undefined if there are none. */
  finish(): PackedBlock | undefined {
    const block = this.#open?.pack();
    if (block) this.#blocks++;
    this.#open = undefined;
    return block;
  }
}

/** Packs all items at once. */
export function packItems(lines: Iterable<ItemLine>): PackedBlock[] {
  const builder = new ItemBlockBuilder();
  const blocks: (PackedBlock | undefined)[] = [];
  for (const line of lines) blocks.push(builder.add(line));
  blocks.push(builder.finish());
  return blocks.filter((block) => block !== undefined);
}

/** Distinct values, indexed in the order in which they were added. */
class Dictionary<V> {
  readonly values: V[] = [];
  readonly #indexes = new Map<string, number>();

  indexOf(key: string, value: () => V): number {
    let index = this.#indexes.get(key);
    if (index === undefined) {
      index = this.values.length;
      this.#indexes.set(key, index);
      this.values.push(value());
    }
    return index;
  }
}

interface Tally {
  product: number;
  kind: number;
  items: number;
  cents: number;
}

class OpenBlock {
  readonly #position: Pick<PackedBlock, 'competencia' | 'ordem' | 'primeiro'>;
  readonly #products = new Dictionary<string[]>();
  readonly #kinds = new Dictionary<ItemKind>();
  readonly #tallies = new Dictionary<Tally>();
  readonly #items: Record<'product' | 'kind' | 'cents' | 'number', number[]> = {
    product: [],
    kind: [],
    cents: [],
    number: [],
  };
  readonly #ibsCbs = new IbsCbsColumns();
  readonly #keys: string[] = [];
  readonly #shared = new Dictionary<string[]>();
  readonly #sharedOfNote: number[] = [];
  readonly #notes: string[][] = [];
  readonly #itemsPerNote: number[] = [];

  constructor(competencia: string, ordem: number, primeiro: number) {
    this.#position = { competencia, ordem, primeiro };
  }

  /** Returns true for items of the last note even if the block is full. */
  fits({ competencia, chave }: ItemLine): boolean {
    if (competencia !== this.#position.competencia) return false;
    if (chave === this.#keys.at(-1)) return true;
    return this.#items.cents.length < maxItems && this.#products.values.length < maxProducts;
  }

  add(line: ItemLine): void {
    if (this.#keys.at(-1) !== line.chave) {
      this.#keys.push(line.chave);
      this.#notes.push(ownNoteFields.map((field) => line[field]));
      const shared = sharedNoteFields.map((field) => line[field]);
      this.#sharedOfNote.push(this.#shared.indexOf(shared.join('\u0002'), () => shared));
      this.#itemsPerNote.push(0);
    }
    const note = this.#itemsPerNote.length - 1;
    this.#itemsPerNote[note] = (this.#itemsPerNote[note] ?? 0) + 1;
    const texts = productFields.map((field) => line[field]);
    const product = this.#products.indexOf(texts.join('\u0002'), () => texts);
    const itemKind = kindOf(line);
    const kind = this.#kinds.indexOf(Object.values(itemKind).join('\u0002'), () => itemKind);
    this.#items.product.push(product);
    this.#items.kind.push(kind);
    this.#items.cents.push(line.valor);
    this.#items.number.push(line.item);
    this.#ibsCbs.add(line.ibs_cbs);
    const index = this.#tallies.indexOf(`${product} ${kind}`, () => ({ product, kind, items: 0, cents: 0 }));
    const tally = elementAt(this.#tallies.values, index);
    tally.items++;
    tally.cents += line.valor;
  }

  pack(): PackedBlock {
    const products = this.#products.values;
    const tallies = this.#tallies.values;
    const { product, kind, cents, number } = this.#items;
    return {
      ...this.#position,
      itens: cents.length,
      notas: this.#keys.length,
      dicionarios: packColumns([
        ...productFields.map((_, i) => encodeTexts(products.map((texts) => elementAt(texts, i)))),
        encodeTexts(products.map(([codigo = '', produto = '', ncm = '']) => foldText(`${produto} ${ncm} ${codigo}`))),
        Buffer.from(JSON.stringify(this.#kinds.values)),
      ]),
      somas: packColumns([
        encodeCounts(tallies.map((tally) => tally.product)),
        encodeCounts(tallies.map((tally) => tally.kind)),
        encodeCounts(tallies.map((tally) => tally.items)),
        encodeCents(tallies.map((tally) => tally.cents)),
      ]),
      colunas: packColumns([
        encodeCounts(product),
        encodeCounts(kind),
        encodeCents(cents),
        encodeCounts(number),
        encodeCounts(this.#itemsPerNote),
        ...this.#ibsCbs.encode(),
      ]),
      chaves: packColumns(encodeAccessKeys(this.#keys)),
      documentos: packColumns(
        encodeNotes({ shared: this.#shared.values, sharedOf: this.#sharedOfNote, own: this.#notes }),
      ),
      linhas: null,
    };
  }
}

function kindOf(line: ItemLine): ItemKind {
  const { cfop, cst_icms, cst_pis, cst_cofins, grupo, anexo, revisar, regra, lei, fonte, forca, prova = '' } = line;
  const { prova_pedida } = line;
  return {
    ...{ cfop, cst_icms, cst_pis, cst_cofins, grupo, anexo, revisar, regra, lei },
    ...(fonte !== undefined && { fonte }),
    ...(forca !== undefined && { forca, prova }),
    ...(prova_pedida && { prova_pedida }),
  };
}
