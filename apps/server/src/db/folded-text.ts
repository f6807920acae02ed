import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { type AnyColumn, type Column, like, or, type SQL, sql } from 'drizzle-orm';

/** As `foldText` has it: without accents, in lower case. */
export function foldedColumn(column: AnyColumn): SQL {
  return sql`translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;
}

/** A LIKE pattern for what contains the text, whatever signs it has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Rows whose folded name has the text, or whose CNPJ or CPF has it where it could be part of one. */
export function nameOrNumberHas(name: Column, number: Column, q: string): SQL | undefined {
  const part = normaliseCnpj(q);
  return or(like(name, containing(foldText(q))), /\d/.test(part) ? like(number, containing(part)) : undefined);
}
