import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ItemFilters } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { BlockDictionaries, BlockKeys, ItemKind } from './item-block.ts';

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

function keyPart(q: string | undefined): string | undefined {
  const plain = q?.replace(/\s/g, '').toUpperCase();
  return plain && plain.length >= digitsOfKey && /^[\dA-Z]*\d[\dA-Z]*$/.test(plain) ? plain : undefined;
}

export function matcherOf(
  filters: ItemFilters,
  { products, searched, kinds }: BlockDictionaries,
  keys: BlockKeys | undefined,
): BlockMatcher {
  const { chave } = filters;
  const q = filters.q ? searchedText(filters.q) : '';
  return {
    product: productsThatPass(filters, products),
    kind: kindsThatPass(filters, kinds),
    note: chave === undefined || !keys ? undefined : notesWith(keys, chave),
    search: q
      ? {
          product: marks(searched.all(), (text) => text.includes(q)),
          kind: marks(kinds, ({ cfop }) => cfop.includes(q)),
          note: keys && notesWith(keys, keyPart(filters.q)),
        }
      : undefined,
  };
}

function productsThatPass(filters: ItemFilters, products: BlockDictionaries['products']): Uint8Array | undefined {
  let passing: Uint8Array | undefined;
  for (const field of ['ncm', 'codigo', 'produto'] as const) {
    const wanted = filters[field];
    if (wanted === undefined) continue;
    const marked = marks(products[field].all(), (text) => text === wanted);
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

function notesWith({ text, width }: BlockKeys, part: string | undefined): Uint8Array | undefined {
  if (!part) return undefined;
  const marked = new Uint8Array(text.length / width);
  for (let at = text.indexOf(part); at >= 0; at = text.indexOf(part, at + 1)) {
    const note = Math.floor(at / width);
    if (at + part.length <= (note + 1) * width) marked[note] = 1;
  }
  return marked;
}

/** Whether an item of this product and kind passes, by its note where that says so. */
export function passes(
  { product: products, kind: kinds, note: notes, search }: BlockMatcher,
  product: number,
  kind: number,
  note: number | undefined,
): boolean {
  if (products?.[product] === 0 || kinds?.[kind] === 0) return false;
  if (notes && (note === undefined || !notes[note])) return false;
  if (!search || search.product[product] || search.kind[kind]) return true;
  return note !== undefined && search.note?.[note] === 1;
}
