import { mkdtemp, rm, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import type { TaxMonth } from '@restitui/brazil/tax-month.ts';
import { coverNotes, type NotesCoverage } from '../coverage/notes-coverage.ts';
import type { FileProblem, ItemLine, MonthClaims, MonthOfNotes, Progress, Reviews } from '../engine-types.ts';
import { type CollectedClaims, collectClaims } from '../strength/collect-claims.ts';
import { PurchaseIndex } from '../strength/purchases.ts';
import { defaultItemRules, type ItemRules, prepareRules } from './item-rules.ts';
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
  /** Path of the ZIP. */
  path: string;
  /** CNPJ of any of the client's establishments, with or without punctuation. */
  cnpj: string;
  /** An existing folder for temporary files; a subfolder is created in it. */
  tempDir: string;
  /** An analyst's decision per year on ATACADISTA_BEBIDAS; true for a wholesaler, whose cold drinks do not count. */
  atacadista?: Record<number, boolean>;
  /** Rules for classifying items; by default the latest rules without decisions. */
  rules?: ItemRules;
  /** Threads for large uploads; 1 reads on the calling thread only. Default: the number of cores, at most 4. */
  threads?: number;
  onProgress?: (progress: Progress) => void;
  signal?: AbortSignal;
}

/** `cents` is the monofásico amount of each note. */
export interface CountedNotes {
  has: (key: string) => boolean;
  forEach: (take: (key: string, cents: number) => void) => void;
}

export interface NotesReading {
  /** In chronological order. A month with only ignored notes is absent, or has no sales and only alerts. */
  months: MonthOfNotes[];
  counts: NotesCounts;
  /** File problems by name, up to a limit. */
  problems: FileProblem[];
  problemsTotal: number;
  /** At least one authorised note sells goods, from any issuer. */
  hasSaleNotes: boolean;
  /** The client issued at least one sale note, including cancelled and unauthorised ones. */
  hasClientSaleNotes: boolean;
  /** Years in which the client counts as a wholesaler, so that its cold drinks are excluded. */
  wholesaleYears: number[];
  /** Missing notes, as far as the notes show. */
  coverage: NotesCoverage;
  /** The authorised notes behind the figures, by access key. */
  counted: CountedNotes;
  /** Assesses how well each month's claim is proved; available until `dispose`. */
  claims(): ReadonlyMap<TaxMonth, MonthClaims>;
  /** Yields the item lines behind the figures in batches; can be iterated repeatedly until `dispose`. */
  items(): AsyncGenerator<ItemLine[]>;
  /** Returns products that await or have an analyst's decision; available until `dispose`. */
  reviews(): Reviews;
  /** Deletes the temporary files. */
  dispose(): Promise<void>;
}

const PROGRESS_MS = 250;
const MAX_THREADS = 4;

/**
 * Reads a ZIP of NF-e, NFC-e, CF-e and events and sums the client's months. The order of the files has no effect.
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
  const purchases = new PurchaseIndex();
  const table = new NoteTable();
  const progress: Progress = { fase: 'notas', arquivos: 0, total: 0, bytes: 0 };
  let reported = 0;
  const report = (always = false) => {
    if (!always && Date.now() - reported < PROGRESS_MS) return;
    reported = Date.now();
    input.onProgress?.({ ...progress });
  };
  const threads = input.threads ?? Math.min(MAX_THREADS, availableParallelism());
  const { size } = await stat(input.path);
  const { reader, writtenSpills } = createPooledReader(
    input.cnpj,
    input.rules ?? defaultItemRules,
    folder,
    threads,
    size,
  );
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
        purchases.add(notes.purchases);
        progress.arquivos += entries;
        progress.bytes += bytes;
        report();
      },
    });
  } finally {
    await reader.close();
  }
  report(true);
  purchases.withdraw(collected.cancelled);
  return { table, collected, purchases, spillPaths: writtenSpills() };
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

function finish(
  input: ReadNotesInput,
  { table, collected, purchases, spillPaths }: Awaited<ReturnType<typeof collectNotes>>,
) {
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
  const rules = prepareRules(input.rules ?? defaultItemRules);
  const wholesaleYears = findWholesaleYears(valid, input.atacadista);
  const unprotocolled = notes.filter(({ status }) => status === 'SEM_PROTOCOLO');
  const { cancelled, voided } = collected;
  let claims: CollectedClaims | undefined;
  const assessed = () => {
    claims ??= collectClaims({ spillPaths, notes: listed(), wholesaleYears, rules, purchases });
    return claims;
  };
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
    claims: () => assessed().months,
    items: () => listItems(spillPaths, listed(), wholesaleYears, rules, assessed()),
    reviews: () => listReviews(spillPaths, listed(), rules),
  };
}
