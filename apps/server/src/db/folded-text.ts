import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { type AnyColumn, type Column, like, or, type SQL, sql } from 'drizzle-orm';

/** Folds a column, or another text, as `foldText` does: lower case, without accents. */
export function foldedColumn(column: AnyColumn | SQL): SQL {
  return sql`translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;
}

/** Returns a LIKE pattern that matches the text anywhere, with its special characters escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}

/** Selects rows whose folded name contains the text, or whose CNPJ or CPF contains it where it has digits. */
export function nameOrNumberHas(name: Column, number: Column, q: string): SQL | undefined {
  const part = normaliseCnpj(q);
  return or(like(name, containing(foldText(q))), /\d/.test(part) ? like(number, containing(part)) : undefined);
}
