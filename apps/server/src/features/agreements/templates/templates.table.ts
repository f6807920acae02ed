import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import type { TemplateFormat } from '@restitui/domain/agreements/templates/templates.api.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** A consultancy's templates, one active per type. */
export const agreementTemplates = pgTable(
  'contracts',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    nameContrato: text().notNull(),
    typeContrato: text().$type<TemplateType>().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('contracts_one_active').on(table.id_tenant, table.typeContrato).where(sql`${table.deletedAt} is null`),
  ],
);

/**
 * Uploaded documents of a template. The newest is current; older ones are kept for agreements written from them.
 */
export const templateDocuments = pgTable(
  'contract_documents',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_contract: text().notNull(),
    /** Ascending; the highest is the newest. */
    ordem: bigserial({ mode: 'number' }).notNull(),
    formato: text().$type<TemplateFormat>().notNull(),
    nome: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    /** Storage key of the uploaded file; null when `html` is the original. */
    arquivo: text(),
    /** Clean HTML with placeholders; null for a document that cannot be filled. */
    html: text(),
    campos: jsonb().$type<string[]>().notNull(),
    avisos: jsonb().$type<string[]>().notNull(),
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      columns: [table.id_tenant, table.id_contract],
      foreignColumns: [agreementTemplates.id_tenant, agreementTemplates.id],
    }),
    index('contract_documents_of_contract').on(table.id_contract, table.ordem),
  ],
);

/** Whether staff may see deleted templates; no row means no. */
export const templatePrivileges = pgTable('contract_privileges', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  granted: boolean().notNull(),
  id_user: text()
    .notNull()
    .references(() => userDirectory.id),
  at: instant().notNull(),
});

personalData(agreementTemplates, {
  purpose: 'Templates of agreements',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_user'], keptAccountId),
});

personalData(templateDocuments, {
  purpose: 'Templates of agreements',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  notPersonal: { nome: 'Name of the file' },
  columns: each(['id_user'], keptAccountId),
});

personalData(templatePrivileges, {
  purpose: 'Access to deleted templates',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_user'], keptAccountId),
});
