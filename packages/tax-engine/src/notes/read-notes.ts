import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import { coverNotes, type NotesCoverage } from '../coverage/notes-coverage.ts';
import type { FileProblem, ItemLine, MonthOfNotes, Progress, Reviews } from '../reading.ts';
import { createJudge, type ItemRules, plainRules } from './item-judge.ts';
import { listItems } from './list-items.ts';
import { listReviews } from './list-reviews.ts';
import { matchReturns } from './match-returns.ts';
import { type CollectedNotes, createCollectedNotes } from './note-collector.ts';
import { F_BUYER, F_SALES } from './note-layout.ts';
import { type NoteList, NoteTable } from './note-table.ts';
import { addNotesCounts, type NotesCounts } from './notes-counts.ts';
import { createPooledReader } from './pooled-reader.ts';
import { addProblems } from './problem-list.ts';
import { readArchives } from './read-archives.ts';
import { type ResolvedNotes, resolveNotes } from './resolve-notes.ts';
import { sortNotes } from './sort-notes.ts';
import { sumMonths } from './sum-months.ts';
import { findWholesaleYears } from './wholesaler.ts';

export interface ReadNotesInput {
  /** A ZIP on disk. */
  path: string;
  /** The client, any of its establishments, with or without mask. */
  cnpj: string;
  /** An existing folder for what does not fit in memory; a folder of our own is made in it. */
  tempDir: string;
  /** An analyst's word per year on ATACADISTA_BEBIDAS: true is a wholesaler, whose cold drinks do not count. */
  atacadista?: Record<number, boolean>;
  /** By what items are judged; by default the latest rules, without any decision. */
  rules?: ItemRules;
  /** Threads for large uploads; 1 reads on the caller's own. By default the machine's, at most 4. */
  threads?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** `cents` is what of a note is monofásico. */
export interface CountedNotes {
  has: (key: string) => boolean;
  forEach: (take: (key: string, cents: number) => void) => void;
}

export interface NotesReading {
  /** In the order of time. A month of nothing but ignored notes is not here, or has no sales and only alerts. */
  months: MonthOfNotes[];
  counts: NotesCounts;
  /** By name, up to a bound. */
  problems: FileProblem[];
  problemsTotal: number;
  /** Some authorised note sells goods, whoever issued it. */
  hasSaleNotes: boolean;
  /** The client issued some sale note, cancelled and unauthorised ones included. */
  hasClientSaleNotes: boolean;
  /** The years whose cold drinks are held back as a wholesaler's. */
  wholesaleYears: number[];
  /** What is missing, as far as the notes themselves tell. */
  coverage: NotesCoverage;
  /** The authorised notes that the figures rest on, by access key. */
  counted: CountedNotes;
  /** The lines behind the figures, in batches; may be walked again until `dispose`. */
  items(): AsyncGenerator<ItemLine[]>;
  /** What waits for an analyst or was decided by one, by product; until `dispose`. */
  reviews(): Reviews;
  /** Removes what lies on disk. */
  dispose(): Promise<void>;
}

const PROGRESS_MS = 250;
const MOST_THREADS = 4;

/**
 * Reads a ZIP of NF-e, NFC-e, CF-e and events and sums the client's months. The order of the files changes nothing.
 * @throws ZipError when the file is no readable ZIP; the signal's reason when aborted.
 */
export async function readNotes(input: ReadNotesInput): Promise<NotesReading> {
  const folder = await mkdtemp(join(input.tempDir, 'notas-'));
  const dispose = () => rm(folder, { recursive: true, force: true });
  try {
    return { ...finish(input, await collectNotes(input, folder)), dispose };
  } catch (error) {
    await dispose();
    throw error;
  }
}

async function collectNotes(input: ReadNotesInput, folder: string) {
  const collected = createCollectedNotes();
  const table = new NoteTable();
  const progress: Progress = { fase: 'notas', arquivos: 0, total: 0, bytes: 0 };
  let reported = 0;
  const report = (always = false) => {
    if (!always && Date.now() - reported < PROGRESS_MS) return;
    reported = Date.now();
    input.onProgress?.({ ...progress });
  };
  const threads = input.threads ?? Math.min(MOST_THREADS, availableParallelism());
  const { size } = await stat(input.path);
  const { reader, writtenSpills } = createPooledReader(input.cnpj, input.rules ?? plainRules, folder, threads, size);
  try {
    await readArchives({
      path: input.path,
      tempDir: folder,
      reader,
      ...(input.signal ? { signal: input.signal } : {}),
      onTotal: (total) => {
        progress.total = total;
        table.reserve(total);
      },
      listener: (notes, entries, bytes) => {
        table.add(notes.batch);
        addCollected(collected, notes);
        progress.arquivos += entries;
        progress.bytes += bytes;
        report();
      },
    });
  } finally {
    await reader.close();
  }
  report(true);
  return { table, collected, spillPaths: writtenSpills() };
}

function addCollected(to: CollectedNotes, from: CollectedNotes): void {
  for (const key of from.cancelled) to.cancelled.push(key);
  for (const range of from.voided) to.voided.push(range);
  addNotesCounts(to.counts, from.counts);
  addProblems(to.problems, from.problems.listed, from.problems.total);
  to.hasSaleNotes ||= from.hasSaleNotes;
}

function countedNotes(listed: () => NoteList, { notes, findRow }: ResolvedNotes): CountedNotes {
  return {
    has: (key) => {
      const row = findRow(key);
      return row !== undefined && notes.table.read(row).status === 'OK';
    },
    forEach: (take) =>
      listed().forEach((note) => {
        let cents = 0;
        note.forEachSum((bucket, amount) => {
          if (bucket.mono) cents += amount;
        });
        take(note.key, cents);
      }),
  };
}

function finish(input: ReadNotesInput, { table, collected, spillPaths }: Awaited<ReturnType<typeof collectNotes>>) {
  const { counts, problems, hasSaleNotes } = collected;
  const resolved = resolveNotes(table, collected.cancelled, counts);
  const { notes, findRow } = resolved;
  const valid = matchReturns(
    notes.filter(({ status }) => status === 'OK'),
    findRow,
  );
  let sorted: NoteList | undefined;
  const listed = () => {
    sorted ??= sortNotes(valid);
    return sorted;
  };
  const judge = createJudge(input.rules ?? plainRules);
  const wholesaleYears = findWholesaleYears(valid, input.atacadista);
  const unprotocolled = notes.filter(({ status }) => status === 'SEM_PROTOCOLO');
  const { cancelled, voided } = collected;
  return {
    counted: countedNotes(listed, resolved),
    coverage: coverNotes({ resolved, valid, cancelled, voided, root: cnpjRoot(input.cnpj) }),
    months: sumMonths(valid, unprotocolled, wholesaleYears),
    counts,
    problems: problems.listed.sort((a, b) => (a.arquivo < b.arquivo ? -1 : 1)),
    problemsTotal: problems.total,
    hasSaleNotes,
    hasClientSaleNotes: notes.filter((note) => note.has(F_SALES) && !note.has(F_BUYER)).rows.length > 0,
    wholesaleYears: [...wholesaleYears].sort(),
    items: () => listItems(spillPaths, listed(), wholesaleYears, judge),
    reviews: () => listReviews(spillPaths, listed(), judge),
  };
}
