import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import { isAccessKey } from '../notes/access-key.ts';
import { F_BUYER, F_RETURNS, F_SALES } from '../notes/note-layout.ts';
import type { NoteRow } from '../notes/note-row.ts';
import type { NoteStatus, VoidedNumbers } from '../notes/note-status.ts';
import type { NoteList } from '../notes/note-table.ts';
import type { ResolvedNotes } from '../notes/resolve-notes.ts';
import type { NamedNotes, NoteTally } from './coverage.ts';
import { coverageParameters } from './coverage-parameters.ts';
import { findGaps, type SeriesGaps } from './number-gaps.ts';
import { noteNumberOf, partsOfSeries, SeriesNumbers, seriesCodeOf, seriesOfKey } from './series-numbers.ts';

/** Totals of one establishment's notes in one month; buyers' returns have an empty CNPJ. Cents. */
export interface NotedMonth {
  /** `AAAA-MM`. */
  month: string;
  cnpj: string;
  /** Sales less own returns of authorised notes. */
  cents: number;
  unprotocolledCents: number;
  tally: NoteTally;
}

export interface NotedSeries {
  estabelecimento: string;
  modelo: string;
  serie: string;
  numbers: SeriesNumbers;
  gaps: SeriesGaps;
  /** False for series numbered by the tax office. */
  own: boolean;
}

/** Missing documents according to the notes alone, independent of declarations. */
export interface NotesCoverage {
  months: NotedMonth[];
  series: NotedSeries[];
  named: NamedNotes;
}

interface Notes {
  resolved: ResolvedNotes;
  /** Authorised notes without buyers' returns that the client also noted itself. */
  valid: NoteList;
  cancelled: readonly string[];
  voided: readonly VoidedNumbers[];
  /** First 8 characters of the client's CNPJ. */
  root: string;
}

/** Far above the number of establishments of a root. */
const MAX_ISSUERS = 2 ** 24;

/**
 * Computes the sums by month and establishment and the numbers by series, in one pass over the rows. The order of files
 * has no effect.
 */
export function coverNotes(notes: Notes): NotesCoverage {
  const { resolved, valid } = notes;
  const months = new Map<number, NotedMonth>();
  const series = new SeriesOfNotes();
  const named: NamedNotes = { canceladas: [], denegadas: [], nao_autorizadas: [], sem_protocolo: [], duplicadas: [] };

  resolved.notes.forEach((note) => {
    const { status } = note;
    const month = monthOf(months, note);
    const [counted, list] = places[status] ?? [];
    if (counted) month.tally[counted]++;
    if (list) keepLowest(named[list], note.key);
    if (status === 'SEM_PROTOCOLO') month.unprotocolledCents += revenueOf(note);
    if (!note.has(F_BUYER)) addNumber(series.of(note), note, status);
  });
  valid.forEach((note) => {
    const month = monthOf(months, note);
    if (!note.has(F_BUYER)) month.cents += revenueOf(note);
    if (note.has(F_RETURNS)) month.tally.devolucoes++;
  });
  addCancelled(series.byName, notes);
  for (const row of resolved.copies) keepLowest(named.duplicadas, resolved.notes.table.read(row).key);
  for (const keys of Object.values(named)) sortAndCut(keys);
  return { months: [...months.values()].sort(compareMonths), series: finishSeries(series.byName, notes.voided), named };
}

const places: Partial<Record<NoteStatus, [keyof NoteTally, keyof NamedNotes | undefined]>> = {
  OK: ['autorizadas', undefined],
  CANCELADO: ['canceladas', 'canceladas'],
  DENEGADA: ['denegadas', 'denegadas'],
  NAO_AUTORIZADA: ['nao_autorizadas', 'nao_autorizadas'],
  SEM_PROTOCOLO: ['sem_protocolo', 'sem_protocolo'],
};

function monthOf(months: Map<number, NotedMonth>, note: NoteRow): NotedMonth {
  const byBuyer = note.has(F_BUYER);
  const key = note.monthNumber * MAX_ISSUERS + (byBuyer ? 0 : note.issuerNumber + 1);
  let month = months.get(key);
  if (!month) {
    const cnpj = byBuyer ? '' : note.issuer;
    const tally = { autorizadas: 0, canceladas: 0, denegadas: 0, nao_autorizadas: 0, sem_protocolo: 0, devolucoes: 0 };
    month = { month: note.month, cnpj, cents: 0, unprotocolledCents: 0, tally };
    months.set(key, month);
  }
  return month;
}

function revenueOf(note: NoteRow): number {
  let cents = 0;
  note.forEachSum((bucket, amount) => {
    cents += bucket.returned ? -amount : amount;
  });
  return cents;
}

/** The series of an upload, looked up by row without creating a name for each. */
class SeriesOfNotes {
  readonly byName = new Map<string, SeriesNumbers>();
  /** By issuer's number, then by code. */
  readonly #byCode: Map<number, SeriesNumbers>[] = [];

  of(note: NoteRow): SeriesNumbers {
    const code = seriesCodeOf(note);
    const known = this.#byCode[note.issuerNumber]?.get(code);
    if (known) return known;
    const numbers = new SeriesNumbers();
    this.byName.set(seriesOfKey(note.key, note.issuer).name, numbers);
    const byCode = this.#byCode[note.issuerNumber] ?? new Map();
    this.#byCode[note.issuerNumber] = byCode.set(code, numbers);
    return numbers;
  }
}

function addNumber(numbers: SeriesNumbers, note: NoteRow, status: NoteStatus): void {
  numbers.add(noteNumberOf(note), note.date, status);
  if (status !== 'OK' || !note.has(F_SALES)) return;
  numbers.sales++;
  numbers.saleCents += revenueOf(note);
}

/** Adds numbers that are only known from a cancellation. */
function addCancelled(series: Map<string, SeriesNumbers>, { resolved, cancelled, root }: Notes): void {
  for (const key of new Set(cancelled)) {
    if (!isAccessKey(key) || cnpjRoot(key.slice(6, 20)) !== root || resolved.findRow(key) !== undefined) continue;
    const { name, number } = seriesOfKey(key, key.slice(6, 20));
    const numbers = series.get(name) ?? new SeriesNumbers();
    series.set(name, numbers);
    numbers.add(number, Number(`20${key.slice(2, 6)}01`), 'CANCELADO');
  }
}

/** Keeps the lowest keys without storing all. */
function keepLowest(keys: string[], key: string): void {
  keys.push(key);
  if (keys.length >= 10 * coverageParameters.keysNamed) sortAndCut(keys);
}

function sortAndCut(keys: string[]): void {
  const kept = [...new Set(keys)].sort().slice(0, coverageParameters.keysNamed);
  keys.splice(0, keys.length, ...kept);
}

function finishSeries(series: Map<string, SeriesNumbers>, voided: readonly VoidedNumbers[]): NotedSeries[] {
  return [...series]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, numbers]) => {
      const parts = partsOfSeries(name);
      const own = parts.modelo !== '55' || Number(parts.serie) < coverageParameters.officeSeries;
      const given = voided.filter(
        ({ cnpj, mod, serie }) =>
          cnpj === parts.estabelecimento && Number(mod) === Number(parts.modelo) && serie === parts.serie,
      );
      return { ...parts, numbers, own, gaps: findGaps(numbers, given) };
    });
}

function compareMonths(a: NotedMonth, b: NotedMonth): number {
  if (a.month !== b.month) return a.month < b.month ? -1 : 1;
  return a.cnpj < b.cnpj ? -1 : 1;
}
