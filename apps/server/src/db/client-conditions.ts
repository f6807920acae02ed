import { and, eq, like, or, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { clients } from '../features/crm/clients/clients.table.ts';
import { containing, nameOrNumberHas } from './folded-text.ts';

/** Returns the join condition of the rows of a credit control and their clients. */
export function clientOfRow(table: { id_tenant: PgColumn; id_client: PgColumn }): SQL | undefined {
  return and(eq(clients.id_tenant, table.id_tenant), eq(clients.cnpjcpf, table.id_client));
}

/** Returns the condition for rows whose client or one of whose columns contains the text. */
export function rowMatches(q: string | undefined, columns: readonly PgColumn[]): SQL | undefined {
  if (!q) return undefined;
  const inClient = nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q);
  return or(inClient, ...columns.map((column) => like(column, containing(q))));
}
