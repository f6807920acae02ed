import type { ActRole } from '@restitui/domain/agreement-acts/act-role.ts';
import type { LinkOrigin } from '@restitui/domain/agreements/agreement-link.ts';
import type { AgreementStatus } from '@restitui/domain/agreements/agreement-status.ts';
import type { MissingValue } from '@restitui/domain/agreements/agreements.api.ts';
import type { ContractType } from '@restitui/domain/contracts/contract-type.ts';
import type { PlaceholderValues } from '@restitui/domain/contracts/placeholder-catalogue.ts';
import type { MessageChannel } from '@restitui/domain/messages/message-channel.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
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
import { toClient } from '../clients/clients.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { toUser, users } from '../users/users.table.ts';

/** A template that a version was written from. */
export interface UsedTemplate {
  type: ContractType;
  id_contract: string;
  id_document: string;
}

/** A PDF that was attached; it lies encrypted. */
export interface AttachedPdf {
  key: string;
  name: string;
  size: number;
  sha256: string;
  id_user: string;
  at: string;
}

/** Contracts: of a client in a regime, or of a user in partnership; the text is in their versions. */
export const agreements = pgTable(
  'agreements',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_client: text(),
    id_user: text(),
    status: text().$type<AgreementStatus>().notNull().default('Pendente'),
    typeRegime: text(),
    /** Products and PRINCIPAL, or the type of partnership. */
    contracts: text().array().notNull(),
    isAssinado: boolean().notNull().default(false),
    /** The roles of the acts that stand; written with each act. */
    acts: text().array().$type<ActRole[]>().notNull().default([]),
    IsAtivo: boolean().notNull().default(true),
    isFrist: boolean().notNull().default(false),
    createdDate: instant().notNull(),
    pdf: jsonb().$type<AttachedPdf>(),
  },
  (table) => [
    toClient(table),
    toUser(table),
    unique('agreements_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('agreements_of_client')
      .on(table.id_tenant, table.id_client, table.typeRegime)
      .where(sql`${table.id_client} is not null`),
    uniqueIndex('agreements_of_user')
      .on(table.id_tenant, table.id_user, table.contracts)
      .where(sql`${table.id_user} is not null`),
    check('agreements_of_one', sql`num_nonnulls(${table.id_client}, ${table.id_user}) = 1`),
    check('agreements_regime_of_client', sql`(${table.id_client} is null) = (${table.typeRegime} is null)`),
  ],
);

/** Every text that an agreement ever had. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_agreement: text().notNull(),
    number: integer().notNull(),
    html: text().notNull(),
    sha256: text().notNull(),
    createdDate: instant().notNull(),
    /** Staff of the provider is of another tenant. */
    id_user: text()
      .notNull()
      .references(() => users.id),
    templates: jsonb().$type<UsedTemplate[]>().notNull(),
    /** What the templates were filled with. */
    data: jsonb().$type<PlaceholderValues>().notNull(),
    missing: jsonb().$type<MissingValue[]>().notNull(),
    /** The suggestion that it came from, where it was not written from the templates. */
    id_edit: text(),
  },
  (table) => [
    foreignKey({
      name: 'agreement_versions_of_agreement',
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    unique('agreement_versions_in_tenant').on(table.id_tenant, table.id),
    unique('agreement_versions_number').on(table.id_agreement, table.number),
  ],
);

/** Links that open something without sign-in; only the hash of their token is kept (decision D-30). */
export const agreementLinks = pgTable(
  'agreement_links',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    purpose: text({ enum: ['contrato', 'rascunho'] }).notNull(),
    id_client: text(),
    id_user: text(),
    /** The exact list that a draft shows. */
    contracts: text().array(),
    token_hash: text().notNull().unique(),
    /** Null where a reminder made it. */
    id_creator: text().references(() => users.id),
    /** The creator may be of the provider, whose people a tenant does not read. */
    creatorName: text(),
    origem: text().$type<LinkOrigin>().notNull().default('equipe'),
    /** By which ways it was sent. */
    canais: text().array().$type<MessageChannel[]>().notNull().default([]),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
    /** When whoever stood before it, once it was over, asked for another. */
    askedAt: instant(),
  },
  (table) => [
    toClient(table),
    toUser(table),
    index('agreement_links_of_client').on(table.id_tenant, table.id_client),
    check('agreement_links_about_one', sql`num_nonnulls(${table.id_client}, ${table.id_user}, ${table.contracts}) = 1`),
  ],
);
