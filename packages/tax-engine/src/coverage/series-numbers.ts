import { dayNumber } from '../notes/day-number.ts';
import type { NoteRow } from '../notes/note-row.ts';
import type { NoteStatus } from '../notes/note-status.ts';

const MODEL_AT = 20;
/** CNPJ, model and a series of three digits. */
const LONGEST_NOTE_SERIES = 19;
const DAY_SPAN = 2 ** 16;
const FIRST_NUMBERS = 64;

export type NumberedStatus = 'OK' | 'CANCELADO' | 'DENEGADA' | 'NAO_AUTORIZADA' | 'SEM_PROTOCOLO';

/** Where an access key holds its series and its number: CF-e name the equipment (9) and number with 6 digits. */
const layoutOf = (isCoupon: boolean) => (isCoupon ? couponLayout : noteLayout);
const couponLayout = { seriesEnd: 31, numberEnd: 37 };
const noteLayout = { seriesEnd: 25, numberEnd: 34 };

/** Issuer, model and series as an access key holds them; `issuer` is what the note says, 14 characters. */
export function seriesOfKey(key: string, issuer: string): { name: string; number: number } {
  const { seriesEnd, numberEnd } = layoutOf(key.startsWith('59', MODEL_AT));
  return { name: issuer + key.slice(MODEL_AT, seriesEnd), number: Number(key.slice(seriesEnd, numberEnd)) };
}

/** Model and series of a row as one number. */
export function seriesCodeOf(note: NoteRow): number {
  return numberAt(note, MODEL_AT, layoutOf(isCouponAt(note)).seriesEnd);
}

/** The number of a row's note in its series. */
export function noteNumberOf(note: NoteRow): number {
  const { seriesEnd, numberEnd } = layoutOf(isCouponAt(note));
  return numberAt(note, seriesEnd, numberEnd);
}

function isCouponAt({ bytes, at }: NoteRow): boolean {
  return bytes[at + MODEL_AT] === 0x35 && bytes[at + MODEL_AT + 1] === 0x39;
}

/** The digits from `start` up to `end` of the access key. */
function numberAt({ bytes, at }: NoteRow, start: number, end: number): number {
  let number = 0;
  for (let i = at + start; i < at + end; i++) number = number * 10 + (bytes[i] as number) - 0x30;
  return number;
}

/** The series that a name stands for. */
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
  readonly counts: Record<NumberedStatus, number> = {
    OK: 0,
    CANCELADO: 0,
    DENEGADA: 0,
    NAO_AUTORIZADA: 0,
    SEM_PROTOCOLO: 0,
  };
  /** Cents and notes of sales, for what a missing number is likely worth. */
  saleCents = 0;
  sales = 0;

  /** `day` is AAAAMMDD. */
  add(number: number, day: number, status: NoteStatus): void {
    if (this.#size === this.#packed.length) {
      const wider = new Float64Array(this.#size * 2);
      wider.set(this.#packed);
      this.#packed = wider;
    }
    this.#packed[this.#size++] = number * DAY_SPAN + keptDay(day);
    if (status in this.counts) this.counts[status as NumberedStatus]++;
  }

  /** Each number once, ascending, with the first day that it is known of (days since 1970). */
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

/** Days since 1970 of an AAAAMMDD, within what is kept. */
function keptDay(day: number): number {
  return Math.min(Math.max(0, dayNumber(day)), DAY_SPAN - 1);
}
