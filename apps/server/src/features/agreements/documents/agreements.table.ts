import type { LinkOrigin } from '@restitui/domain/agreements/documents/agreement-link.ts';
import type { AgreementStatus } from '@restitui/domain/agreements/documents/agreement-status.ts';
import type { MissingValue } from '@restitui/domain/agreements/documents/agreements.api.ts';
import type { ActRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { AgreementEnding } from '@restitui/domain/agreements/signing/agreement-ending.ts';
import type { PlaceholderValues } from '@restitui/domain/agreements/templates/placeholder-catalogue.ts';
import type { TemplateType } from '@restitui/domain/agreements/templates/template-type.ts';
import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { tokenDirectory } from '../../../db/token-directory.ts';
import { toUser, userDirectory } from '../../accounts/users/users.table.ts';
import { clients, toClient } from '../../crm/clients/clients.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** A template that a version was written from. */
export interface UsedTemplate {
  type: TemplateType;
  id_contract: string;
  id_document: string;
}

/** A PDF attached to an agreement; stored encrypted. */
export interface AttachedPdf {
  key: string;
  name: string;
  size: number;
  sha256: string;
  id_user: string;
  at: string;
}

/** Agreements with a client (one per tax regime) or with a user (partnership). Their texts are versions. */
export const agreements = pgTable(
  'agreements',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_client: text(),
    id_user: text(),
    status: text().$type<AgreementStatus>().notNull().default('Pendente'),
    typeRegime: text(),
    /** PRINCIPAL and products, or the type of partnership. */
    contracts: text().array().notNull(),
    isAssinado: boolean().notNull().default(false),
    /** The roles that have signed; updated with each act. */
    acts: text().array().$type<ActRole[]>().notNull().default([]),
    IsAtivo: boolean().notNull().default(true),
    isFrist: boolean().notNull().default(false),
    createdDate: instant().notNull(),
    pdf: jsonb().$type<AttachedPdf>(),
    /** How the current version ended before it was signed; a new version clears it. */
    ending: text().$type<AgreementEnding>(),
    /** The last day for signing the current version. */
    expiresOn: day(),
    /** The day after which the end was recorded and the parties were told. */
    expiredOn: day(),
    /** The end of which the parties were warned. */
    expiryWarnedOn: day(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table),
    toUser(table),
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

/** All versions of an agreement's text. */
export const agreementVersions = pgTable(
  'agreement_versions',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_agreement: text().notNull(),
    number: integer().notNull(),
    html: text().notNull(),
    sha256: text().notNull(),
    createdDate: instant().notNull(),
    /** References the directory because staff of the provider belong to another tenant. */
    id_user: text()
      .notNull()
      .references(() => userDirectory.id),
    templates: jsonb().$type<UsedTemplate[]>().notNull(),
    /** The values that filled the templates. */
    data: jsonb().$type<PlaceholderValues>().notNull(),
    missing: jsonb().$type<MissingValue[]>().notNull(),
    /** The accepted suggestion behind this version; null when it was written from templates. */
    id_edit: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({
      name: 'agreement_versions_of_agreement',
      columns: [table.id_tenant, table.id_agreement],
      foreignColumns: [agreements.id_tenant, agreements.id],
    }),
    unique('agreement_versions_number').on(table.id_tenant, table.id_agreement, table.number),
  ],
);

/** Links that work without signing in. Only the hash of the token is stored (decision D-30). */
export const agreementLinks = pgTable(
  'agreement_links',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    purpose: text({ enum: ['contrato', 'rascunho'] }).notNull(),
    id_client: text(),
    id_user: text(),
    /** The parts that a draft shows. */
    contracts: text().array(),
    token_hash: text().notNull(),
    /** Null when a reminder created it. */
    id_creator: text().references(() => userDirectory.id),
    /** Copied because a tenant cannot read the provider's users. */
    creatorName: text(),
    origem: text().$type<LinkOrigin>().notNull().default('equipe'),
    /** The channels through which it was sent. */
    canais: text().array().$type<MessageChannel[]>().notNull().default([]),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
    lastOpenedAt: instant(),
    /** When a visitor asked for a replacement of the expired link. */
    askedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table),
    toUser(table),
    index('agreement_links_of_client').on(table.id_tenant, table.id_client),
    check('agreement_links_about_one', sql`num_nonnulls(${table.id_client}, ${table.id_user}, ${table.contracts}) = 1`),
  ],
);

/** The tenant of each agreement link. */
export const agreementLinkDirectory = tokenDirectory('agreement_link_directory');

personalData(agreements, {
  purpose: 'Agreements with clients and partners',
  basis: 'contract',
  retention: 'contract',
  subject: ['user', 'owner'],
  rows: {
    user: 'id_user',
    owner: {
      text: 'id_client is a company of the person',
      where: ({ id }) =>
        sql`${agreements.id_client} in (select ${clients.cnpjcpf} from ${clients}
          where ${clients.id_tenant} = ${agreements.id_tenant} and ${clients.id_owner} = ${id})`,
    },
  },
  section: { title: 'Contratos de parceria', titles: { owner: 'Contratos' }, place: 50, by: 'createdDate' },
  columns: {
    id_user: keptAccountId,
    createdDate: { erase: 'keep', why: 'The agreement of the parties; data of the contract', export: 'De' },
    id_client: {
      erase: 'keep',
      why: 'The agreement of the parties; data of the contract',
      export: 'Empresa',
      exportTo: ['owner'],
    },
    typeRegime: {
      erase: 'keep',
      why: 'The agreement of the parties; data of the contract',
      export: 'Regime',
      exportTo: ['owner'],
    },
    contracts: { erase: 'keep', why: 'The agreement of the parties; data of the contract', export: 'Contratos' },
    status: { erase: 'keep', why: 'The agreement of the parties; data of the contract', export: 'Situação' },
    ending: { erase: 'keep', why: 'The agreement of the parties; data of the contract', export: 'Encerramento' },
    isAssinado: { erase: 'keep', why: 'The agreement of the parties; data of the contract', export: 'Assinado' },
    IsAtivo: { erase: { step: 'unsigned agreements' }, export: 'Em vigor' },
    pdf: { erase: { step: 'unsigned agreements' }, heldByAgreement: true },
  },
});

personalData(agreementVersions, {
  purpose: 'Text of agreements',
  basis: 'contract',
  retention: 'contract',
  subject: ['user', 'owner'],
  columns: {
    id_user: { subject: 'user', ...keptAccountId },
    ...each(['html', 'data', 'missing'], {
      erase: { step: 'unsigned agreements' },
      heldByAgreement: true,
      why: 'A signed text proves the agreement',
    }),
  },
});

personalData(agreementLinks, {
  purpose: 'Links to agreements without sign-in',
  basis: 'contract',
  retention: { text: 'Until the link expires' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: {
    ...each(['id_user', 'token_hash'], { erase: 'row' }),
    id_creator: keptAccountId,
    creatorName: { erase: 'name', by: 'id_creator' },
  },
});
