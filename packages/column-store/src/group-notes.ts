import { reaisOf } from '@restitui/brazil/money.ts';
import { elementAt } from './element-at.ts';
import type { BlockIbsCbs, BlockItems, ItemKind } from './item-block.ts';
import { readAccessKeys, readDictionaries, readIbsCbs, readItems, readNotes } from './item-block-reader.ts';
import { hasFilters, type ItemFilters, markMatches, needsProducts } from './item-matcher.ts';
import { type ItemSource, matchBlocks } from './item-source.ts';
import { type GroupedItems, type ItemGroup, ItemSums, type NoteOfGroup, type Paging } from './item-sums.ts';
import { nthLargest } from './quickselect.ts';

/** The items of one block, and a 1 for each that passes; without marks all pass. */
interface BlockItemsOfNotes {
  ordem: number;
  columns: Pick<BlockItems, 'kind' | 'cents' | 'itemsPerNote'>;
  marks: Uint8Array | undefined;
  kinds: readonly ItemKind[];
  ibsCbs: BlockIbsCbs | undefined;
}

/** A note with items that pass. */
interface FoundNote {
  block: BlockItemsOfNotes;
  note: number;
  cents: number;
}

/** Groups the items that pass the filters by note; notes with the largest sum, whatever its sign, come first. */
export async function groupNotes(
  source: ItemSource,
  filters: ItemFilters,
  { page, pageSize }: Paging,
): Promise<GroupedItems> {
  const blocks = (await loadBlocks(source, filters)).map((block) => ({ block, ...sumNotes(block) }));
  const total = blocks.reduce((sum, { notes }) => sum + notes, 0);
  const last = page * pageSize;
  const shown = findLargest(blocks, Math.min(last, total)).slice(last - pageSize);
  return {
    data: await toGroups(source, shown),
    page: { number: page, size: pageSize, total },
    total: {
      itens: blocks.reduce((sum, { items }) => sum + items, 0),
      valor: reaisOf(blocks.reduce((sum, { cents }) => sum + cents, 0)),
    },
  };
}

interface SummedNotes {
  /** Cents per note; NaN where none of its items passes. */
  sums: Float64Array;
  notes: number;
  items: number;
  cents: number;
}

function sumNotes({ columns: { itemsPerNote, cents }, marks }: BlockItemsOfNotes): SummedNotes {
  const summed = { sums: new Float64Array(itemsPerNote.length), notes: 0, items: 0, cents: 0 };
  for (let note = 0, item = 0; note < itemsPerNote.length; note++) {
    let sum = 0;
    let items = 0;
    for (const end = item + (itemsPerNote[note] ?? 0); item < end; item++) {
      if (marks && !marks[item]) continue;
      sum += cents[item] ?? 0;
      items++;
    }
    summed.sums[note] = items > 0 ? sum : Number.NaN;
    summed.notes += Number(items > 0);
    summed.items += items;
    summed.cents += items > 0 ? sum : 0;
  }
  return summed;
}

/** Returns the `count` notes with the largest sums, sorted. Sorts only these: a month can have a hundred thousand notes. */
function findLargest(blocks: readonly (SummedNotes & { block: BlockItemsOfNotes })[], count: number): FoundNote[] {
  if (count === 0) return [];
  const magnitudes = new Float64Array(blocks.reduce((sum, { notes }) => sum + notes, 0));
  let filled = 0;
  for (const { sums } of blocks) for (const sum of sums) if (!Number.isNaN(sum)) magnitudes[filled++] = Math.abs(sum);
  const threshold = nthLargest(magnitudes, count);
  const found: FoundNote[] = [];
  for (const { block, sums } of blocks) {
    for (let note = 0; note < sums.length; note++) {
      const cents = sums[note] ?? 0;
      if (Math.abs(cents) >= threshold) found.push({ block, note, cents });
    }
  }
  return found.sort((a, b) => Math.abs(b.cents) - Math.abs(a.cents)).slice(0, count);
}

async function loadBlocks(source: ItemSource, filters: ItemFilters): Promise<BlockItemsOfNotes[]> {
  if (hasFilters(filters)) {
    const matched = await matchBlocks(source, filters, ['colunas']);
    return Promise.all(
      matched.map(async ({ block, dictionaries: { kinds }, matcher }) => {
        const columns = await readItems(block, 'kind', 'cents', 'itemsPerNote');
        const product = needsProducts(matcher) ? (await readItems(block, 'product')).product : [];
        const marks = markMatches({ ...columns, product }, matcher);
        return { ordem: block.ordem, kinds, columns, marks, ibsCbs: await readIbsCbs(block) };
      }),
    );
  }
  const blocks = await source.load(['dicionarios', 'colunas']);
  return Promise.all(
    blocks.map(async (block) => {
      const { kinds } = await readDictionaries(block);
      const columns = await readItems(block, 'kind', 'cents', 'itemsPerNote');
      return { ordem: block.ordem, kinds, columns, marks: undefined, ibsCbs: await readIbsCbs(block) };
    }),
  );
}

async function toGroups(source: ItemSource, shown: readonly FoundNote[]): Promise<ItemGroup[]> {
  const ordens = [...new Set(shown.map(({ block }) => block.ordem))];
  const blocks = ordens.length > 0 ? await source.load(['chaves', 'documentos'], ordens) : [];
  const opened = new Map(
    await Promise.all(
      blocks.map(async (block) => {
        const [keys, notes] = await Promise.all([readAccessKeys(block), readNotes(block)]);
        return [block.ordem, (note: number) => ({ chave: keys.at(note), ...notes.at(note) })] as const;
      }),
    ),
  );
  return shown.map(({ block, note }) => {
    const factsOf = opened.get(block.ordem);
    if (!factsOf) throw new Error(`Block ${block.ordem} was not loaded.`);
    const { chave, modelo, serie, numero, emissao } = factsOf(note);
    return {
      filtro: { chave },
      ncm: '',
      nota: { modelo, serie, numero, emissao, ...sumIbsCbs(block, note) },
      ...sumNote(block, note).toTotals(),
    };
  });
}

function sumNote({ columns: { itemsPerNote, kind, cents }, marks, kinds }: BlockItemsOfNotes, note: number): ItemSums {
  const sums = new ItemSums();
  const [first, end] = itemsOf(itemsPerNote, note);
  for (let item = first; item < end; item++) {
    if (!marks || marks[item]) sums.add(elementAt(kinds, kind[item] ?? 0), 1, cents[item] ?? 0);
  }
  return sums;
}

/** Returns IBS and CBS of the passing items of a note, in reais; nothing for a note without them. */
function sumIbsCbs({ columns, marks, ibsCbs }: BlockItemsOfNotes, note: number): Pick<NoteOfGroup, 'ibs_cbs'> {
  if (!ibsCbs) return {};
  let [found, ibs, cbs] = [false, 0, 0];
  const [first, end] = itemsOf(columns.itemsPerNote, note);
  for (let item = first; item < end; item++) {
    if ((marks && !marks[item]) || !ibsCbs.code[item]) continue;
    found = true;
    ibs += ibsCbs.ibs[item] ?? 0;
    cbs += ibsCbs.cbs[item] ?? 0;
  }
  return found ? { ibs_cbs: { ibs: reaisOf(ibs), cbs: reaisOf(cbs) } } : {};
}

/** Returns the index of the first item of a note, and the index behind its last one. */
function itemsOf(itemsPerNote: ArrayLike<number>, note: number): [first: number, end: number] {
  let first = 0;
  for (let before = 0; before < note; before++) first += itemsPerNote[before] ?? 0;
  return [first, first + (itemsPerNote[note] ?? 0)];
}
