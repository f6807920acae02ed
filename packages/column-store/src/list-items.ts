import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemLine } from '@restitui/tax-engine/engine-types.ts';
import { elementAt } from './element-at.ts';
import type { BlockIbsCbs, PackedBlock } from './item-block.ts';
import { readAccessKeys, readDictionaries, readIbsCbs, readItems, readNotes } from './item-block-reader.ts';
import { createMatcher, hasFilters, type ItemFilters, markMatches, needsAccessKeys } from './item-matcher.ts';
import { countMatches, type ItemSource } from './item-source.ts';
import type { PageInfo, Paging } from './item-sums.ts';

/** An item as it is listed; `valor` and the amounts of `ibs_cbs` in reais, `id` its number within the run, from 1. */
export type ListedItem = Omit<ItemLine, 'competencia'> & { id: string };

/** Returns one page of the items that pass the filters, in their order. Opens only the blocks that the page spans. */
export async function listItems(
  source: ItemSource,
  filters: ItemFilters,
  { page, pageSize }: Paging,
): Promise<{ data: ListedItem[]; page: PageInfo }> {
  const counted = await countMatches(source, filters);
  const first = (page - 1) * pageSize;
  const last = first + pageSize;
  const ranges = new Map<number, [from: number, to: number]>();
  let total = 0;
  for (const [{ ordem }, count] of counted) {
    if (count > 0 && total < last && total + count > first) ranges.set(ordem, [first - total, last - total]);
    total += count;
  }
  const blocks = ranges.size > 0 ? await source.load(wholeBlock, [...ranges.keys()]) : [];
  const pages = await Promise.all(
    blocks.map((block) => listItemsOfBlock(block, filters, ranges.get(block.ordem) ?? [0, 0])),
  );
  return { data: pages.flat(), page: { number: page, size: pageSize, total } };
}

const wholeBlock = ['dicionarios', 'colunas', 'chaves', 'documentos'] as const;

/** Returns the passing items of a block from index `from` up to, not including, index `to` among them. */
async function listItemsOfBlock(
  block: PackedBlock,
  filters: ItemFilters,
  [from, to]: readonly [from: number, to: number],
): Promise<ListedItem[]> {
  const [dictionaries, columns, ibsCbs, keys, notes] = await Promise.all([
    readDictionaries(block),
    readItems(block, 'product', 'kind', 'cents', 'number', 'itemsPerNote'),
    readIbsCbs(block),
    readAccessKeys(block),
    readNotes(block),
  ]);
  const { texts, kinds } = dictionaries;
  const [codigo, produto, ncm, cest, extipi] = await Promise.all([
    texts('codigo'),
    texts('produto'),
    texts('ncm'),
    texts('cest'),
    texts('extipi'),
  ]);
  const marks = hasFilters(filters)
    ? markMatches(columns, await createMatcher(filters, dictionaries, needsAccessKeys(filters) ? keys : undefined))
    : undefined;
  return [...selectItems(columns.itemsPerNote, marks, from, to)].map(([i, note]) => {
    const product = columns.product[i] ?? 0;
    return {
      id: String(block.primeiro + i + 1),
      chave: keys.at(note),
      ...notes.at(note),
      item: columns.number[i] ?? 0,
      codigo: codigo.at(product),
      produto: produto.at(product),
      ncm: ncm.at(product),
      cest: cest.at(product),
      extipi: extipi.at(product),
      ...elementAt(kinds, columns.kind[i] ?? 0),
      valor: reaisOf(columns.cents[i] ?? 0),
      ...ibsCbsAt(ibsCbs, i),
    };
  });
}

function ibsCbsAt(columns: BlockIbsCbs | undefined, item: number): Pick<ListedItem, 'ibs_cbs'> {
  const code = columns?.code[item] ?? 0;
  if (!columns || code === 0) return {};
  const [cst, classificacao] = elementAt(columns.codes, code - 1);
  const reais = (column: ArrayLike<number>) => reaisOf(column[item] ?? 0);
  return {
    ibs_cbs: { cst, classificacao, base: reais(columns.base), ibs: reais(columns.ibs), cbs: reais(columns.cbs) },
  };
}

/** Yields the index and the note of the marked items (of all without marks) from `from` up to `to` among them. */
function* selectItems(
  itemsPerNote: ArrayLike<number>,
  marks: Uint8Array | undefined,
  from: number,
  to: number,
): Generator<[item: number, note: number]> {
  for (let note = 0, item = 0, index = 0; note < itemsPerNote.length && index < to; note++) {
    for (const end = item + (itemsPerNote[note] ?? 0); item < end; item++) {
      if (marks && !marks[item]) continue;
      if (index >= from && index < to) yield [item, note];
      index++;
    }
  }
}
