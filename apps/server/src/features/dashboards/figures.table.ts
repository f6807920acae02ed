import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';
import type { ProductStatus } from '@restitui/domain/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import {
  bigserial,
  boolean,
  foreignKey,
  index,
  integer,
  numeric,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core';
import { day, instant } from '../../db/columns.ts';
import { clients } from '../clients/clients.table.ts';

/** What the dashboards ask of a client. Triggers write it in the transaction that changes what it says. */
export const clientFigures = pgTable(
  'client_figures',
  {
    id_tenant: text().notNull(),
    id_client: text().notNull(),
    createdDate: instant().notNull(),
    /** Of `createdDate` by the calendar of Brasília, `AAAAMM`. */
    mes: integer().notNull(),
    status: text().$type<ClientStatus>().notNull(),
    id_responsavel: text(),
    id_gerente: text(),
    /** Of a power of attorney that is enabled. */
    procuracaoValidaAte: day(),
    /** Has active contracts, and all of them are signed. */
    assinado: boolean().notNull(),
    /** Has a suspended service. */
    suspenso: boolean().notNull(),
    servicos: text().array().$type<ServiceType[]>().notNull(),
    /** Who is assigned to a service. */
    analistas: text().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_client] }),
    foreignKey({ columns: [table.id_tenant, table.id_client], foreignColumns: [clients.id_tenant, clients.cnpjcpf] })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** Products by desk, as differences that sum to their number: who writes one waits for nobody. */
export const productTallies = pgTable(
  'product_tallies',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    id_tenant: text().notNull(),
    id_analista: text(),
    typeServico: text().$type<ServiceType>().notNull(),
    status: text().$type<ProductStatus>().notNull(),
    produtos: integer().notNull(),
  },
  (table) => [index('product_tallies_in_tenant').on(table.id_tenant)],
);

/** Credits by service and months, as differences that sum to their amounts. */
export const creditTallies = pgTable(
  'credit_tallies',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    id_tenant: text().notNull(),
    typeServico: text().$type<ServiceType>().notNull(),
    /** The month of the row, `AAAAMM`. */
    feito: integer().notNull(),
    /** The month of use. */
    usado: integer().notNull(),
    encontrado: numeric({ mode: 'number' }).notNull(),
    /** What is open times the commission's percentage, not rounded. */
    honorarios: numeric({ mode: 'number' }).notNull(),
    restituido: numeric({ mode: 'number' }).notNull(),
  },
  (table) => [index('credit_tallies_in_tenant').on(table.id_tenant)],
);
