import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ItemFilters } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { BlockDictionaries, BlockItems, ItemKind } from './item-block.ts';
import type { BlockKeys } from './key-columns.ts';

/** Shorter numbers would be found in nearly every access key. */
const digitsOfKey = 4;

/** What the filters mean for one block: which of its products, kinds and notes pass; undefined lets all pass. */
export interface BlockMatcher {
  product: Uint8Array | undefined;
  kind: Uint8Array | undefined;
  note: Uint8Array | undefined;
  /** With a search text: an item passes by its product, its kind or its note. */
  search: { product: Uint8Array; kind: Uint8Array; note: Uint8Array | undefined } | undefined;
}

export function filtersAnything(filters: ItemFilters): boolean {
  return Object.values(filters).some((value) => value !== undefined && value !== '') || hasEmptyFilter(filters);
}

// An empty code is one too: that of items which carry none.
function hasEmptyFilter({ ncm, cfop, codigo, produto, chave }: ItemFilters): boolean {
  return [ncm, cfop, codigo, produto, chave].includes('');
}

/** Whether the access keys have to be read. */
export function looksAtNotes({ chave, q }: ItemFilters): boolean {
  return chave !== undefined || keyPart(q) !== undefined;
}

/** Whether it matters which product an item is. */
export function looksAtProducts({ product, search }: BlockMatcher): boolean {
  return product !== undefined || search !== undefined;
}

function keyPart(q: string | undefined): string | undefined {
  const plain = q?.replace(/\s/g, '').toUpperCase();
  return plain && plain.length >= digitsOfKey && /^[\dA-Z]*\d[\dA-Z]*$/.test(plain) ? plain : undefined;
}

export async function matcherOf(
  filters: ItemFilters,
  { texts, kinds }: BlockDictionaries,
  keys: BlockKeys | undefined,
): Promise<BlockMatcher> {
  const { chave } = filters;
  const q = filters.q ? searchedText(filters.q) : '';
  return {
    product: await productsThatPass(filters, texts),
    kind: kindsThatPass(filters, kinds),
    note: notesWith(keys, chave),
    search: q
      ? {
          product: (await texts('searched')).marksOf(q, { whole: false }),
          kind: marks(kinds, ({ cfop }) => cfop.includes(q)),
          note: notesWith(keys, keyPart(filters.q)),
        }
      : undefined,
  };
}

async function productsThatPass(
  filters: ItemFilters,
  texts: BlockDictionaries['texts'],
): Promise<Uint8Array | undefined> {
  let passing: Uint8Array | undefined;
  for (const field of ['ncm', 'codigo', 'produto'] as const) {
    const wanted = filters[field];
    if (wanted === undefined) continue;
    const marked = (await texts(field)).marksOf(wanted, { whole: true });
    passing = passing ? marks(passing, (mark, i) => mark === 1 && marked[i] === 1) : marked;
  }
  return passing;
}

function kindsThatPass({ grupo, revisar, cfop }: ItemFilters, kinds: readonly ItemKind[]): Uint8Array | undefined {
  if (grupo === undefined && revisar === undefined && cfop === undefined) return undefined;
  return marks(
    kinds,
    (kind) =>
      (grupo === undefined || kind.grupo === grupo) &&
      (revisar === undefined || kind.revisar === revisar) &&
      (cfop === undefined || kind.cfop === cfop),
  );
}

/** `2203.00.00` and `5.405` stand in notes without their dots. */
function searchedText(q: string): string {
  const folded = foldText(q);
  return /^[\d.]+$/.test(folded) ? folded.replaceAll('.', '') : folded;
}

function marks<V>(values: ArrayLike<V>, pass: (value: V, i: number) => boolean): Uint8Array {
  const marked = new Uint8Array(values.length);
  for (let i = 0; i < values.length; i++) if (pass(values[i] as V, i)) marked[i] = 1;
  return marked;
}

function notesWith(keys: BlockKeys | undefined, part: string | undefined): Uint8Array | undefined {
  return keys && part ? keys.marksOf(part) : undefined;
}

/** What `marksOf` looks at: items in their order, or sums by product and kind, which belong to no note. */
type Matched = Pick<BlockItems, 'product' | 'kind'> & Partial<Pick<BlockItems, 'ofNote'>>;

/** A mark for each item that passes. */
export function marksOf({ product, kind, ofNote }: Matched, matcher: BlockMatcher): Uint8Array {
  const { product: products, kind: kinds, note: notes, search } = matcher;
  const passing = new Uint8Array(kind.length).fill(1);
  const keep = (marked: Uint8Array, places: ArrayLike<number>) => {
    for (let i = 0; i < passing.length; i++) if (marked[places[i] as number] === 0) passing[i] = 0;
  };
  if (products) keep(products, product);
  if (kinds) keep(kinds, kind);
  if (notes) eachNote(passing.length, ofNote, (note, from, to) => notes[note] || passing.fill(0, from, to));
  if (search) {
    eachNote(passing.length, search.note && ofNote, (note, from, to) => {
      if (search.note?.[note]) return;
      for (let i = from; i < to; i++) {
        if (!search.product[product[i] as number] && !search.kind[kind[i] as number]) passing[i] = 0;
      }
    });
  }
  return passing;
}

function eachNote(
  items: number,
  ofNote: ArrayLike<number> | undefined,
  look: (note: number, from: number, to: number) => void,
): void {
  if (!ofNote) look(-1, 0, items);
  let from = 0;
  for (let note = 0; ofNote && note < ofNote.length; note++) {
    const to = from + (ofNote[note] as number);
    look(note, from, to);
    from = to;
  }
}
