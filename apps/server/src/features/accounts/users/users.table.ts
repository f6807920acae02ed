import type { TypeCargo, TypeUser } from '@restitui/domain/accounts/users/cargo.ts';
import { cargoLabels } from '@restitui/domain/accounts/users/cargo.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Staff accounts of the provider and of each consultancy. */
export const users = pgTable(
  'users',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    name: text().notNull(),
    cpf: text().notNull(),
    email: text().notNull(),
    password_hash: text().notNull(),
    whatsApp: text().notNull(),
    tel: text(),
    typeUser: text().$type<TypeUser>().notNull(),
    typeCargo: text().$type<TypeCargo>().notNull(),
    createdDate: instant().notNull(),
    isAccepted: boolean().notNull().default(false),
    li_aceito: boolean().notNull().default(false),
    cep: text(),
    logradouro: text(),
    numero: text(),
    complemento: text(),
    bairro: text(),
    municipio: text(),
    estado: text(),
    cnpj: text(),
    razao_social: text(),
    cnae: text(),
    cnae_info: text(),
    comissao_user: integer().notNull().default(0),
    comissao_user_escrita: text().notNull().default('0'),
    /** The user's manager, a GERENTE. */
    id_gerente: text(),
    /** Suspended: no access until the account is reactivated; `isAccepted` is false meanwhile. */
    suspendedAt: instant(),
    /** End of the open invitation; null without one. */
    inviteExpiresAt: instant(),
    lastSignInAt: instant(),
    /** The user who registered the account, who may be staff of the provider. */
    id_createdBy: text().references((): AnyPgColumn => userDirectory.id),
    /** Soft delete: the row stays for the change history, without access and in no list. */
    deletedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('users_email_in_tenant')
      .on(table.id_tenant, sql`lower(${table.email})`)
      .where(sql`${table.deletedAt} is null`),
    foreignKey({
      name: 'users_gerente_in_tenant',
      columns: [table.id_tenant, table.id_gerente],
      foreignColumns: [table.id_tenant, table.id],
    }),
    index('users_by_gerente').on(table.id_tenant, table.id_gerente),
    check('users_comissao_in_percent', sql`${table.comissao_user} between 0 and 100`),
  ],
);

/** The foreign key to a user of the same tenant. */
export const toUser = (table: { id_tenant: AnyPgColumn; id_user: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_user], foreignColumns: [users.id_tenant, users.id] });

/**
 * The id of every staff account and the tenant it belongs to. Provider staff act in other tenants, so a record's author
 * is referenced here instead of in `users`. Written by a trigger (decision 033).
 */
export const userDirectory = pgTable('user_directory', {
  id: text().primaryKey(),
  tenant: tenantId().notNull(),
});

/** Accounts that can sign in, by the SHA-256 of their lower-case e-mail. Written by a trigger (decision 033). */
export const signInDirectory = pgTable(
  'sign_in_directory',
  {
    tenant: tenantId().notNull(),
    id_user: text().notNull(),
    email_hash: text().notNull(),
    isAdmin: boolean().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tenant, table.id_user] }),
    index('sign_in_directory_by_email').on(table.email_hash),
    uniqueIndex('users_admin_email').on(table.email_hash).where(sql`${table.isAdmin}`),
  ],
);

personalData(users, {
  purpose: 'Staff accounts and access control',
  basis: 'contract',
  retention: { text: 'As long as the account' },
  subject: 'user',
  rows: { user: 'id' },
  section: { title: 'Cadastro', place: 10, by: 'createdDate' },
  columns: {
    name: { erase: 'name', export: 'Nome' },
    cpf: { erase: 'clear', export: 'CPF' },
    email: { erase: 'clear', export: 'E-mail', contact: true, account: true },
    whatsApp: { erase: 'clear', export: 'WhatsApp', contact: true },
    tel: { erase: 'clear', export: 'Telefone', contact: true },
    password_hash: { erase: 'clear' },
    typeUser: { erase: 'keep', why: 'Describes the account, not the person', export: 'Tipo' },
    typeCargo: {
      erase: 'keep',
      why: 'Describes the account, not the person',
      export: 'Cargo',
      exportAs: { key: 'cargo', value: (cargo) => cargoLabels[cargo as TypeCargo] },
    },
    createdDate: { erase: 'keep', why: 'Describes the account, not the person', export: 'Cadastrado em' },
    isAccepted: { erase: { to: false }, export: 'Ativo' },
    li_aceito: { erase: { to: false } },
    cep: { erase: 'clear', export: 'CEP' },
    logradouro: { erase: 'clear', export: 'Logradouro' },
    numero: { erase: 'clear', export: 'Número' },
    complemento: { erase: 'clear', export: 'Complemento' },
    bairro: { erase: 'clear', export: 'Bairro' },
    municipio: { erase: 'clear', export: 'Município' },
    estado: { erase: 'clear', export: 'Estado' },
    cnpj: { erase: 'clear', export: 'CNPJ' },
    razao_social: { erase: 'clear', export: 'Razão social' },
    cnae: { erase: 'clear', export: 'CNAE' },
    cnae_info: { erase: 'clear', export: 'Atividade' },
    comissao_user: { erase: 'keep', why: 'Fees that were agreed are computed from it', export: 'Comissão (%)' },
    id_gerente: { erase: 'keep', why: 'The id refers to an account; who manages others cannot be erased' },
    suspendedAt: { erase: 'keep', why: 'Describes the account, not the person', export: 'Desativado em' },
    inviteExpiresAt: { erase: 'clear', export: 'Convite válido até' },
    lastSignInAt: { erase: 'clear', export: 'Último acesso' },
    id_createdBy: { erase: 'keep', why: 'The id refers to an account; who registered others cannot be erased' },
    deletedAt: { erase: 'stamp' },
  },
});

personalData(signInDirectory, {
  purpose: 'Sign-in before the tenant is known',
  basis: 'contract',
  retention: { text: 'As long as the account; a trigger deletes the row' },
  subject: 'user',
  columns: each(['id_user', 'email_hash'], {
    erase: 'keep',
    why: 'Follows the user: the row goes when the account is deleted',
  }),
});
