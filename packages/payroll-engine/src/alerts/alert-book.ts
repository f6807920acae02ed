import { type AlertCode, alertTexts } from './alert-texts.ts';

export interface PayrollAlert {
  codigo: AlertCode;
  texto: string;
  /** Cents for amounts, otherwise a number of files, events or lines; undefined for an alert without one. */
  value: number | undefined;
}

interface Entry {
  words: string;
  value: number | undefined;
}

/** The alerts of one month or of the whole; each code once. */
export class AlertBook {
  readonly #entries = new Map<AlertCode, Entry>();

  /** Adds an alert without a value, with the words that its text names. */
  add(code: AlertCode, words = ''): void {
    this.#entries.set(code, { words, value: undefined });
  }

  /** Adds to the value of an alert. */
  addValue(code: AlertCode, value: number): void {
    const sum = (this.#entries.get(code)?.value ?? 0) + value;
    this.#entries.set(code, { words: sum.toLocaleString('pt-BR'), value: sum });
  }

  /** All alerts in the order of the table of texts. */
  get list(): PayrollAlert[] {
    return alertCodes.flatMap((codigo) => {
      const entry = this.#entries.get(codigo);
      return entry ? [{ codigo, texto: alertTexts[codigo].replace('{n}', entry.words), value: entry.value }] : [];
    });
  }
}

const alertCodes = Object.keys(alertTexts) as AlertCode[];
