import type { BoletoBank, CodigoMora, CodigoMulta, PessoaTipo } from '@restitui/domain/boletos/boleto-charge.ts';
import type { BoletoReplacement, BoletoSituacao, OrigemRecebimento } from '@restitui/domain/boletos/boleto-situacao.ts';
import type { BoletoStatus } from '@restitui/domain/boletos/boleto-status.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, numeric, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { day, instant, money, tenantId } from '../../db/columns.ts';
import { toClient } from '../clients/clients.table.ts';
import { tenants } from '../tenants/tenants.table.ts';
import { users } from '../users/users.table.ts';

/** What a consultancy charges, as it was issued and as the bank last said that it stands. */
export const boletos = pgTable(
  'boletos',
  {
    id: text().primaryKey(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** Null for who is no client. */
    id_client: text(),
    banco: text().$type<BoletoBank>().notNull(),
    situacao: text().$type<BoletoSituacao>().notNull(),
    /** Of `situacao`, in the product's words. */
    status: text().$type<BoletoStatus>().notNull(),
    dataSituacao: instant().notNull(),
    nomeBeneficiario: text().notNull(),
    cpfCnpjBeneficiario: text().notNull(),
    nome: text().notNull(),
    cpfCnpj: text().notNull(),
    tipoPessoa: text().$type<PessoaTipo>().notNull(),
    email: text().notNull(),
    telefone: text().notNull(),
    cep: text().notNull(),
    endereco: text().notNull(),
    numero: text().notNull(),
    complemento: text().notNull(),
    bairro: text().notNull(),
    cidade: text().notNull(),
    uf: text().notNull(),
    valorNominal: money().notNull(),
    dataEmissao: day().notNull(),
    dataVencimento: day().notNull(),
    /** Last day on which a bank takes it. */
    dataLimite: day().notNull(),
    /** Ours, unique in the tenant: by it a charge is found again whose answer was lost. */
    seuNumero: text().notNull(),
    mensagem: text().notNull(),
    codigoMulta: text().$type<CodigoMulta>().notNull(),
    taxaMulta: numeric({ precision: 15, scale: 2, mode: 'number' }).notNull(),
    dataMulta: day(),
    codigoMora: text().$type<CodigoMora>().notNull(),
    taxaMora: numeric({ precision: 15, scale: 2, mode: 'number' }).notNull(),
    dataMora: day(),
    /** The bank's; null until it has answered. */
    codigoSolicitacao: text(),
    nossoNumero: text(),
    codigoBarras: text(),
    linhaDigitavel: text(),
    txid: text(),
    pixCopiaECola: text(),
    valorRecebido: money(),
    origemRecebimento: text().$type<OrigemRecebimento>(),
    motivoCancelamento: text(),
    /** The boleto that takes its place, or took it; and the one whose place it takes. */
    id_substituto: text(),
    id_substituido: text(),
    /** While the bank has not ended one of the two. */
    substituicao: text().$type<BoletoReplacement>(),
    /** When a payment was given back; the reason where somebody said so. */
    devolvidoEm: instant(),
    motivoDevolucao: text(),
    /** Who issued it; null where the product did by itself. */
    id_user: text().references(() => users.id),
    /** Name, numbers and message without accents in lower case: what the search reads. */
    busca: text().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    toClient(table),
    foreignKey({
      columns: [table.id_tenant, table.id_substituto],
      foreignColumns: [table.id_tenant, table.id],
    }),
    foreignKey({
      columns: [table.id_tenant, table.id_substituido],
      foreignColumns: [table.id_tenant, table.id],
    }),
    unique('boletos_in_tenant').on(table.id_tenant, table.id),
    unique('boletos_seu_numero').on(table.id_tenant, table.seuNumero),
    unique('boletos_codigo').on(table.id_tenant, table.codigoSolicitacao),
    index('boletos_being_replaced').on(table.id_tenant).where(sql`${table.substituicao} is not null`),
    index('boletos_by_due_day').on(table.id_tenant, table.dataVencimento, table.id),
    index('boletos_by_issue_day').on(table.id_tenant, table.dataEmissao, table.id),
    index('boletos_by_situacao').on(table.id_tenant, table.situacao, table.dataVencimento),
    index('boletos_by_client').on(table.id_tenant, table.id_client, table.dataVencimento),
  ],
);

export type BoletoEventOrigin = 'PESSOA' | 'AVISO' | 'CONSULTA';

/** What became of a boleto, one row for each news of the bank however often it is told. */
export const boletoEvents = pgTable(
  'boleto_events',
  {
    id: text().primaryKey(),
    id_tenant: tenantId().notNull(),
    id_boleto: text().notNull(),
    /** The news itself: the same one is not kept twice. */
    evento: text().notNull(),
    situacao: text().$type<BoletoSituacao>().notNull(),
    origem: text().$type<BoletoEventOrigin>().notNull(),
    valorRecebido: money(),
    origemRecebimento: text().$type<OrigemRecebimento>(),
    /** Who did it; null where the bank told of it. */
    nome_user: text(),
    date: instant().notNull(),
  },
  (table) => [
    foreignKey({ columns: [table.id_tenant, table.id_boleto], foreignColumns: [boletos.id_tenant, boletos.id] }),
    unique('boleto_events_once').on(table.id_tenant, table.id_boleto, table.evento),
  ],
);

/** Where the bank tells a tenant of payments: an address that cannot be guessed, kept as its hash. */
export const boletoNotices = pgTable('boleto_notices', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  token_hash: text().notNull().unique(),
  createdDate: instant().notNull(),
});
