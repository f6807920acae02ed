import type { BoletoSituacao } from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { ClientStatus } from '@restitui/domain/crm/clients/client-status.ts';
import type { ProductStatus } from '@restitui/domain/recovery/products/product-status.ts';
import type { ServiceType } from '@restitui/domain/recovery/products/service-type.ts';
import { sql } from 'drizzle-orm';
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
import { day, instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { toClient } from '../../crm/clients/clients.table.ts';
import { credits } from '../../recovery/credits/credits.table.ts';
import { toProduct } from '../../recovery/products/products.table.ts';

/** Client data for dashboards, maintained by triggers in the transaction that changes the client. */
export const clientFigures = pgTable(
  'client_figures',
  {
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
    createdDate: instant().notNull(),
    /** Month of `createdDate` in the time zone of Brasília, `AAAAMM`. */
    mes: integer().notNull(),
    status: text().$type<ClientStatus>().notNull(),
    id_responsavel: text(),
    id_gerente: text(),
    /** Expiry of an enabled power of attorney. */
    procuracaoValidaAte: day(),
    /** Has active contracts, all of them signed. */
    assinado: boolean().notNull(),
    /** Has a suspended service. */
    suspenso: boolean().notNull(),
    /**
     * Parallel arrays with one entry per product: service, assigned analyst or null, and whether work on it is in
     * progress.
     */
    servicos: text().array().$type<ServiceType[]>().notNull(),
    analistas: text().array().$type<(string | null)[]>().notNull(),
    em_andamento: boolean().array().notNull(),
    /** Months of active contracts awaiting a signature, `AAAAMM`. */
    pendentes: integer().array().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id_client] }),
    toClient(table).onDelete('cascade').onUpdate('cascade'),
    // Covering index for an index-only count of the expired.
    index('client_figures_by_expiry')
      .on(table.id_tenant, table.procuracaoValidaAte, table.status, table.createdDate)
      .where(sql`${table.procuracaoValidaAte} is not null`)
      .concurrently(),
  ],
);

/** Client counts as deltas to be summed, so that concurrent writers do not block each other. */
export const clientTallies = pgTable(
  'client_tallies',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    id_tenant: tenantId().notNull(),
    /** As in `client_figures`. */
    mes: integer().notNull(),
    status: text().$type<ClientStatus>().notNull(),
    assinado: boolean().notNull(),
    suspenso: boolean().notNull(),
    clientes: integer().notNull(),
    /** Active contracts of these clients awaiting a signature. */
    pendentes: integer().notNull(),
  },
  (table) => [primaryKey({ columns: [table.id_tenant, table.id] })],
);

/** Clients changed by the current transaction, whose figures are recomputed before it commits. */
export const staleClientFigures = pgTable(
  'stale_client_figures',
  {
    transacao: bigint({ mode: 'number' }).notNull(),
    id_tenant: tenantId().notNull(),
    id_client: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.transacao, table.id_tenant, table.id_client] })],
);

/** Product counts per analyst as deltas to be summed, so that concurrent writers do not block each other. */
export const productTallies = pgTable(
  'product_tallies',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    id_tenant: tenantId().notNull(),
    id_analista: text(),
    typeServico: text().$type<ServiceType>().notNull(),
    status: text().$type<ProductStatus>().notNull(),
    produtos: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('product_tallies_in_tenant').on(table.id_tenant),
  ],
);

const amounts = {
  encontrado: numeric({ mode: 'number' }).notNull(),
  /** The open amount times the commission percentage, unrounded. */
  honorarios: numeric({ mode: 'number' }).notNull(),
  restituido: numeric({ mode: 'number' }).notNull(),
  /** The fee of the used amount, and what boletos have brought of it. */
  apurado: numeric({ mode: 'number' }).notNull(),
  pago: numeric({ mode: 'number' }).notNull(),
};

const months = {
  /** Month of the row, `AAAAMM`. */
  feito: integer().notNull(),
  /** Month of use, if one is named. */
  usado: integer(),
};

/** Credit data for dashboards. */
export const creditFigures = pgTable(
  'credit_figures',
  {
    id_tenant: tenantId().notNull(),
    id_credit: text().notNull(),
    id_client: text().notNull(),
    typeServico: text().$type<ServiceType>().notNull(),
    /** False for a deleted credit. */
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

/** Credits by service and month as deltas that sum to their amounts. */
export const creditTallies = pgTable(
  'credit_tallies',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    id_tenant: tenantId().notNull(),
    typeServico: text().$type<ServiceType>().notNull(),
    ...months,
    ...amounts,
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('credit_tallies_in_tenant').on(table.id_tenant),
  ],
);

/**
 * Payments with a refund that has not been requested, each once. Of several assessments of a product, the newest
 * with a refund in a month provides the figure, and a request under any of them counts.
 */
export const limitationFigures = pgTable(
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
    // Covering index for index-only scans of the monthly sums.
    index('lapse_figures_by_day').on(
      table.id_tenant,
      table.prescreve_em,
      table.id_client,
      table.typeServico,
      table.valor,
    ),
  ],
);

/** Boletos by status and due month, as deltas. */
export const boletoTallies = pgTable(
  'boleto_tallies',
  {
    id: bigserial({ mode: 'number' }).notNull(),
    id_tenant: tenantId().notNull(),
    situacao: text().$type<BoletoSituacao>().notNull(),
    /** `AAAAMM`. */
    mes: integer().notNull(),
    quantidade: integer().notNull(),
    /** A paid boleto counts with the amount received. */
    total: numeric({ mode: 'number' }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    index('boleto_tallies_in_tenant').on(table.id_tenant),
  ],
);

personalData(clientFigures, {
  purpose: 'Dashboards',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_responsavel', 'id_gerente', 'analistas'], keptAccountId),
});

personalData(productTallies, {
  purpose: 'Dashboards',
  basis: 'contract',
  retention: { text: 'As long as the record it belongs to' },
  subject: 'user',
  columns: each(['id_analista'], keptAccountId),
});
