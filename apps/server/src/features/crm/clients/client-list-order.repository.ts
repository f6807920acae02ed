import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { asc, lte, type SQLWrapper, sql } from 'drizzle-orm';
import type { ClientOrder } from '../../../db/client-search.ts';
import { foldedColumn } from '../../../db/folded-text.ts';
import { sortOrder } from '../../../db/sort-order.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import {
  type ClientListReader,
  creditToSort,
  fileCreditsToSort,
  nextLimitations,
  openRefunds,
  responsibleOfRow,
} from './client-columns.repository.ts';
import { type ListQuery, lastDay } from './client-list-conditions.repository.ts';
import { clients } from './clients.table.ts';

/** The column of `fileCreditsToSort`. */
const fileCredit = sql`files.credito`;

/**
 * Returns the order of a list, with the filter by the next expiry where the list is ordered by it: they read the months
 * of analyses together.
 */
export function orderOf(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  { sort, prescreve }: Pick<ListQuery, 'sort' | 'prescreve'>,
): ClientOrder {
  const { column, direction } = sortOrder(sort);
  const refunds = column === 'credito' ? openRefunds(db, id_tenant, reader).as('refunds') : undefined;
  const limitations = column === 'prescreve_em' ? nextLimitations(db, id_tenant, reader).as('limitations') : undefined;
  const byFiles = column === 'credito_folha' || column === 'credito_sped' ? column : undefined;
  const keys = {
    razao_social: clients.razao_social_busca,
    status: clients.status,
    createdDate: clients.createdDate,
    procuracaoValidaAte: clients.procuracaoValidaAte,
    municipio: foldedColumn(clients.municipio),
    nome_responsavel: foldedColumn(responsibleOfRow),
    credito: refunds ? creditToSort(db, id_tenant, reader.products, refunds.credito) : sql`null`,
    prescreve_em: limitations?.prescreve_em ?? sql`null`,
    credito_folha: fileCredit,
    credito_sped: fileCredit,
  };
  const byClient = refunds ?? limitations;
  // Columns that are never null keep an order that an index has.
  const isNullable =
    byClient !== undefined ||
    byFiles !== undefined ||
    column === 'procuracaoValidaAte' ||
    column === 'nome_responsavel';
  const order = (key: SQLWrapper) => [
    isNullable ? sql`${direction(key)} nulls last` : direction(key),
    asc(clients.razao_social_busca),
    asc(clients.cnpjcpf),
  ];
  const joined = byClient
    ? { table: byClient, on: sql`${byClient.id_client} = ${clients.cnpjcpf}` }
    : byFiles && {
        table: sql`${fileCreditsToSort(id_tenant, byFiles, reader)} files`,
        on: sql`files.id_client = ${clients.cnpjcpf}`,
      };
  const filter = limitations && prescreve && lte(limitations.prescreve_em, lastDay(reader.today, prescreve));
  return { key: keys[column], order, joined, isByName: column === 'razao_social', ...(filter && { filter }) };
}
