import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { type Column, type SQL, sql } from 'drizzle-orm';
import { containing } from './folded-text.ts';
import type { Db } from './tenant-scope.ts';

/** Most rows that a search names one by one; where more match, a list compares row by row. */
const mostNamed = 2000;
/** Length of the parts that the indexes hold. */
const gram = 3;

/**
 * Returns the keys of the rows of the transaction's tenant whose name or number contains the text, found by an index;
 * undefined for a text that is too short for it or that more than 2,000 rows contain.
 */
export async function findKeysWithText(db: Db, of: 'clients' | 'owners', q: string): Promise<string[] | undefined> {
  const name = foldText(q);
  const number = of === 'clients' ? clientNumberIn(q) : ownerNumberIn(q);
  if ([...name].length < gram || (number !== null && number.length < gram)) return undefined;
  const search = sql.raw(`lookup.${of}_with_text`);
  const { rows } = await db.execute<{ key: string }>(
    sql`select key from ${search}(${name}, ${containing(name)}, ${number}, ${mostNamed + 1})`,
  );
  return rows.length > mostNamed ? undefined : rows.map(({ key }) => key);
}

/** Part of a CNPJ or CPF in the text, compared where it has a digit. */
function clientNumberIn(q: string): string | null {
  const part = normaliseCnpj(q);
  return /\d/.test(part) ? part : null;
}

function ownerNumberIn(q: string): string | null {
  const digits = q.replace(/\D/g, '');
  return digits.length >= gram ? digits : null;
}

/** Returns the condition for rows with one of the keys; undefined when a search named none. */
export function isNamed(key: Column, keys: string[] | undefined): SQL | undefined {
  return keys && sql`${key} = any(${sql.param(keys)}::text[])`;
}
