import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { foldText } from '@restitui/brazil/fold-text.ts';
import { and, type Column, gte, like, lt, type SQL, sql } from 'drizzle-orm';
import { containing } from './folded-text.ts';
import type { Db } from './tenant-scope.ts';

/** Most rows that a search names one by one; where more match, a list compares row by row. */
export const mostNamed = 2000;
/** Length of the parts that the indexes hold. */
const gram = 3;

/** Keys as PostgreSQL writes an array: thousands of them pass through without being parsed. */
type NamedKeys = string & { readonly isArrayOfKeys: true };

/** The clients of the transaction's tenant that the index of texts has found. */
export type ClientsWithText =
  | { found: 'all'; keys: NamedKeys }
  /** More than 2,000 names begin with the text; the keys are those of the other clients with it. */
  | { found: 'others'; keys: NamedKeys }
  | { found: 'none' };

/**
 * Names the clients of the transaction's tenant whose name or number contains the text; none for a text that is too
 * short for the index or that more than 2,000 clients contain in another place than the beginning of their name.
 */
export async function findClientsWithText(db: Db, q: string): Promise<ClientsWithText> {
  const name = foldText(q);
  const number = clientNumberIn(q);
  if (isShort(name, number)) return { found: 'none' };
  const { rows } = await db.execute<{ beginning: number; most: number; keys: NamedKeys; isBytewise: boolean }>(sql`
    with named as materialized (
      select key, place from lookup.clients_by_place_of_text(${name}, ${containing(name)}, ${number}, ${mostNamed + 1})
    ), places as (
      select place, count(*)::int as n from named group by place
    ), counted as (
      select coalesce(max(n) filter (where place = 'start'), 0) as beginning,
        coalesce(max(n) filter (where place <> 'start'), 0) as most from places
    )
    select beginning, most, ${isBytewise} as "isBytewise",
      (select coalesce(array_agg(distinct key), '{}')::text from named
        where beginning <= ${mostNamed} or place <> 'start') as keys
    from counted`);
  const [row] = rows;
  if (!row || row.most > mostNamed) return { found: 'none' };
  if (row.beginning <= mostNamed) return { found: 'all', keys: row.keys };
  return row.isBytewise ? { found: 'others', keys: row.keys } : { found: 'none' };
}

/** Names that begin with a text are neighbours in an index that compares bytes, and not in one of a language's order. */
const isBytewise = sql`(select datlocprovider <> 'i' and datcollate ~ '^(C|POSIX)(\\.|$)' from pg_database
  where datname = current_database())`;

/** Returns the keys of the owners with the text; undefined where `findClientsWithText` names none. */
export async function findOwnersWithText(db: Db, q: string): Promise<NamedKeys | undefined> {
  const name = foldText(q);
  const number = ownerNumberIn(q);
  if (isShort(name, number)) return undefined;
  const { rows } = await db.execute<{ n: number; keys: NamedKeys }>(sql`
    select count(*)::int as n, coalesce(array_agg(key), '{}')::text as keys
    from lookup.owners_with_text(${name}, ${containing(name)}, ${number}, ${mostNamed + 1})`);
  return rows[0] && rows[0].n <= mostNamed ? rows[0].keys : undefined;
}

const isShort = (name: string, number: string | null) =>
  [...name].length < gram || (number !== null && number.length < gram);

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
export function isNamed(key: Column, keys: NamedKeys | undefined): SQL | undefined {
  return keys === undefined ? undefined : sql`${key} = any(${sql.param(keys)}::text[])`;
}

/** Returns the condition for names that begin with a text; an index of the name finds them, as neighbours. */
export function beginsWith(name: Column, q: string): SQL | undefined {
  const text = foldText(q);
  return and(gte(name, text), lt(name, `${text}\u{10ffff}`), like(name, containing(text).slice(1)));
}
