import { dayNumber } from '../notes/day-number.ts';
import type { NoteRow } from '../notes/note-row.ts';
import type { NoteStatus } from '../notes/note-status.ts';
import { recordOf } from '../record-keys.ts';

const MODEL_AT = 20;
/** Length of CNPJ, model and a series of three digits. */
const LONGEST_NOTE_SERIES = 19;
const DAY_SPAN = 2 ** 16;
const FIRST_NUMBERS = 64;

const numberedStatuses = ['OK', 'CANCELADO', 'DENEGADA', 'NAO_AUTORIZADA', 'SEM_PROTOCOLO'] as const;

const numbered: ReadonlySet<NoteStatus> = new Set(numberedStatuses);

export type NumberedStatus = (typeof numberedStatuses)[number];

/** Positions of series and number in an access key: CF-e have the equipment (9 digits) and a number of 6 digits. */
const layoutOf = (isCoupon: boolean) => (isCoupon ? couponLayout : noteLayout);
const couponLayout = { seriesEnd: 31, numberEnd: 37 };
const noteLayout = { seriesEnd: 25, numberEnd: 34 };

/** Returns issuer, model and series with the number in an access key; `issuer` is the note's CNPJ, 14 characters. */
export function seriesOfKey(key: string, issuer: string): { name: string; number: number } {
  const { seriesEnd, numberEnd } = layoutOf(key.startsWith('59', MODEL_AT));
  return { name: issuer + key.slice(MODEL_AT, seriesEnd), number: Number(key.slice(seriesEnd, numberEnd)) };
}

/** Encodes model and series of a row as one number. */
export function seriesCodeOf(note: NoteRow): number {
  return numberAt(note, MODEL_AT, layoutOf(isCouponAt(note)).seriesEnd);
}

/** Returns the number of a row's note in its series. */
export function noteNumberOf(note: NoteRow): number {
  const { seriesEnd, numberEnd } = layoutOf(isCouponAt(note));
  return numberAt(note, seriesEnd, numberEnd);
}

function isCouponAt({ bytes, at }: NoteRow): boolean {
  return bytes[at + MODEL_AT] === 0x35 && bytes[at + MODEL_AT + 1] === 0x39;
}

/** Parses the digits from `start` to before `end` of the access key. */
function numberAt({ bytes, at }: NoteRow, start: number, end: number): number {
  let number = 0;
  for (let i = at + start; i < at + end; i++) number = number * 10 + (bytes[i] ?? 0) - 0x30;
  return number;
}

/** Splits the name of a series from `seriesOfKey`. */
export function partsOfSeries(name: string): { estabelecimento: string; modelo: string; serie: string } {
  const cut = name.length > LONGEST_NOTE_SERIES ? 9 : 3;
  const end = name.length - cut;
  return {
    estabelecimento: name.slice(0, end - 2),
    modelo: name.slice(end - 2, end),
    serie: String(Number(name.slice(end))),
  };
}

/** The known numbers of one series with their days, 8 bytes each. */
export class SeriesNumbers {
  #packed = new Float64Array(FIRST_NUMBERS);
  #size = 0;
  readonly counts = recordOf(numberedStatuses, () => 0);
  /** Cents and count of sales, for estimating the value of missing numbers. */
  saleCents = 0;
  sales = 0;

  /** Adds a number; `day` is AAAAMMDD. */
  add(number: number, day: number, status: NoteStatus): void {
    if (this.#size === this.#packed.length) {
      const wider = new Float64Array(this.#size * 2);
      wider.set(this.#packed);
      this.#packed = wider;
    }
    this.#packed[this.#size++] = number * DAY_SPAN + clampDay(day);
    if (isNumbered(status)) this.counts[status]++;
  }

  /** Yields each number once, ascending, with its earliest day (days since 1970-01-01). */
  *ascending(): Generator<{ number: number; day: number }> {
    const sorted = this.#packed.subarray(0, this.#size).sort();
    let last = -1;
    for (const packed of sorted) {
      const number = Math.floor(packed / DAY_SPAN);
      if (number === last) continue;
      last = number;
      yield { number, day: packed % DAY_SPAN };
    }
  }
}

function isNumbered(status: NoteStatus): status is NumberedStatus {
  return numbered.has(status);
}

/** Converts AAAAMMDD to days since 1970-01-01, clamped to the stored range. */
function clampDay(day: number): number {
  return Math.min(Math.max(0, dayNumber(day)), DAY_SPAN - 1);
}
