import { reaisOf } from '@restitui/brazil/money.ts';
import type { ItemFilters, ItemTally } from '@restitui/domain/simples-analysis/item-filters.ts';
import type { BlockItems, ItemKind } from './item-block.ts';
import { filtersAnything, looksAtProducts, marksOf } from './item-matcher.ts';
import { type GroupedItems, ItemSums } from './item-sums.ts';
import { nthLargest } from './nth-largest.ts';
import { readDictionaries, readItems, readKeys, readNotes } from './open-item-block.ts';
import { type ItemsOfMonth, matchMonth } from './open-month.ts';

/** The items of one block, note by note; those that pass are marked, or all do. */
interface NotesOfBlock {
  ordem: number;
  columns: Pick<BlockItems, 'kind' | 'cents' | 'ofNote'>;
  marks: Uint8Array | undefined;
  kinds: readonly ItemKind[];
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

function sumNotes({ columns: { ofNote, cents }, marks }: NotesOfBlock): SummedNotes {
  const summed = { sums: new Float64Array(ofNote.length), notes: 0, items: 0, cents: 0 };
  for (let note = 0, item = 0; note < ofNote.length; note++) {
    let sum = 0;
    let items = 0;
    for (const end = item + (ofNote[note] as number); item < end; item++) {
      if (marks && !marks[item]) continue;
      sum += cents[item] as number;
      items++;
    }
    summed.sums[note] = items > 0 ? sum : Number.NaN;
    summed.notes += Number(items > 0);
    summed.items += items;
    summed.cents += items > 0 ? sum : 0;
  }
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
  if (filtersAnything(filters)) {
    const matched = await matchMonth(month, filters, ['colunas']);
    return Promise.all(
      matched.map(async ({ block, dictionaries: { kinds }, matcher }) => {
        const columns = await readItems(block, 'kind', 'cents', 'ofNote');
        const product = looksAtProducts(matcher) ? (await readItems(block, 'product')).product : [];
        return { ordem: block.ordem, kinds, columns, marks: marksOf({ ...columns, product }, matcher) };
      }),
    );
  }
  const blocks = await month.load(['dicionarios', 'colunas']);
  return Promise.all(
    blocks.map(async (block) => {
      const { kinds } = await readDictionaries(block);
      return {
        ordem: block.ordem,
        kinds,
        columns: await readItems(block, 'kind', 'cents', 'ofNote'),
        marks: undefined,
      };
    }),
  );
}

async function tellNotes(month: ItemsOfMonth, shown: readonly FoundNote[]): Promise<ItemTally[]> {
  const ordens = [...new Set(shown.map(({ of }) => of.ordem))];
  const blocks = ordens.length > 0 ? await month.load(['chaves', 'documentos'], ordens) : [];
  const opened = new Map(
    await Promise.all(
      blocks.map(async (block) => {
        const [keys, notes] = await Promise.all([readKeys(block), readNotes(block)]);
        return [block.ordem, { keys, notes }] as const;
      }),
    ),
  );
  return shown.map(({ of, note }) => {
    const { keys, notes } = opened.get(of.ordem) as NonNullable<ReturnType<typeof opened.get>>;
    const { modelo, serie, numero, emissao } = notes.at(note);
    return {
      filtro: { chave: keys.at(note) },
      ncm: '',
      nota: { modelo, serie, numero, emissao },
      ...sumsOf(of, note).onWire(),
    };
  });
}

function sumsOf({ columns: { ofNote, kind, cents }, marks, kinds }: NotesOfBlock, note: number): ItemSums {
  const sums = new ItemSums();
  let item = 0;
  for (let before = 0; before < note; before++) item += ofNote[before] as number;
  for (const end = item + (ofNote[note] as number); item < end; item++) {
    if (!marks || marks[item]) sums.add(kinds[kind[item] as number] as ItemKind, 1, cents[item] as number);
  }
  return sums;
}
