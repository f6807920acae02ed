import type { FactorKind } from '@restitui/domain/accounts/second-factor/factor-kind.ts';
import { index, integer, pgTable, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { toUser } from '../users/users.table.ts';

/** Authenticator apps and passkeys of staff. A row without `confirmedDate` is an enrolment that was not completed. */
export const secondFactors = pgTable(
  'second_factors',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    kind: text().$type<FactorKind>().notNull(),
    name: text().notNull(),
    createdDate: instant().notNull(),
    confirmedDate: instant(),
    lastUsedAt: instant(),
    /** Secret of an authenticator app, sealed for this row. */
    sealed_secret: text(),
    /** Number of the last accepted time step: a code is accepted once. */
    last_step: integer(),
    /** Base64url, as the browser sends it. */
    credential_id: text(),
    /** COSE key, base64url. */
    public_key: text(),
    sign_counter: integer(),
    /** Comma-separated hints of the browser. */
    transports: text(),
    /** Host name that the passkey belongs to. */
    rp_id: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table).onDelete('cascade'),
    index('second_factors_of_user').on(table.id_tenant, table.id_user),
    uniqueIndex('second_factors_credential').on(table.id_tenant, table.credential_id),
  ],
);

/** One-time recovery codes. Only the SHA-256 is stored: a code has 120 random bits. */
export const recoveryCodes = pgTable(
  'recovery_codes',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    code_hash: text().notNull(),
    createdDate: instant().notNull(),
    usedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table).onDelete('cascade'),
    index('recovery_codes_of_user').on(table.id_tenant, table.id_user),
  ],
);

/** Sign-ins, re-authentications and passkey enrolments that wait for the answer of a factor. */
export const factorChallenges = pgTable(
  'factor_challenges',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_user: text().notNull(),
    purpose: text({ enum: ['sign-in', 'reauthenticate', 'enrol'] }).notNull(),
    /** Network address of the request; another address cannot answer. */
    address: text().notNull(),
    /** Random value that a passkey signs. */
    webauthn: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    wrong: integer().notNull().default(0),
    spentAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toUser(table).onDelete('cascade'),
    index('factor_challenges_of_user').on(table.id_tenant, table.id_user, table.createdDate),
  ],
);

personalData(secondFactors, {
  purpose: 'Second factor of the sign-in',
  basis: 'contract',
  retention: { text: 'Until the factor is removed' },
  subject: 'user',
  rows: { user: 'id_user' },
  section: { title: 'Segundo fator', place: 31, by: 'createdDate' },
  columns: {
    ...each(['id_user', 'sealed_secret', 'credential_id', 'public_key'], { erase: 'row' }),
    kind: { erase: 'row', export: 'Tipo' },
    name: { erase: 'row', export: 'Nome' },
    createdDate: { erase: 'row', export: 'Desde' },
    lastUsedAt: { erase: 'row', export: 'Último uso' },
  },
});

personalData(recoveryCodes, {
  purpose: 'Sign-in after the loss of a second factor',
  basis: 'contract',
  retention: { text: 'Until new codes are made or the second factor is removed' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: {
    ...each(['id_user', 'code_hash'], { erase: 'row' }),
    createdDate: { erase: 'row' },
    usedAt: { erase: 'row' },
  },
});

personalData(factorChallenges, {
  purpose: 'Sign-in and its security',
  basis: 'contract',
  retention: { text: 'One day' },
  subject: 'user',
  rows: { user: 'id_user' },
  columns: {
    ...each(['id_user', 'webauthn'], { erase: 'row' }),
    address: { erase: 'row' },
    createdDate: { erase: 'row' },
  },
});
