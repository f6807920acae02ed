import type { NoteRow } from '../notes/note-row.ts';
import type { NoteStatus } from '../notes/note-status.ts';

const MODEL_AT = 20;
/** CNPJ, model and a series of three digits. */
const LONGEST_NOTE_SERIES = 19;
const DAY_SPAN = 2 ** 16;
const FIRST_NUMBERS = 64;

export type NumberedStatus = 'OK' | 'CANCELADO' | 'DENEGADA' | 'NAO_AUTORIZADA' | 'SEM_PROTOCOLO';

/** Where an access key holds its series and its number: CF-e name the equipment (9) and number with 6 digits. */
function layoutOf(isCoupon: boolean): { seriesEnd: number; numberEnd: number } {
  return isCoupon ? { seriesEnd: 31, numberEnd: 37 } : { seriesEnd: 25, numberEnd: 34 };
}

/** Issuer, model and series as an access key holds them; `issuer` is what the note says, 14 characters. */
export function seriesOfKey(key: string, issuer: string): { name: string; number: number } {
  const { seriesEnd, numberEnd } = layoutOf(key.startsWith('59', MODEL_AT));
  return { name: issuer + key.slice(MODEL_AT, seriesEnd), number: Number(key.slice(seriesEnd, numberEnd)) };
}

/** As `seriesOfKey`, from a row. */
export function seriesOfRow(note: NoteRow): { name: string; number: number } {
  const { bytes, at } = note;
  const isCoupon = bytes[at + MODEL_AT] === 0x35 && bytes[at + MODEL_AT + 1] === 0x39;
  const { seriesEnd, numberEnd } = layoutOf(isCoupon);
  let number = 0;
  for (let i = at + seriesEnd; i < at + numberEnd; i++) number = number * 10 + (bytes[i] as number) - 0x30;
  return { name: note.issuer + bytes.toString('latin1', at + MODEL_AT, at + seriesEnd), number };
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
    this.#packed[this.#size++] = number * DAY_SPAN + dayNumber(day);
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

function dayNumber(day: number): number {
  const days = Date.UTC(Math.floor(day / 10_000), (Math.floor(day / 100) % 100) - 1, day % 100) / 86_400_000;
  return Math.min(Math.max(0, days), DAY_SPAN - 1);
}

const texts = new Map<number, string>();

/** `AAAA-MM-DD` of days since 1970; kept, for every gap in the numbers of a series asks for two. */
export function dayText(days: number): string {
  let text = texts.get(days);
  if (text === undefined) {
    text = new Date(days * 86_400_000).toISOString().slice(0, 10);
    texts.set(days, text);
  }
  return text;
}
