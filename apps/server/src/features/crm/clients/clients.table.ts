import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
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
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { day, instant, tenantId } from '../../../db/columns.ts';
import { each, personalData } from '../../../db/personal-data.ts';
import { users } from '../../accounts/users/users.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Owners of clients, one per CPF and tenant; they sign in as clients. */
export const owners = pgTable(
  'owners',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    cpfProprietario: text().notNull(),
    nomeProprietario: text().notNull(),
    emailProprietario: text().notNull(),
    contatoProprietario: text().notNull(),
    password_hash: text().notNull(),
    mustChangePassword: boolean().notNull().default(true),
    /** When the personal data was erased: no sign-in; a new registration with this CPF creates a new owner. */
    erasedAt: instant(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    uniqueIndex('owners_cpf_in_tenant')
      .on(table.id_tenant, table.cpfProprietario)
      .where(sql`${table.erasedAt} is null`),
    // For the first owners of a search that finds many.
    index('owners_by_name').on(table.id_tenant, table.nomeProprietario, table.id).concurrently(),
    // For `lookup.owners_with_text`.
    index('owners_by_gram').using(
      'gin',
      sql`name_grams(${table.id_tenant}, translate(lower(${table.nomeProprietario}), 'áàâãäéèêëíìîïóòôõöúùûüçñ', 'aaaaaeeeeiiiiooooouuuucn'), ${table.cpfProprietario})`,
    ),
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
    /** Searchable `razao_social`: lower case without accents. */
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
    /** The consultancy confirmed the data; always true for registered clients. */
    li_aceito_tenant: boolean().notNull().default(false),
    id_responsavel: text(),
    id_gerente: text(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.cnpjcpf] }),
    foreignKey({ columns: [table.id_tenant, table.id_owner], foreignColumns: [owners.id_tenant, owners.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_responsavel], foreignColumns: [users.id_tenant, users.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_gerente], foreignColumns: [users.id_tenant, users.id] }),
    // Covers search and order, so that a list reads only the rows of its page from the table.
    index('clients_by_name').on(table.id_tenant, table.razao_social_busca, table.cnpjcpf),
    // For lists across tenants.
    index('clients_by_name_everywhere').on(table.razao_social_busca, table.id_tenant, table.cnpjcpf),
    index('clients_by_status').on(table.id_tenant, table.status, table.razao_social_busca, table.cnpjcpf),
    index('clients_by_date').on(table.id_tenant, table.createdDate),
    index('clients_by_responsavel').on(table.id_tenant, table.id_responsavel),
    index('clients_by_gerente').on(table.id_tenant, table.id_gerente),
    index('clients_by_owner').on(table.id_tenant, table.id_owner).concurrently(),
    // For `lookup.clients_with_text`.
    index('clients_by_part')
      .using('gin', sql`name_parts(${table.id_tenant}, ${table.razao_social_busca}, ${table.cnpjcpf})`)
      .concurrently(),
  ],
);

/** The foreign key to a client of the same tenant. */
export const toClient = (table: { id_tenant: AnyPgColumn; id_client: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_client], foreignColumns: [clients.id_tenant, clients.cnpjcpf] });

/** The foreign key to an owner of the same tenant. */
export const toOwner = (table: { id_tenant: AnyPgColumn; id_owner: AnyPgColumn }) =>
  foreignKey({ columns: [table.id_tenant, table.id_owner], foreignColumns: [owners.id_tenant, owners.id] });

personalData(owners, {
  purpose: 'Representatives of clients and their access',
  basis: 'contract',
  retention: { text: 'As long as the client; the contract term where an agreement is signed' },
  subject: 'owner',
  rows: { owner: 'id' },
  section: { title: 'Cadastro', place: 10, by: 'id' },
  columns: {
    nomeProprietario: { erase: 'name', heldByAgreement: true, export: 'Nome' },
    cpfProprietario: { erase: 'clear', heldByAgreement: true, export: 'CPF', account: true },
    emailProprietario: { erase: 'clear', export: 'E-mail', contact: true },
    contatoProprietario: { erase: 'clear', export: 'WhatsApp', contact: true },
    password_hash: { erase: 'clear' },
    mustChangePassword: { erase: { to: true } },
    erasedAt: { erase: 'stamp' },
  },
});

personalData(clients, {
  purpose: 'Companies that the consultancy works for',
  basis: 'contract',
  retention: 'taxWork',
  subject: ['owner', 'contact', 'user'],
  rows: { owner: 'id_owner' },
  section: { title: 'Empresas que representa', place: 15, by: 'createdDate' },
  columns: {
    cnpjcpf: {
      subject: 'owner',
      erase: 'keep',
      why: 'Data of the company; proof of the tax work',
      export: 'CNPJ ou CPF',
    },
    razao_social: {
      subject: 'owner',
      erase: 'keep',
      why: 'Data of the company; proof of the tax work',
      export: 'Razão social',
    },
    nome_fantasia: {
      subject: 'owner',
      erase: 'keep',
      why: 'Data of the company; proof of the tax work',
      export: 'Nome fantasia',
    },
    status: { subject: 'owner', erase: 'keep', why: 'Data of the company; proof of the tax work', export: 'Situação' },
    createdDate: {
      subject: 'owner',
      erase: 'keep',
      why: 'Data of the company; proof of the tax work',
      export: 'Cadastrada em',
    },
    id_owner: { subject: 'owner', erase: 'keep', why: 'Data of the company; proof of the tax work' },
    ...each(
      ['banco', 'agencia', 'conta', 'cep', 'logradouro', 'numero', 'complemento', 'bairro', 'municipio', 'estado'],
      {
        subject: 'owner',
        erase: 'keep',
        why: 'Data of the company; proof of the tax work',
      },
    ),
    ...each(['nomeContador', 'contatoContador', 'emailContador'], {
      subject: 'contact',
      erase: 'keep',
      why: 'Accountant of the company; staff corrects or empties the fields on request',
    }),
    ...each(['id_responsavel', 'id_gerente'], {
      subject: 'user',
      erase: 'keep',
      why: 'Who is responsible for a client cannot be erased (decision 013)',
    }),
  },
});
