import type { ItemFilters } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { BlockDictionaries, BlockItems, BlockPart } from './item-block.ts';
import { type BlockMatcher, filtersAnything, looksAtNotes, matcherOf, passes } from './item-matcher.ts';
import { asPacked, type LoadedBlock, readDictionaries, readItems, readKeys, readTallies } from './open-item-block.ts';
import { listItemBlocks } from './simples-items.repository.ts';

/** The items of a month, read block by block and only as far as a question needs. */
export interface ItemsOfMonth {
  load: (parts: readonly BlockPart[], ordens?: readonly number[]) => Promise<LoadedBlock[]>;
}

export function openMonth(db: Db, tenant: TenantId, month: { id_run: string; competencia: string }): ItemsOfMonth {
  return { load: async (parts, ordens) => (await listItemBlocks(db, tenant, month, parts, ordens)).map(asPacked) };
}

/** A block with what the filters mean for it. */
export interface MatchedBlock {
  block: LoadedBlock;
  dictionaries: BlockDictionaries;
  matcher: BlockMatcher;
  /** Whether the items have to be looked at one by one; else products and kinds say it all. */
  byNote: boolean;
}

/** The blocks with the filters laid on their dictionaries; `parts` beside those that this needs. */
export async function matchMonth(
  month: ItemsOfMonth,
  filters: ItemFilters,
  parts: readonly BlockPart[],
): Promise<MatchedBlock[]> {
  const byNote = looksAtNotes(filters);
  const needed: BlockPart[] = ['dicionarios', ...(byNote ? (['chaves'] as const) : []), ...parts];
  const blocks = await month.load([...new Set(needed)]);
  return Promise.all(
    blocks.map(async (block) => {
      const keys = byNote ? await readKeys(block.chaves as Buffer, block.notas) : undefined;
      const dictionaries = await readDictionaries(block.dicionarios as Buffer);
      const matcher = matcherOf(filters, dictionaries, keys);
      return { block, dictionaries, matcher, byNote: hasNotes(matcher) };
    }),
  );
}

/** A block whose notes are of no interest is as one that was not asked about them. */
function hasNotes({ note, search }: BlockMatcher): boolean {
  return note?.includes(1) === true || search?.note?.includes(1) === true;
}

/** How many items of each block pass. */
export async function countMatches(month: ItemsOfMonth, filters: ItemFilters): Promise<[LoadedBlock, number][]> {
  if (!filtersAnything(filters)) return (await month.load([])).map((block) => [block, block.itens]);
  const matched = await matchMonth(month, filters, ['somas']);
  const items = await loadItems(month, matched);
  return Promise.all(
    matched.map(async ({ block, matcher }): Promise<[LoadedBlock, number]> => {
      const columns = items.get(block.ordem);
      if (columns) {
        let count = 0;
        eachMatch(columns, matcher, () => count++);
        return [block, count];
      }
      const { product, kind, items: counts } = await readTallies(block.somas as Buffer);
      let count = 0;
      for (let i = 0; i < counts.length; i++) {
        if (passes(matcher, product[i] as number, kind[i] as number, undefined)) count += counts[i] as number;
      }
      return [block, count];
    }),
  );
}

/** The items of those blocks that have to be looked at one by one. */
export async function loadItems(
  month: ItemsOfMonth,
  matched: readonly MatchedBlock[],
): Promise<Map<number, BlockItems>> {
  const ordens = matched.filter(({ byNote }) => byNote).map(({ block }) => block.ordem);
  const loaded = ordens.length > 0 ? await month.load(['colunas'], ordens) : [];
  return new Map(
    await Promise.all(
      loaded.map(async ({ ordem, colunas }) => [ordem, await readItems(colunas as Buffer)] as [number, BlockItems]),
    ),
  );
}

/** Calls back for each item that passes, of one note or of all, with its place and that of its note in the block. */
export function eachMatch(
  { product, kind, ofNote }: BlockItems,
  matcher: BlockMatcher | undefined,
  found: (item: number, note: number) => void,
  only?: number,
): void {
  let item = 0;
  for (let note = 0; note < ofNote.length; note++) {
    const end = item + (ofNote[note] as number);
    if (only !== undefined && note !== only) {
      item = end;
      continue;
    }
    for (; item < end; item++) {
      if (!matcher || passes(matcher, product[item] as number, kind[item] as number, note)) found(item, note);
    }
  }
}
