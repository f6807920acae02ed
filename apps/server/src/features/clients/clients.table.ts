import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';
import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  numeric,
  pgTable,
  primaryKey,
  text,
  unique,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../db/columns.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** People who own clients, one per CPF within a tenant; they sign in as clients. */
export const owners = pgTable(
  'owners',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    cpfProprietario: text().notNull(),
    nomeProprietario: text().notNull(),
    emailProprietario: text().notNull(),
    contatoProprietario: text().notNull(),
    password_hash: text().notNull(),
    mustChangePassword: boolean().notNull().default(true),
    /** The person's data was erased: signs in no more, and is somebody new if registered again. */
    erasedAt: instant(),
  },
  (table) => [
    unique('owners_in_tenant').on(table.id_tenant, table.id),
    uniqueIndex('owners_cpf_in_tenant')
      .on(table.id_tenant, table.cpfProprietario)
      .where(sql`${table.erasedAt} is null`),
  ],
);

/** Companies and people that a consultancy works for. */
export const clients = pgTable(
  'clients',
  {
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    cnpjcpf: text().notNull(),
    razao_social: text().notNull(),
    /** `razao_social` without accents in lower case: what the search reads. */
    razao_social_busca: text().notNull(),
    nome_fantasia: text().notNull(),
    status: text().$type<ClientStatus>().notNull(),
    createdDate: instant().notNull(),
    cnae_principal: text().notNull(),
    atividadePrincipal: text().notNull(),
    id_owner: text().notNull(),
    nomeContador: text().notNull(),
    contatoContador: text().notNull(),
    emailContador: text().notNull(),
    banco: text().notNull(),
    agencia: text().notNull(),
    conta: text().notNull(),
    comissaoTenant: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    cep: text().notNull(),
    logradouro: text().notNull(),
    numero: text().notNull(),
    bairro: text().notNull(),
    municipio: text().notNull(),
    estado: text().notNull(),
    complemento: text().notNull(),
    procuracaoHabilitada: boolean().notNull().default(false),
    procuracaoHabilitadaEm: day(),
    procuracaoValidaAte: day(),
    /** The consultancy confirmed what it entered; true of all that the registration made. */
    li_aceito_tenant: boolean().notNull().default(false),
    id_responsavel: text(),
    id_gerente: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.cnpjcpf] }),
    foreignKey({ columns: [table.id_tenant, table.id_owner], foreignColumns: [owners.id_tenant, owners.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_responsavel], foreignColumns: [users.id_tenant, users.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_gerente], foreignColumns: [users.id_tenant, users.id] }),
    // All that search and order look at: a list reads these, and of the table only the rows of its page.
    index('clients_by_name').on(table.id_tenant, table.razao_social_busca, table.cnpjcpf),
    // Lists across tenants go by name too.
    index('clients_by_name_everywhere').on(table.razao_social_busca, table.id_tenant, table.cnpjcpf),
    index('clients_by_status').on(table.id_tenant, table.status, table.razao_social_busca, table.cnpjcpf),
    index('clients_by_date').on(table.id_tenant, table.createdDate),
    index('clients_by_responsavel').on(table.id_tenant, table.id_responsavel),
    index('clients_by_gerente').on(table.id_tenant, table.id_gerente),
  ],
);

/** The foreign key to a client of the same tenant. */
export const toClient = (table: { id_tenant: AnyPgColumn; id_client: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_client], foreignColumns: [clients.id_tenant, clients.cnpjcpf] });

/** The foreign key to an owner of the same tenant. */
export const toOwner = (table: { id_tenant: AnyPgColumn; id_owner: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_owner], foreignColumns: [owners.id_tenant, owners.id] });
