import type { FirstStep } from '@restitui/domain/insights/first-steps/first-step.ts';
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Steps that a company left for later. */
export const postponedSteps = pgTable(
  'postponed_steps',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    passo: text().$type<FirstStep>().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.passo] })],
);
