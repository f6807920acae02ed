import type { Page } from '@restitui/domain/wire/endpoint.ts';
import { and, asc, not, type SQL, type SQLWrapper, type Subquery, sql } from 'drizzle-orm';
import { clients } from '../features/crm/clients/clients.table.ts';
import { nameOrNumberHas } from './folded-text.ts';
import type { Db } from './tenant-scope.ts';
import { beginsWith, type ClientsWithText, isNamed, mostNamed } from './text-search.ts';

/** The value that a list of clients is sorted by, and the order of that value where it is selected. */
export interface ClientOrder {
  key: SQLWrapper;
  order: (key: SQLWrapper) => SQL[];
  /** The table with the value, unless the client itself has it. */
  joined: { table: Subquery | SQL; on: SQL } | undefined;
  isByName: boolean;
  /** Condition on the joined table that a filter of the list is applied by. */
  filter?: SQL;
}

/** By name, as every list is sorted unless its query has another order. */
export const byName: ClientOrder = {
  key: clients.razao_social_busca,
  order: (key) => [asc(key), asc(clients.cnpjcpf)],
  joined: undefined,
  isByName: true,
};

/**
 * Selects the numbers of clients and the values that they are sorted by, in their order, from an index alone.
 * @param total a value of each row, such as their number by a window
 */
export function keysInOrder(
  db: Db,
  where: SQL | undefined,
  { key, order, joined, filter }: ClientOrder,
  total = sql<number | null>`null`,
) {
  const from = db
    .select({
      cnpjcpf: clients.cnpjcpf,
      chave: sql`${key}`.as('chave'),
      razao_social_busca: clients.razao_social_busca,
      total: total.as('total'),
    })
    .from(clients)
    .$dynamic();
  return (joined ? from.leftJoin(joined.table, joined.on) : from).where(and(where, filter)).orderBy(...order(key));
}

/** Most matches that a search counts; further ones are found by more text. */
const mostCounted = mostNamed;
/** Clients at the beginning of the list that are compared before the index of texts is asked, for each one of a page. */
const comparedFirst = 50;

interface Search {
  q: string;
  page: number;
  pageSize: number;
  /** Conditions of the list without the text. */
  all: SQL | undefined;
  order: ClientOrder;
  /** Whether a condition takes long for each client that it is tried on. */
  isSlow: boolean;
  /** Asks the index of texts. */
  named: () => Promise<ClientsWithText>;
}

/** Finds the numbers of the clients of one page of a search in their order, and counts up to 2,000 that match. */
export async function findPageOfSearch(db: Db, search: Search): Promise<{ keys: string[]; page: Page }> {
  const { order, page, pageSize } = search;
  const last = page * pageSize;
  const most = Math.max(last, mostCounted) + 1;
  const branches = (await conditionsOf(db, search)).map((where) => sql`(${keysInOrder(db, where, order).limit(most)})`);
  const inOrder = sql.join(order.order(sql`clients.chave`), sql`, `);
  // The union is named as the table, because the order names columns of the table.
  const { rows } = await db.execute<{ total: number; keys: string[] | null }>(sql`
    with found as (
      select cnpjcpf, row_number() over (order by ${inOrder}) as n
      from (${sql.join(branches, sql` union all `)}) clients order by n limit ${most}
    )
    select count(*)::int as total,
      array_agg(cnpjcpf order by n) filter (where n > ${last - pageSize} and n <= ${last}) as keys from found`);
  const { total = 0, keys = null } = rows[0] ?? {};
  const counted = total < most ? { total } : { total: most - 1, more: true as const };
  return { keys: keys ?? [], page: { number: page, size: pageSize, ...counted } };
}

/** Returns conditions of which each client of the search meets one. */
async function conditionsOf(db: Db, search: Search): Promise<(SQL | undefined)[]> {
  const { all, order, q } = search;
  const hasText = and(all, nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q));
  if (await isFrequent(db, search)) return [hasText];
  const named = await search.named();
  if (named.found === 'all') return [and(hasText, isNamed(clients.cnpjcpf, named.keys))];
  const begins = beginsWith(clients.razao_social_busca, q);
  if (named.found === 'none' || !order.isByName || !begins) return [hasText];
  return [and(all, begins), and(hasText, isNamed(clients.cnpjcpf, named.keys), not(begins))];
}

/** Returns whether the beginning of the list fills the page, so that the rest need not be searched. */
async function isFrequent(db: Db, { all, order, isSlow, q, page, pageSize }: Search): Promise<boolean> {
  const wanted = page * pageSize;
  if (!order.isByName || isSlow || wanted > mostCounted) return false;
  const first = keysInOrder(db, all, order)
    .limit(comparedFirst * wanted)
    .as('clients');
  const has = nameOrNumberHas(first.razao_social_busca, first.cnpjcpf, q);
  const { rows } = await db.execute<{ n: number }>(sql`select count(*)::int as n from ${first} where ${has}`);
  return (rows[0]?.n ?? 0) >= wanted;
}
