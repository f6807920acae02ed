import type { AlertKind } from '@restitui/domain/insights/alerts/alert-kind.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { boolean, foreignKey, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toClient } from '../../crm/clients/clients.table.ts';
import { toProduct } from '../../recovery/products/products.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Alerts to staff; resolved once for all users. */
export const alerts = pgTable(
  'alerts',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    kind: text().$type<AlertKind>().notNull(),
    /** Identifies the cause together with the kind. */
    subject: text().notNull(),
    company: text().notNull(),
    message: text().notNull(),
    /** Searchable text: company, message and number in lower case without accents. */
    busca: text().notNull(),
    id_client: text(),
    id_product: text(),
    date: instant().notNull(),
    resolved: boolean().notNull().default(false),
    resolvedDate: instant(),
    resolutionMessage: text(),
    id_resolver: text().references(() => userDirectory.id),
    /** Name of the resolver, stored because a tenant cannot read users of the provider. */
    resolvedBy: text(),
    /** The cause has ended; a recurrence raises a new alert. */
    cleared: boolean().notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table).onDelete('cascade'),
    toProduct(table).onDelete('cascade'),
    uniqueIndex('alerts_one_per_cause').on(table.id_tenant, table.kind, table.subject).where(sql`not ${table.cleared}`),
    index('alerts_open').on(table.id_tenant, table.date, table.id).where(sql`not ${table.resolved}`),
    index('alerts_resolved').on(table.id_tenant, table.resolvedDate, table.id).where(sql`${table.resolved}`),
  ],
);

/** Read marks per user. */
export const alertReadings = pgTable(
  'alert_readings',
  {
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    id_alert: text().notNull(),
    id_tenant: tenantId().notNull(),
    viewedDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_user, table.id_alert] }),
    index('alert_readings_of_alert').on(table.id_tenant, table.id_alert),
    foreignKey({
      columns: [table.id_tenant, table.id_alert],
      foreignColumns: [alerts.id_tenant, alerts.id],
    }).onDelete('cascade'),
  ],
);

personalData(alerts, {
  purpose: 'Work to be done',
  basis: 'contract',
  retention: { text: 'As long as the client or lead' },
  subject: ['lead', 'user', 'owner'],
  rows: {
    lead: {
      text: 'subject, where kind is NOVO_LEAD',
      where: ({ id }) => and(eq(alerts.kind, 'NOVO_LEAD'), eq(alerts.subject, id)),
    },
    user: {
      text: 'subject, where kind is CADASTRO_PENDENTE or COMISSAO_A_APROVAR',
      where: ({ id }) => and(inArray(alerts.kind, ['CADASTRO_PENDENTE', 'COMISSAO_A_APROVAR']), eq(alerts.subject, id)),
    },
  },
  columns: {
    ...each(['subject', 'company'], { subject: ['lead', 'user'], erase: 'row' }),
    ...each(['message', 'busca'], {
      subject: ['lead', 'user', 'owner'],
      erase: 'row',
      step: 'authors in alerts',
      why: 'The rows of a lead are deleted; the sender of a message is replaced',
    }),
    id_resolver: { subject: 'user', ...keptAccountId },
    resolvedBy: { subject: 'user', erase: 'name', by: 'id_resolver' },
  },
});

personalData(alertReadings, {
  purpose: 'Which alerts were seen',
  basis: 'contract',
  retention: { text: 'As long as the alert' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: each(['id_user', 'viewedDate'], { erase: 'row' }),
});
