import type { TypeCargo, TypeUser } from '@restitui/domain/users/cargo.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  foreignKey,
  index,
  integer,
  pgTable,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';

/** Staff accounts of the provider and of each consultancy. */
export const users = pgTable(
  'users',
  {
    id: text().primaryKey(),
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
    /** The GERENTE under whom the person is listed. */
    id_gerente: text(),
    /** A deleted person is kept for the history that names them: signs in no more, and is in no list. */
    deletedAt: instant(),
  },
  (table) => [
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
    unique('users_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('users_admin_email')
      .on(sql`lower(${table.email})`)
      .where(sql`${table.typeUser} = 'ADMIN' and ${table.deletedAt} is null`),
  ],
);

/** The foreign key to a user of the same tenant. */
export const toUser = (table: { id_tenant: AnyPgColumn; id_user: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_user], foreignColumns: [users.id_tenant, users.id] });
