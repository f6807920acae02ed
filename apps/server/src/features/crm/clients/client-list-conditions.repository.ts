import { addDays, type Day } from '@restitui/brazil/day.ts';
import type { clientsApi } from '@restitui/domain/crm/clients/clients.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { and, eq, exists, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm';
import { clientInScope } from '../../../db/client-conditions.ts';
import { filterConditions } from '../../../db/filter-conditions.ts';
import { nameOrNumberHas } from '../../../db/folded-text.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { clientTags } from '../tags/tags.table.ts';
import { type ClientListReader, nextLimitations } from './client-columns.repository.ts';
import { clients } from './clients.table.ts';

export type ListQuery = Input<typeof clientsApi.listOfTenant>['query'];
/** A list's filters without its page; the search text is optional. */
export type ClientFilterQuery = Omit<ListQuery, 'page' | 'pageSize'>;

export const ofClientRow = and(eq(clientTags.id_tenant, clients.id_tenant), eq(clientTags.id_client, clients.cnpjcpf));

function matching(q: string): SQL | undefined {
  return q ? nameOrNumberHas(clients.razao_social_busca, clients.cnpjcpf, q) : undefined;
}

function linkedTo(db: Db, id_user: string): SQL | undefined {
  return or(
    clientInScope(db, { kind: 'managedBy', id_user }),
    clientInScope(db, { kind: 'assignedTo', id_analista: id_user }),
  );
}

/** Returns the conditions of a list: the tenant, the filters and what the reader may see. */
export function listed(
  db: Db,
  id_tenant: TenantId,
  reader: ClientListReader,
  query: ClientFilterQuery,
): SQL | undefined {
  const filters = filterConditions(query, {
    q: matching,
    status: (status) => eq(clients.status, status),
    etiqueta: (id) =>
      exists(
        db
          .select({ one: sql`1` })
          .from(clientTags)
          .where(and(ofClientRow, eq(clientTags.id_tag, id))),
      ),
    responsavel: (whose) => (whose === 'eu' ? linkedTo(db, reader.id_user) : isNull(clients.id_responsavel)),
    prescreve: (within) => {
      const open = nextLimitations(db, id_tenant, reader).as('limitations');
      const until = lte(open.prescreve_em, lastDay(reader.today, within));
      return inArray(clients.cnpjcpf, db.select({ id_client: open.id_client }).from(open).where(until));
    },
    colunas: () => undefined,
  });
  return and(eq(clients.id_tenant, id_tenant), ...filters, clientInScope(db, reader.clients));
}

/** Returns the last day of the days from today that a filter names. */
export function lastDay(today: Day, within: NonNullable<ListQuery['prescreve']>): Day {
  return addDays(today, Number.parseInt(within, 10));
}
