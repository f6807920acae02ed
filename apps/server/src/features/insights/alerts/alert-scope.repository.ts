import type { ClientScope } from '@restitui/domain/crm/clients/clients.access.ts';
import { alertKind } from '@restitui/domain/insights/alerts/alert-kind.ts';
import type { AlertScope } from '@restitui/domain/insights/alerts/alerts.access.ts';
import { and, eq, exists, inArray, isNotNull, isNull, ne, notExists, notInArray, or, type SQL, sql } from 'drizzle-orm';
import type { Db } from '../../../db/tenant-scope.ts';
import { clients } from '../../crm/clients/clients.table.ts';
import { observations } from '../../recovery/observations/observations.table.ts';
import { products } from '../../recovery/products/products.table.ts';
import { alerts } from './alerts.table.ts';

const one = { one: sql`1` };

function clientWhere(db: Db, where: SQL | undefined): SQL {
  const same = and(eq(clients.id_tenant, alerts.id_tenant), eq(clients.cnpjcpf, alerts.id_client));
  return exists(db.select(one).from(clients).where(and(same, where)));
}

function productWhere(db: Db, where: SQL | undefined): SQL {
  const same = and(eq(products.id_tenant, alerts.id_tenant), eq(products.id_client, alerts.id_client));
  return exists(db.select(one).from(products).where(and(same, where)));
}

function clientIn(db: Db, scope: ClientScope): SQL | undefined {
  switch (scope.kind) {
    case 'all':
      return undefined;
    case 'withServices':
      return productWhere(db, inArray(products.typeServico, scope.services));
    case 'assignedTo':
      return productWhere(db, eq(products.id_analista, scope.id_analista));
    case 'managedBy':
      return clientWhere(db, or(eq(clients.id_responsavel, scope.id_user), eq(clients.id_gerente, scope.id_user)));
    case 'none':
      return sql`false`;
  }
}

function productIn(db: Db, seen: AlertScope['products']): SQL | undefined {
  if (seen === 'all') return undefined;
  const { services, assigned, id_analista } = seen;
  const visible = or(
    inArray(products.typeServico, services),
    and(inArray(products.typeServico, assigned), eq(products.id_analista, id_analista)),
  );
  return productWhere(db, and(eq(products.id, alerts.id_product), visible));
}

/** An alert repeats the text of its observation, so it is limited to those who may read the observation. */
function readable(db: Db, { categories, id_user }: AlertScope['observations']): SQL | undefined {
  const same = and(eq(observations.id_tenant, alerts.id_tenant), eq(observations.id, alerts.subject));
  const ofOthers = or(isNull(observations.id_user), ne(observations.id_user, id_user));
  const hidden = and(same, ofOthers, notInArray(observations.category, [...categories]));
  return or(ne(alerts.kind, 'OBSERVACAO'), notExists(db.select(one).from(observations).where(hidden)));
}

/**
 * Returns the condition for the alerts in a user's scope. Kinds that this version does not know are left out: a newer
 * one may run on the same database during an update.
 */
export function inAlertScope(db: Db, scope: AlertScope): SQL | undefined {
  const about = or(
    inArray(alerts.kind, scope.kinds),
    and(isNotNull(alerts.id_client), isNull(alerts.id_product), clientIn(db, scope.clients)),
    and(isNotNull(alerts.id_product), clientIn(db, scope.opened), productIn(db, scope.products)),
  );
  const known = alertKind.options.filter((kind) => !scope.hidden.includes(kind));
  return and(inArray(alerts.kind, known), about, readable(db, scope.observations));
}
