import type { MessageChannel } from '@restitui/domain/operations/messages/message-channel.ts';
import { eq, inArray, or } from 'drizzle-orm';
import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData, type SearchedPerson } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Codes sent to contacts that are being registered, hashed like passwords, and the proofs they became. */
export const verificationCodes = pgTable(
  'verification_codes',
  {
    id: text().notNull(),
    /** The tenant acted in; the session of an ADMIN belongs to the provider's tenant. */
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    id_session: text().notNull(),
    id_user: text().notNull(),
    channel: text().$type<MessageChannel>().notNull(),
    to: text().notNull(),
    code_hash: text().notNull(),
    createdDate: instant().notNull(),
    expiresAt: instant().notNull(),
    tries: integer().notNull().default(0),
    isSpent: boolean().notNull().default(false),
    provenAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('verification_codes_of_session').on(table.id_tenant, table.id_session, table.to),
    index('verification_codes_of_receiver').on(table.id_tenant, table.to, table.createdDate),
    index('verification_codes_of_user').on(table.id_tenant, table.id_user, table.createdDate),
  ],
);

const toContacts = {
  text: 'to is a contact of the person',
  where: ({ contacts }: SearchedPerson) => inArray(verificationCodes.to, [...contacts]),
};

personalData(verificationCodes, {
  purpose: 'Verification of e-mail addresses and telephones',
  basis: 'contract',
  retention: { text: 'As long as the registration or the act it confirms' },
  subject: ['user', 'owner', 'lead'],
  rows: {
    user: {
      text: 'to is a contact of the person, or id_user asked for the code',
      where: ({ id, contacts }) => or(eq(verificationCodes.id_user, id), inArray(verificationCodes.to, [...contacts])),
    },
    owner: toContacts,
    lead: toContacts,
  },
  section: {
    title: 'Códigos de verificação enviados',
    place: 120,
    by: 'createdDate',
    rows: { user: toContacts, owner: toContacts, lead: toContacts },
  },
  columns: {
    ...each(['id_user', 'id_session', 'code_hash'], { erase: 'row' }),
    createdDate: { erase: 'row', export: 'Quando' },
    channel: { erase: 'row', export: 'Canal' },
    to: { erase: 'row', export: 'Contato' },
    provenAt: { erase: 'row', export: 'Comprovado em' },
  },
});
