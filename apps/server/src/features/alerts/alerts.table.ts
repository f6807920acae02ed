import type { AlertKind } from '@restitui/domain/alerts/alert-kind.ts';
import { sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { toClient } from '../clients/clients.table.ts';
import { toProduct } from '../products/products.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** What somebody has to look at; resolved once, for all. */
export const alerts = pgTable(
  'alerts',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    kind: text().$type<AlertKind>().notNull(),
    /** With the kind, the cause. */
    subject: text().notNull(),
    company: text().notNull(),
    message: text().notNull(),
    /** Company, message and number without accents in lower case: what the search reads. */
    busca: text().notNull(),
    id_client: text(),
    id_product: text(),
    date: instant().notNull(),
    resolved: boolean().notNull().default(false),
    resolvedDate: instant(),
    resolutionMessage: text(),
    id_resolver: text().references(() => users.id),
    /** The resolver may be of the provider, whose people a tenant does not read. */
    resolvedBy: text(),
    /** The cause is gone; should it come back, that is a new alert. */
    cleared: boolean().notNull().default(false),
  },
  (table) => [
    toClient(table).onDelete('cascade'),
    toProduct(table).onDelete('cascade'),
    unique('alerts_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('alerts_one_per_cause').on(table.id_tenant, table.kind, table.subject).where(sql`not ${table.cleared}`),
    index('alerts_open').on(table.id_tenant, table.date, table.id).where(sql`not ${table.resolved}`),
    index('alerts_resolved').on(table.id_tenant, table.resolvedDate, table.id).where(sql`${table.resolved}`),
  ],
);

/** Who has seen which alert. */
export const alertReadings = pgTable(
  'alert_readings',
  {
    id_user: text()
      .notNull()
      .references(() => users.id),
    id_alert: text().notNull(),
    id_tenant: tenantId().notNull(),
    viewedDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_user, table.id_alert] }),
    index('alert_readings_of_alert').on(table.id_tenant, table.id_alert),
    foreignKey({
      columns: [table.id_tenant, table.id_alert],
      foreignColumns: [alerts.id_tenant, alerts.id],
    }).onDelete('cascade'),
  ],
);
