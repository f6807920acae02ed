import { type AnyColumn, type SQL, sql } from 'drizzle-orm';

/** As `foldText` has it: without accents, in lower case. */
export function foldedColumn(column: AnyColumn): SQL {
  return sql`translate(lower(${column}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn')`;
}

/** A LIKE pattern for what contains the text, whatever signs it has. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
