import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemFilters } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { AnalysisItem } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { filtersAnything, looksAtNotes, matcherOf } from './item-matcher.ts';
import { keyAt, type LoadedBlock, readDictionaries, readItems, readKeys, readNotes } from './open-item-block.ts';
import { countMatches, eachMatch, type ItemsOfMonth } from './open-month.ts';

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
    readDictionaries(block.dicionarios as Buffer),
    readItems(block.colunas as Buffer),
    readKeys(block.chaves as Buffer, block.notas),
    readNotes(block.documentos as Buffer),
  ]);
  const { products, kinds } = dictionaries;
  const matcher = filtersAnything(filters)
    ? matcherOf(filters, dictionaries, looksAtNotes(filters) ? keys : undefined)
    : undefined;
  const items: AnalysisItem[] = [];
  let place = 0;
  eachMatch(columns, matcher, (i, note) => {
    if (place >= from && place < to) {
      const product = columns.product[i] as number;
      const kind = kinds[columns.kind[i] as number] as (typeof kinds)[number];
      items.push({
        id: String(block.primeiro + i + 1),
        chave: keyAt(keys, note),
        ...notes.at(note),
        item: columns.number[i] as number,
        codigo: products.codigo.at(product),
        produto: products.produto.at(product),
        ncm: products.ncm.at(product),
        cest: products.cest.at(product),
        extipi: products.extipi.at(product),
        ...kind,
        valor: reaisOf(columns.cents[i] as number),
      });
    }
    place++;
  });
  return items;
}
