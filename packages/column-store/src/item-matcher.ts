import { foldText } from '@restitui/brazil/fold-text.ts';
import type { ItemConditions } from '@restitui/domain/simples/analysis/item-filters.ts';
import type { BlockKeys } from './access-key-columns.ts';
import type { BlockDictionaries, BlockItems, ItemKind } from './item-block.ts';

/** Conditions on items, all of which must hold. */
export type ItemFilters = ItemConditions;

/** Filters that compare a text of the product. */
const productFields = ['ncm', 'codigo', 'produto'] as const satisfies (keyof ItemFilters)[];

type KindFilter = Exclude<keyof ItemFilters, (typeof productFields)[number] | 'chave' | 'q'>;

/** A filter of the list that no part of the matcher evaluates does not compile here. */
const kindPasses: { [K in KindFilter]: (kind: ItemKind, filters: ItemFilters) => boolean } = {
  grupo: (kind, { grupo }) => grupo === undefined || kind.grupo === grupo,
  forca: (kind, { forca }) => forca === undefined || kind.forca === forca,
  revisar: (kind, { revisar }) => revisar === undefined || kind.revisar === revisar,
  cfop: (kind, { cfop }) => cfop === undefined || kind.cfop === cfop,
};

/** Shorter search texts would match nearly every access key. */
const minKeyPart = 4;

/**
 * The filters evaluated on the dictionaries of one block: a 1 for each product, kind and note that passes. `undefined`
 * means that the filters do not restrict it.
 */
export interface BlockMatcher {
  product: Uint8Array | undefined;
  kind: Uint8Array | undefined;
  note: Uint8Array | undefined;
  /** Set if there is a search text: an item passes by its product, by its kind or by its note. */
  search: { product: Uint8Array; kind: Uint8Array; note: Uint8Array | undefined } | undefined;
}

/** Returns whether the filters restrict the items at all. */
export function hasFilters({ q, ...filters }: ItemFilters): boolean {
  return Boolean(q) || Object.values(filters).some((value) => value !== undefined);
}

/** Returns whether the access keys are needed to evaluate the filters. */
export function needsAccessKeys({ chave, q }: ItemFilters): boolean {
  return chave !== undefined || toKeyPart(q) !== undefined;
}

/** Returns whether the matcher restricts products. */
export function needsProducts({ product, search }: BlockMatcher): boolean {
  return product !== undefined || search !== undefined;
}

function toKeyPart(q: string | undefined): string | undefined {
  const plain = q?.replace(/\s/g, '').toUpperCase();
  return plain && plain.length >= minKeyPart && /^[A-Z]*\d[\dA-Z]*$/.test(plain) ? plain : undefined;
}

/** Evaluates the filters on the dictionaries of a block, and on its access keys if they are given. */
export async function createMatcher(
  filters: ItemFilters,
  { texts, kinds }: BlockDictionaries,
  keys: BlockKeys | undefined,
): Promise<BlockMatcher> {
  const q = filters.q ? toSearchText(filters.q) : '';
  return {
    product: await matchProducts(filters, texts),
    kind: matchKinds(filters, kinds),
    note: matchNotes(keys, filters.chave),
    search: q
      ? {
          product: (await texts('searched')).marksOf(q, { whole: false }),
          kind: marksWhere(kinds, ({ cfop }) => cfop.includes(q)),
          note: matchNotes(keys, toKeyPart(filters.q)),
        }
      : undefined,
  };
}

async function matchProducts(filters: ItemFilters, texts: BlockDictionaries['texts']): Promise<Uint8Array | undefined> {
  let passing: Uint8Array | undefined;
  for (const field of productFields) {
    const wanted = filters[field];
    if (wanted === undefined) continue;
    const matching = (await texts(field)).marksOf(wanted, { whole: true });
    passing = passing ? marksWhere(passing, (mark, i) => mark === 1 && matching[i] === 1) : matching;
  }
  return passing;
}

function matchKinds(filters: ItemFilters, kinds: readonly ItemKind[]): Uint8Array | undefined {
  const conditions = Object.values(kindPasses);
  const marks = marksWhere(kinds, (kind) => conditions.every((passes) => passes(kind, filters)));
  return marks.includes(0) ? marks : undefined;
}

/** Folds case and accents. Notes have NCM and CFOP without the dots of `2203.00.00` and `5.405`. */
function toSearchText(q: string): string {
  const folded = foldText(q);
  return /^[\d.]+$/.test(folded) ? folded.replaceAll('.', '') : folded;
}

function marksWhere<V>(values: ArrayLike<V>, pass: (value: V, i: number) => boolean): Uint8Array {
  return Uint8Array.from(values, (value, i) => Number(pass(value, i)));
}

function matchNotes(keys: BlockKeys | undefined, part: string | undefined): Uint8Array | undefined {
  return keys && part ? keys.marksOf(part) : undefined;
}

/** The items of a block one by one, or its tallies by product and kind, which belong to no note. */
type Matched = Pick<BlockItems, 'product' | 'kind'> & Partial<Pick<BlockItems, 'itemsPerNote'>>;

/** Returns a 1 for each item, or each tally, that passes. */
export function markMatches({ product, kind, itemsPerNote }: Matched, matcher: BlockMatcher): Uint8Array {
  const { product: products, kind: kinds, note: notes, search } = matcher;
  const passing = new Uint8Array(kind.length).fill(1);
  const excludeUnmarked = (marks: Uint8Array, indexes: ArrayLike<number>) => {
    for (let i = 0; i < passing.length; i++) if (marks[indexes[i] ?? 0] === 0) passing[i] = 0;
  };
  if (products) excludeUnmarked(products, product);
  if (kinds) excludeUnmarked(kinds, kind);
  if (notes) forEachNote(passing.length, itemsPerNote, (note, from, to) => notes[note] || passing.fill(0, from, to));
  if (search) {
    forEachNote(passing.length, search.note && itemsPerNote, (note, from, to) => {
      if (search.note?.[note]) return;
      for (let i = from; i < to; i++) {
        if (!search.product[product[i] ?? 0] && !search.kind[kind[i] ?? 0]) passing[i] = 0;
      }
    });
  }
  return passing;
}

/** Calls `visit` with the range of items of each note; once with the note −1 and all items if the notes are unknown. */
function forEachNote(
  items: number,
  itemsPerNote: ArrayLike<number> | undefined,
  visit: (note: number, from: number, to: number) => void,
): void {
  if (!itemsPerNote) visit(-1, 0, items);
  let from = 0;
  for (let note = 0; itemsPerNote && note < itemsPerNote.length; note++) {
    const to = from + (itemsPerNote[note] ?? 0);
    visit(note, from, to);
    from = to;
  }
}
