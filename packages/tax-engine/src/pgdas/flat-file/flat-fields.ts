import { type Competence, parseCompetence } from '@restitui/brazil/competence.ts';
import { decoded } from './line-batches.ts';

/** A record of the flat file, its fields as numbered in the layout from 0 (the register's code). */
export interface FlatRecord {
  /** Line in the file, from 1. */
  line: number;
  fields: string[];
}

/** A line that is no record, or whose field is not what the layout says. */
export class FlatLineError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const code = /^[0-9A-Z]{5}$/;

/** Of a line of `lineBatches`, with or without pipes around. Undefined for one that is no record. */
export function recordOf(text: string, line: number): FlatRecord | undefined {
  const fields = decoded(text.startsWith('|') ? text.slice(1) : text).split('|');
  fields[0] = (fields[0] as string).trim();
  return code.test(fields[0]) && fields.length > 1 ? { line, fields } : undefined;
}

/** Without white space at its ends; empty where the record is shorter. */
export function textField({ fields }: FlatRecord, at: number): string {
  return fields[at]?.trim() ?? '';
}

/** `1234,5` → cents, zeros beyond them allowed; an empty field is zero. @throws FlatLineError */
export function moneyField(record: FlatRecord, at: number): number {
  const text = textField(record, at);
  if (text === '') return 0;
  const match = /^(\d+)(?:,(\d{1,2})0*)?$/.exec(text);
  const cents = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
  if (!Number.isSafeInteger(cents)) throw new FlatLineError(record.line, `"${text.slice(0, 30)}" não é um valor`);
  return cents;
}

/** `AAAAMM`. @throws FlatLineError */
export function monthField(record: FlatRecord, at: number): Competence {
  const text = textField(record, at);
  const month = /^\d{6}$/.test(text) ? parseCompetence(text.slice(4) + text.slice(0, 4)) : undefined;
  if (!month) throw new FlatLineError(record.line, `"${text.slice(0, 30)}" não é um período`);
  return month;
}

/** `AAAAMMDD` → `AAAA-MM-DD`; undefined when empty or something else. */
export function dayField(record: FlatRecord, at: number): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(textField(record, at));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}
