import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import type { TemplateFormat } from '@restitui/domain/contracts/contracts.api.ts';
import { sql } from 'drizzle-orm';
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** Templates of a consultancy's contracts, one active per type. */
export const contracts = pgTable(
  'contracts',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    nameContrato: text().notNull(),
    typeContrato: text().$type<ContractType>().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    createdDate: instant().notNull(),
    deletedAt: instant(),
  },
  (table) => [
    unique('contracts_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('contracts_one_active').on(table.id_tenant, table.typeContrato).where(sql`${table.deletedAt} is null`),
  ],
);

/** Documents sent for a template; the newest is the one in use, the others stay for what was made from them. */
export const contractDocuments = pgTable(
  'contract_documents',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_contract: text().notNull(),
    /** Counts up: the highest of a template is its newest. */
    ordem: bigserial({ mode: 'number' }).notNull(),
    formato: text().$type<TemplateFormat>().notNull(),
    nome: text().notNull(),
    tamanho: integer().notNull(),
    sha256: text().notNull(),
    /** Key of the file as it came; null where the text below is the original. */
    arquivo: text(),
    /** Clean HTML with its placeholders; null for a document that is not filled. */
    html: text(),
    campos: jsonb().$type<string[]>().notNull(),
    avisos: jsonb().$type<string[]>().notNull(),
    id_user: text()
      .notNull()
      .references(() => users.id),
    createdDate: instant().notNull(),
  },
  (table) => [
    foreignKey({
      columns: [table.id_tenant, table.id_contract],
      foreignColumns: [contracts.id_tenant, contracts.id],
    }),
    index('contract_documents_of_contract').on(table.id_contract, table.ordem),
  ],
);

/** Whether a consultancy's deleted templates are open; no row means they are not. */
export const contractPrivileges = pgTable('contract_privileges', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  granted: boolean().notNull(),
  id_user: text()
    .notNull()
    .references(() => users.id),
  at: instant().notNull(),
});
