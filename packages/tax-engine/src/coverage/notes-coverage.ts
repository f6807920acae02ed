import { cnpjRoot } from '@restitui/brazil/cnpj.ts';
import { isAccessKey } from '../notes/access-key.ts';
import { F_BUYER, F_RETURNS, F_SALES } from '../notes/note-layout.ts';
import type { NoteRow } from '../notes/note-row.ts';
import type { NoteStatus, VoidedNumbers } from '../notes/note-status.ts';
import type { NoteList } from '../notes/note-table.ts';
import type { ResolvedNotes } from '../notes/resolve-notes.ts';
import type { NamedNotes, NoteTally } from './coverage.ts';
import { coverageDecisions } from './coverage-decisions.ts';
import { findGaps, type SeriesGaps } from './number-gaps.ts';
import { noteNumberOf, partsOfSeries, SeriesNumbers, seriesCodeOf, seriesOfKey } from './series-numbers.ts';

/** What one establishment's notes of one month come to; buyers' returns stand under an empty CNPJ. Cents. */
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
  /** False for series that the tax office numbers. */
  own: boolean;
}

/** What the notes of an upload say about what is missing, whatever was declared. */
export interface NotesCoverage {
  months: NotedMonth[];
  series: NotedSeries[];
  named: NamedNotes;
}

interface Notes {
  resolved: ResolvedNotes;
  /** Authorised notes without the buyers' returns that the client noted itself. */
  valid: NoteList;
  cancelled: readonly string[];
  voided: readonly VoidedNumbers[];
  /** First 8 characters of the client's CNPJ. */
  root: string;
}

/** Far more than a root has branches. */
const MOST_ISSUERS = 2 ** 24;

/** One pass over the rows: sums by month and establishment, numbers by series. The order of files decides nothing. */
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
    if (list) keepFirst(named[list], note.key);
    if (status === 'SEM_PROTOCOLO') month.unprotocolledCents += revenueOf(note);
    if (!note.has(F_BUYER)) addNumber(series.of(note), note, status);
  });
  valid.forEach((note) => {
    const month = monthOf(months, note);
    if (!note.has(F_BUYER)) month.cents += revenueOf(note);
    if (note.has(F_RETURNS)) month.tally.devolucoes++;
  });
  addCancelled(series.byName, notes);
  for (const row of resolved.copies) keepFirst(named.duplicadas, resolved.notes.table.read(row).key);
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
  const key = note.monthNumber * MOST_ISSUERS + (byBuyer ? 0 : note.issuerNumber + 1);
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

/** The series of an upload, found by row without a text of each name. */
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

/** Notes that only their cancellation speaks of. */
function addCancelled(series: Map<string, SeriesNumbers>, { resolved, cancelled, root }: Notes): void {
  for (const key of new Set(cancelled)) {
    if (!isAccessKey(key) || cnpjRoot(key.slice(6, 20)) !== root || resolved.findRow(key) !== undefined) continue;
    const { name, number } = seriesOfKey(key, key.slice(6, 20));
    const numbers = series.get(name) ?? new SeriesNumbers();
    series.set(name, numbers);
    numbers.add(number, Number(`20${key.slice(2, 6)}01`), 'CANCELADO');
  }
}

/** Keeps the lowest keys without ever holding all. */
function keepFirst(keys: string[], key: string): void {
  keys.push(key);
  if (keys.length >= 10 * coverageDecisions.keysNamed) sortAndCut(keys);
}

function sortAndCut(keys: string[]): void {
  const kept = [...new Set(keys)].sort().slice(0, coverageDecisions.keysNamed);
  keys.splice(0, keys.length, ...kept);
}

function finishSeries(series: Map<string, SeriesNumbers>, voided: readonly VoidedNumbers[]): NotedSeries[] {
  return [...series]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, numbers]) => {
      const parts = partsOfSeries(name);
      const own = parts.modelo !== '55' || Number(parts.serie) < coverageDecisions.officeSeries;
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
