import type { ItemFilters } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { BlockDictionaries, BlockItems, BlockPart, BlockTallies } from './item-block.ts';
import { type BlockMatcher, filtersAnything, looksAtNotes, marksOf, matcherOf } from './item-matcher.ts';
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
      const keys = byNote ? await readKeys(block) : undefined;
      const dictionaries = await readDictionaries(block);
      const matcher = await matcherOf(filters, dictionaries, keys);
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
  const items = await loadItems(month, matched, 'product', 'kind', 'ofNote');
  return Promise.all(
    matched.map(async ({ block, matcher }): Promise<[LoadedBlock, number]> => {
      const columns = items.get(block.ordem);
      const tallies = columns ? undefined : await readTallies(block);
      const marks = marksOf((columns ?? tallies) as BlockTallies, matcher);
      let count = 0;
      for (let i = 0; i < marks.length; i++) if (marks[i]) count += tallies ? (tallies.items[i] as number) : 1;
      return [block, count];
    }),
  );
}

/** Columns of those blocks whose items have to be looked at one by one. */
export async function loadItems<C extends keyof BlockItems>(
  month: ItemsOfMonth,
  matched: readonly MatchedBlock[],
  ...columns: readonly C[]
): Promise<Map<number, Pick<BlockItems, C>>> {
  const ordens = matched.filter(({ byNote }) => byNote).map(({ block }) => block.ordem);
  const loaded = ordens.length > 0 ? await month.load(['colunas'], ordens) : [];
  return new Map(
    await Promise.all(
      loaded.map(async (block) => [block.ordem, await readItems(block, ...columns)] as [number, Pick<BlockItems, C>]),
    ),
  );
}
