import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemFilters } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { AnalysisItem } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { type ItemKind, productFields } from './item-block.ts';
import { filtersAnything, looksAtNotes, marksOf, matcherOf } from './item-matcher.ts';
import { type LoadedBlock, readDictionaries, readItems, readKeys, readNotes } from './open-item-block.ts';
import { countMatches, type ItemsOfMonth } from './open-month.ts';
import type { TextColumn } from './text-column.ts';

/** One page of the items that pass, in their order; opens only the blocks that the page lies in. */
export async function pageOfItems(
  month: ItemsOfMonth,
  filters: ItemFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ data: AnalysisItem[]; page: Page }> {
  const counted = await countMatches(month, filters);
  const first = (page - 1) * pageSize;
  const last = first + pageSize;
  const wanted = new Map<number, [from: number, to: number]>();
  let total = 0;
  for (const [{ ordem }, count] of counted) {
    if (count > 0 && total < last && total + count > first) wanted.set(ordem, [first - total, last - total]);
    total += count;
  }
  const opened = wanted.size > 0 ? await month.load(wholeBlock, [...wanted.keys()]) : [];
  const pages = await Promise.all(
    opened.map((block) => itemsOfBlock(block, filters, ...(wanted.get(block.ordem) as [number, number]))),
  );
  return { data: pages.flat(), page: { number: page, size: pageSize, total } };
}

const wholeBlock = ['dicionarios', 'colunas', 'chaves', 'documentos'] as const;

/** Those that pass, from one place among them to another. */
async function itemsOfBlock(
  block: LoadedBlock,
  filters: ItemFilters,
  from: number,
  to: number,
): Promise<AnalysisItem[]> {
  const [dictionaries, columns, keys, notes] = await Promise.all([
    readDictionaries(block),
    readItems(block, 'product', 'kind', 'cents', 'number', 'ofNote'),
    readKeys(block),
    readNotes(block),
  ]);
  const texts = await Promise.all(productFields.map(dictionaries.texts));
  const [codigo, produto, ncm, cest, extipi] = texts as [TextColumn, TextColumn, TextColumn, TextColumn, TextColumn];
  const marks = filtersAnything(filters)
    ? marksOf(columns, await matcherOf(filters, dictionaries, looksAtNotes(filters) ? keys : undefined))
    : undefined;
  return [...placesOf(columns.ofNote, marks, from, to)].map(([i, note]) => {
    const product = columns.product[i] as number;
    return {
      id: String(block.primeiro + i + 1),
      chave: keys.at(note),
      ...notes.at(note),
      item: columns.number[i] as number,
      codigo: codigo.at(product),
      produto: produto.at(product),
      ncm: ncm.at(product),
      cest: cest.at(product),
      extipi: extipi.at(product),
      ...(dictionaries.kinds[columns.kind[i] as number] as ItemKind),
      valor: reaisOf(columns.cents[i] as number),
    };
  });
}

/** Of the items that are marked, or of all, from one place among them to another: each and its note. */
function* placesOf(
  ofNote: ArrayLike<number>,
  marks: Uint8Array | undefined,
  from: number,
  to: number,
): Generator<[item: number, note: number]> {
  for (let note = 0, item = 0, place = 0; note < ofNote.length && place < to; note++) {
    for (const end = item + (ofNote[note] as number); item < end; item++) {
      if (marks && !marks[item]) continue;
      if (place >= from && place < to) yield [item, note];
      place++;
    }
  }
}
