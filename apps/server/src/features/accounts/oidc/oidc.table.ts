import type { IdentityProvider } from '@restitui/domain/accounts/oidc/identity-provider.ts';
import { boolean, index, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';
import { toUser } from '../users/users.table.ts';

/** A tenant's registration as a client of Google or Microsoft; the secret is encrypted. */
export const oidcProviders = pgTable(
  'oidc_providers',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    provider: text().$type<IdentityProvider>().notNull(),
    client_id: text().notNull(),
    secret_sealed: text().notNull(),
    /** The directory (tenant) id of Microsoft Entra; null for Google. */
    directory: text(),
    /** Domains of accepted e-mail addresses; empty for all. */
    domains: text().array().notNull(),
    isActive: boolean().notNull(),
    updatedDate: instant().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.provider] })],
);

/** The identity at a provider that an account was bound to at its first sign-in there. */
export const oidcIdentities = pgTable(
  'oidc_identities',
  {
    id_tenant: tenantId().notNull(),
    issuer: text().notNull(),
    subject: text().notNull(),
    id_user: text().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.issuer, table.subject] }),
    uniqueIndex('oidc_identities_of_user').on(table.id_tenant, table.id_user, table.issuer),
    toUser(table).onDelete('cascade'),
  ],
);

/** Sign-ins at a provider between their start and the session, at most some minutes. Tokens are stored as hashes. */
export const oidcSignIns = pgTable(
  'oidc_sign_ins',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    provider: text().$type<IdentityProvider>().notNull(),
    state_hash: text().notNull(),
    nonce: text().notNull(),
    /** The PKCE verifier, encrypted. */
    verifier_sealed: text().notNull(),
    /** SHA-256 of the secret that the starting browser keeps. */
    browser_hash: text().notNull(),
    redirectUri: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    /** Set when the provider's answer was received; it is accepted once. */
    answeredAt: instant(),
    /** Hash of the one-time code that the browser exchanges for the session. */
    ticket_hash: text(),
    id_user: text(),
    /** Code of the refusal. */
    refusal: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('oidc_sign_ins_by_state').on(table.id_tenant, table.state_hash),
    index('oidc_sign_ins_by_ticket').on(table.id_tenant, table.ticket_hash),
    toUser(table).onDelete('cascade'),
  ],
);

personalData(oidcIdentities, {
  purpose: 'Sign-in with Google or Microsoft',
  basis: 'contract',
  retention: { text: 'As long as the account' },
  subject: 'user',
  rows: { user: 'id_user' },
  section: { title: 'Entrada com Google ou Microsoft', place: 32, by: 'createdDate' },
  columns: {
    id_user: { erase: 'row' },
    issuer: { erase: 'row', export: 'Provedor' },
    subject: { erase: 'row', export: 'Identificador no provedor' },
    createdDate: { erase: 'row', export: 'Desde' },
  },
});

personalData(oidcSignIns, {
  purpose: 'Sign-in with Google or Microsoft',
  basis: 'contract',
  retention: { text: 'Until the sign-in ends, at most 15 minutes after its start' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: each(['id_user'], { erase: 'row' }),
});
