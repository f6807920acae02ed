import type { BlockDictionaries, BlockItems, BlockPart, PackedBlock } from './item-block.ts';
import { readAccessKeys, readDictionaries, readItems, readTallies } from './item-block-reader.ts';
import {
  type BlockMatcher,
  createMatcher,
  hasFilters,
  type ItemFilters,
  markMatches,
  needsAccessKeys,
} from './item-matcher.ts';

/** The blocks of a month, wherever they are stored. */
export interface ItemSource {
  /**
   * Loads the blocks whose `ordem` is listed (all by default) in ascending order, with the given parts; other parts may
   * be null.
   */
  load: (parts: readonly BlockPart[], ordens?: readonly number[]) => Promise<PackedBlock[]>;
}

/** A block and the filters evaluated on it. */
export interface MatchedBlock {
  block: PackedBlock;
  dictionaries: BlockDictionaries;
  matcher: BlockMatcher;
  /** The filters select notes, so that the items must be read one by one; otherwise the tallies are enough. */
  byNote: boolean;
}

/** Evaluates the filters on all blocks; loads `parts` beside those that the evaluation needs. */
export async function matchBlocks(
  source: ItemSource,
  filters: ItemFilters,
  parts: readonly BlockPart[],
): Promise<MatchedBlock[]> {
  const withKeys = needsAccessKeys(filters);
  const needed: BlockPart[] = ['dicionarios', ...(withKeys ? (['chaves'] as const) : []), ...parts];
  const blocks = await source.load([...new Set(needed)]);
  return Promise.all(
    blocks.map(async (block) => {
      const keys = withKeys ? await readAccessKeys(block) : undefined;
      const dictionaries = await readDictionaries(block);
      const matcher = await createMatcher(filters, dictionaries, keys);
      return { block, dictionaries, matcher, byNote: matchesNotes(matcher) };
    }),
  );
}

function matchesNotes({ note, search }: BlockMatcher): boolean {
  return note?.includes(1) === true || search?.note?.includes(1) === true;
}

/** Counts the items of each block that pass the filters. */
export async function countMatches(source: ItemSource, filters: ItemFilters): Promise<[PackedBlock, number][]> {
  if (!hasFilters(filters)) return (await source.load([])).map((block) => [block, block.itens]);
  const matched = await matchBlocks(source, filters, ['somas']);
  const items = await loadItems(source, matched, 'product', 'kind', 'itemsPerNote');
  return Promise.all(
    matched.map(async ({ block, matcher }): Promise<[PackedBlock, number]> => {
      const columns = items.get(block.ordem);
      if (columns) return [block, countMarks(markMatches(columns, matcher))];
      const tallies = await readTallies(block);
      return [block, countMarks(markMatches(tallies, matcher), tallies.items)];
    }),
  );
}

/** Counts the marked rows, or sums their numbers of items. */
function countMarks(marks: Uint8Array, items?: ArrayLike<number>): number {
  let count = 0;
  for (let i = 0; i < marks.length; i++) if (marks[i]) count += items ? (items[i] ?? 0) : 1;
  return count;
}

/** Loads item columns of the blocks whose items must be read one by one, by `ordem`. */
export async function loadItems<C extends keyof BlockItems>(
  source: ItemSource,
  matched: readonly MatchedBlock[],
  ...columns: readonly C[]
): Promise<Map<number, Pick<BlockItems, C>>> {
  const ordens = matched.filter(({ byNote }) => byNote).map(({ block }) => block.ordem);
  const loaded = ordens.length > 0 ? await source.load(['colunas'], ordens) : [];
  return new Map(
    await Promise.all(loaded.map(async (block) => [block.ordem, await readItems(block, ...columns)] as const)),
  );
}
