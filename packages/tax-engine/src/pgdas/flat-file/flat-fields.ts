import { parseTaxMonth, type TaxMonth } from '@restitui/brazil/tax-month.ts';
import { decoded } from './line-batches.ts';

/** A record of the flat file. Fields are indexed as in the layout; 0 is the register's code. */
export interface FlatRecord {
  /** Line in the file, from 1. */
  line: number;
  fields: string[];
}

/** A line that is no record, or whose field does not have the format of the layout. */
export class FlatLineError extends Error {
  readonly line: number;
  constructor(line: number, message: string) {
    super(message);
    this.line = line;
  }
}

const code = /^[0-9A-Z]{5}$/;

/** Parses a line of `lineBatches`, with or without surrounding pipes. Undefined when it is no record. */
export function recordOf(text: string, line: number): FlatRecord | undefined {
  const fields = decoded(text.startsWith('|') ? text.slice(1) : text).split('|');
  const register = fields[0]?.trim() ?? '';
  fields[0] = register;
  return code.test(register) && fields.length > 1 ? { line, fields } : undefined;
}

/** Returns a field, trimmed; empty when the record is shorter. */
export function textField({ fields }: FlatRecord, at: number): string {
  return fields[at]?.trim() ?? '';
}

/**
 * Parses an amount such as `1234,5` into cents; further decimals must be zeros, and an empty field is zero.
 * @throws FlatLineError when it is no amount.
 */
export function moneyField(record: FlatRecord, at: number): number {
  const text = textField(record, at);
  if (text === '') return 0;
  const match = /^(\d+)(?:,(\d{1,2})0*)?$/.exec(text);
  const cents = match ? Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0')) : Number.NaN;
  if (!Number.isSafeInteger(cents)) throw new FlatLineError(record.line, `"${text.slice(0, 30)}" não é um valor`);
  return cents;
}

/**
 * Parses `AAAAMM`.
 * @throws FlatLineError when it is no month.
 */
export function monthField(record: FlatRecord, at: number): TaxMonth {
  const text = textField(record, at);
  const month = /^\d{6}$/.test(text) ? parseTaxMonth(text.slice(4) + text.slice(0, 4)) : undefined;
  if (!month) throw new FlatLineError(record.line, `"${text.slice(0, 30)}" não é um período`);
  return month;
}

/** Converts `AAAAMMDD` to `AAAA-MM-DD`; undefined for an empty or invalid field. */
export function dayField(record: FlatRecord, at: number): string | undefined {
  const match = /^(\d{4})(\d{2})(\d{2})/.exec(textField(record, at));
  return match ? `${match[1]}-${match[2]}-${match[3]}` : undefined;
}
