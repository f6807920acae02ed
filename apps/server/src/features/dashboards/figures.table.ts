import type { BoletoSituacao } from '@restitui/domain/boletos/boleto-situacao.ts';
import type { ClientStatus } from '@restitui/domain/clients/client-status.ts';
import type { ProductStatus } from '@restitui/domain/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/products/service-type.ts';
import {
  bigint,
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
import { day, instant, tenantId } from '../../db/columns.ts';
import { toClient } from '../clients/clients.table.ts';
import { credits } from '../credits/credits.table.ts';
import { toProduct } from '../products/products.table.ts';

/** What the dashboards ask of a client. Triggers write it in the transaction that changes what it says. */
export const clientFigures = pgTable(
  'client_figures',
  {
    id_tenant: tenantId().notNull(),
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
    /** Of each product, in one order: its service, who is assigned to it (or null), whether it is still worked on. */
    servicos: text().array().$type<ServiceType[]>().notNull(),
    analistas: text().array().$type<(string | null)[]>().notNull(),
    em_andamento: boolean().array().notNull(),
    /** Months of the active contracts that wait for a signature, `AAAAMM`. */
    pendentes: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_client] }),
    toClient(table).onDelete('cascade').onUpdate('cascade'),
  ],
);

/** Clients that a transaction under way has touched: what is kept of them is reckoned anew before it commits. */
export const staleClientFigures = pgTable(
  'stale_client_figures',
  {
    transacao: bigint({ mode: 'number' }).notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transacao, table.id_tenant, table.id_client] })],
);

/** Products by desk, as differences that sum to their number: who writes one waits for nobody. */
export const productTallies = pgTable(
  'product_tallies',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    id_tenant: tenantId().notNull(),
    id_analista: text(),
    typeServico: text().$type<ServiceType>().notNull(),
    status: text().$type<ProductStatus>().notNull(),
    produtos: integer().notNull(),
  },
  (table) => [index('product_tallies_in_tenant').on(table.id_tenant)],
);

const amounts = {
  encontrado: numeric({ mode: 'number' }).notNull(),
  /** What is open times the commission's percentage, not rounded. */
  honorarios: numeric({ mode: 'number' }).notNull(),
  restituido: numeric({ mode: 'number' }).notNull(),
  /** The fee of what was used, and what boletos brought of it. */
  apurado: numeric({ mode: 'number' }).notNull(),
  pago: numeric({ mode: 'number' }).notNull(),
};

const months = {
  /** The month of the row, `AAAAMM`. */
  feito: integer().notNull(),
  /** The month of use, where one is named. */
  usado: integer(),
};

/** What the dashboards ask of a credit. */
export const creditFigures = pgTable(
  'credit_figures',
  {
    id_tenant: tenantId().notNull(),
    id_credit: text().notNull(),
    id_client: text().notNull(),
    typeServico: text().$type<ServiceType>().notNull(),
    /** False of a deleted one. */
    vigente: boolean().notNull(),
    ...months,
    ...amounts,
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_credit] }),
    foreignKey({ columns: [table.id_tenant, table.id_credit], foreignColumns: [credits.id_tenant, credits.id] })
      .onDelete('cascade')
      .onUpdate('cascade'),
  ],
);

/** Credits by service and months, as differences that sum to their amounts. */
export const creditTallies = pgTable(
  'credit_tallies',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    id_tenant: tenantId().notNull(),
    typeServico: text().$type<ServiceType>().notNull(),
    ...months,
    ...amounts,
  },
  (table) => [index('credit_tallies_in_tenant').on(table.id_tenant)],
);

/**
 * Payments with a refund that nobody has asked back yet, each once: of several apurações of a product the newest that
 * refunds anything of a month speaks for the month, and a request under any of them counts.
 */
export const lapseFigures = pgTable(
  'lapse_figures',
  {
    id_tenant: tenantId().notNull(),
    id_product: text().notNull(),
    competencia: text().notNull(),
    pagamento: text().notNull(),
    id_apuracao: text().notNull(),
    id_client: text().notNull(),
    typeServico: text().$type<ServiceType>().notNull(),
    pago_em: day().notNull(),
    prescreve_em: day().notNull(),
    valor: numeric({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_product, table.competencia, table.pagamento] }),
    toProduct(table).onDelete('cascade').onUpdate('cascade'),
    // With all that the dashboards ask of it: the months of a figure are read in the index alone.
    index('lapse_figures_by_day').on(
      table.id_tenant,
      table.prescreve_em,
      table.id_client,
      table.typeServico,
      table.valor,
    ),
  ],
);

/** Boletos by state and month in which they fall due, as differences. */
export const boletoTallies = pgTable(
  'boleto_tallies',
  {
    id: bigserial({ mode: 'number' }).primaryKey(),
    id_tenant: tenantId().notNull(),
    situacao: text().$type<BoletoSituacao>().notNull(),
    /** `AAAAMM`. */
    mes: integer().notNull(),
    quantidade: integer().notNull(),
    /** A paid one counts with what it brought. */
    total: numeric({ mode: 'number' }).notNull(),
  },
  (table) => [index('boleto_tallies_in_tenant').on(table.id_tenant)],
);
