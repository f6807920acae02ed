import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemFilters, ItemTally } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { BlockItems } from './item-block.ts';
import { type BlockMatcher, filtersAnything } from './item-matcher.ts';
import { type GroupedItems, ItemSums } from './item-sums.ts';
import { nthLargest } from './nth-largest.ts';
import { keyAt, readDictionaries, readItems, readKeys, readNotes } from './open-item-block.ts';
import { eachMatch, type ItemsOfMonth, matchMonth } from './open-month.ts';

/** The items of one block that pass, note by note. */
interface NotesOfBlock {
  ordem: number;
  columns: BlockItems;
  matcher: BlockMatcher | undefined;
}

/** A note with items that pass. */
interface FoundNote {
  of: NotesOfBlock;
  note: number;
  cents: number;
}

/** The items that pass, summed up by their note; the weightiest first. */
export async function groupNotes(
  month: ItemsOfMonth,
  filters: ItemFilters,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<GroupedItems> {
  const blocks = (await openBlocks(month, filters)).map((of) => ({ of, ...sumNotes(of) }));
  const total = blocks.reduce((sum, { notes }) => sum + notes, 0);
  const last = page * pageSize;
  const shown = heaviest(blocks, Math.min(last, total)).slice(last - pageSize);
  return {
    data: await tellNotes(month, shown),
    page: { number: page, size: pageSize, total },
    total: {
      itens: blocks.reduce((sum, { items }) => sum + items, 0),
      valor: reaisOf(blocks.reduce((sum, block) => sum + block.cents, 0)),
    },
  };
}

interface SummedNotes {
  /** Cents of each note; not a number where none of its items passes. */
  sums: Float64Array;
  notes: number;
  items: number;
  cents: number;
}

function sumNotes({ columns, matcher }: NotesOfBlock): SummedNotes {
  const sums = new Float64Array(columns.ofNote.length).fill(Number.NaN);
  const { cents } = columns;
  const summed = { sums, notes: 0, items: 0, cents: 0 };
  eachMatch(columns, matcher, (i, note) => {
    const amount = cents[i] as number;
    const before = sums[note] as number;
    if (Number.isNaN(before)) {
      sums[note] = amount;
      summed.notes++;
    } else sums[note] = before + amount;
    summed.items++;
    summed.cents += amount;
  });
  return summed;
}

/** The first so many by weight, of which there can be a hundred thousand: only they are sorted. */
function heaviest(blocks: readonly (SummedNotes & { of: NotesOfBlock })[], count: number): FoundNote[] {
  if (count === 0) return [];
  const weights = new Float64Array(blocks.reduce((sum, { notes }) => sum + notes, 0));
  let filled = 0;
  for (const { sums } of blocks) for (const sum of sums) if (!Number.isNaN(sum)) weights[filled++] = Math.abs(sum);
  const least = nthLargest(weights, count);
  const found: FoundNote[] = [];
  for (const { of, sums } of blocks) {
    for (let note = 0; note < sums.length; note++) {
      const cents = sums[note] as number;
      if (Math.abs(cents) >= least) found.push({ of, note, cents });
    }
  }
  return found.sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents)).slice(0, count);
}

async function openBlocks(month: ItemsOfMonth, filters: ItemFilters): Promise<NotesOfBlock[]> {
  const matchers = filtersAnything(filters)
    ? new Map((await matchMonth(month, filters, [])).map(({ block, matcher }) => [block.ordem, matcher]))
    : undefined;
  const blocks = await month.load(['colunas']);
  return Promise.all(
    blocks.map(async ({ ordem, colunas }) => ({
      ordem,
      columns: await readItems(colunas as Buffer),
      matcher: matchers?.get(ordem),
    })),
  );
}

async function tellNotes(month: ItemsOfMonth, shown: readonly FoundNote[]): Promise<ItemTally[]> {
  const ordens = [...new Set(shown.map(({ of }) => of.ordem))];
  const blocks = ordens.length > 0 ? await month.load(['dicionarios', 'chaves', 'documentos'], ordens) : [];
  const opened = new Map(
    await Promise.all(
      blocks.map(async (block) => {
        const [{ kinds }, keys, notes] = await Promise.all([
          readDictionaries(block.dicionarios as Buffer),
          readKeys(block.chaves as Buffer, block.notas),
          readNotes(block.documentos as Buffer),
        ]);
        return [block.ordem, { kinds, keys, notes }] as const;
      }),
    ),
  );
  return shown.map(({ of: { ordem, columns, matcher }, note }) => {
    const { kinds, keys, notes } = opened.get(ordem) as NonNullable<ReturnType<typeof opened.get>>;
    const sums = new ItemSums();
    eachMatch(
      columns,
      matcher,
      (i) => sums.add(kinds[columns.kind[i] as number] as (typeof kinds)[number], 1, columns.cents[i] as number),
      note,
    );
    const { modelo, serie, numero, emissao } = notes.at(note);
    return {
      filtro: { chave: keyAt(keys, note) },
      ncm: '',
      nota: { modelo, serie, numero, emissao },
      ...sums.onWire(),
    };
  });
}
