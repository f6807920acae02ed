import type {
  BoletoBank,
  CodigoMora,
  CodigoMulta,
  PessoaTipo,
} from '@restitui/domain/billing/boletos/boleto-charge.ts';
import type {
  BoletoReplacement,
  BoletoSituacao,
  OrigemRecebimento,
} from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BoletoStatus } from '@restitui/domain/billing/boletos/boleto-status.ts';
import { sql } from 'drizzle-orm';
import { foreignKey, index, numeric, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { cents, day, instant, tenantId } from '../../../db/columns.ts';
import { each, keptAccountId, personalData } from '../../../db/personal-data.ts';
import { userDirectory } from '../../accounts/users/users.table.ts';
import { toClient } from '../../crm/clients/clients.table.ts';
import { tenants } from '../../tenancy/tenants/tenants.table.ts';

/** Boletos issued by a consultancy, with the state that the bank last reported. */
export const boletos = pgTable(
  'boletos',
  {
    id: text().notNull(),
    id_tenant: tenantId()
      .notNull()
      .references(() => tenants.id),
    /** Null when the payer is not a client. */
    id_client: text(),
    banco: text().$type<BoletoBank>().notNull(),
    situacao: text().$type<BoletoSituacao>().notNull(),
    /** The product's status, derived from `situacao`. */
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
    valorNominal: cents().notNull(),
    dataEmissao: day().notNull(),
    dataVencimento: day().notNull(),
    /** Last day on which banks accept payment. */
    dataLimite: day().notNull(),
    /** Our number, unique within the tenant: finds a charge whose answer was lost. */
    seuNumero: text().notNull(),
    mensagem: text().notNull(),
    codigoMulta: text().$type<CodigoMulta>().notNull(),
    taxaMulta: numeric({ precision: 15, scale: 2, mode: 'number' }).notNull(),
    dataMulta: day(),
    codigoMora: text().$type<CodigoMora>().notNull(),
    taxaMora: numeric({ precision: 15, scale: 2, mode: 'number' }).notNull(),
    dataMora: day(),
    /** The bank's code; null until it has answered. */
    codigoSolicitacao: text(),
    nossoNumero: text(),
    codigoBarras: text(),
    linhaDigitavel: text(),
    txid: text(),
    pixCopiaECola: text(),
    valorRecebido: cents(),
    origemRecebimento: text().$type<OrigemRecebimento>(),
    motivoCancelamento: text(),
    /** The boleto that replaces or will replace this one, and the one that this one replaces. */
    id_substituto: text(),
    id_substituido: text(),
    /** Set until the bank has ended one of the two boletos. */
    substituicao: text().$type<BoletoReplacement>(),
    /** Instant of the refund; the reason is set when a user reported it. */
    devolvidoEm: instant(),
    motivoDevolucao: text(),
    /** The user who issued it; null when a job did. */
    id_user: text().references(() => userDirectory.id),
    /** Name, numbers and message folded to lower case without accents, for the search. */
    busca: text().notNull(),
    createdDate: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    toClient(table),
    foreignKey({
      columns: [table.id_tenant, table.id_substituto],
      foreignColumns: [table.id_tenant, table.id],
    }),
    foreignKey({
      columns: [table.id_tenant, table.id_substituido],
      foreignColumns: [table.id_tenant, table.id],
    }),
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

/** Events of boletos; each event of the bank is stored once, however often it is reported. */
export const boletoEvents = pgTable(
  'boleto_events',
  {
    id: text().notNull(),
    id_tenant: tenantId().notNull(),
    id_boleto: text().notNull(),
    /** Key of the event: stored once per boleto. */
    evento: text().notNull(),
    situacao: text().$type<BoletoSituacao>().notNull(),
    origem: text().$type<BoletoEventOrigin>().notNull(),
    valorRecebido: cents(),
    origemRecebimento: text().$type<OrigemRecebimento>(),
    /** The user who caused it; null when the bank reported it. */
    nome_user: text(),
    date: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.id_tenant, table.id] }),
    foreignKey({ columns: [table.id_tenant, table.id_boleto], foreignColumns: [boletos.id_tenant, boletos.id] }),
    unique('boleto_events_once').on(table.id_tenant, table.id_boleto, table.evento),
  ],
);

/** Secret webhook addresses at which the bank notifies tenants of payments; stored as a hash. */
export const boletoNotices = pgTable('boleto_notices', {
  id_tenant: tenantId()
    .primaryKey()
    .references(() => tenants.id),
  token_hash: text().notNull(),
  createdDate: instant().notNull(),
});

/** The tenant of each notice address, by the hash of its token. Written by a trigger (decision 033). */
export const boletoNoticeDirectory = pgTable('boleto_notice_directory', {
  token_hash: text().primaryKey(),
  tenant: tenantId().notNull().unique(),
});

personalData(boletos, {
  purpose: 'Charging of fees',
  basis: 'obligation',
  retention: 'charge',
  subject: ['owner', 'payer'],
  columns: {
    ...each(
      [
        ...(['nome', 'cpfCnpj', 'email', 'telefone', 'cep', 'endereco', 'numero', 'complemento', 'bairro'] as const),
        ...(['cidade', 'busca'] as const),
      ],
      {
        erase: { step: 'boletos' },
        why: 'A receipt until its fiscal term is over; of a company only e-mail and telephone are personal',
      },
    ),
    ...each(['nomeBeneficiario', 'cpfCnpjBeneficiario'], {
      subject: 'consultancy',
      erase: 'keep',
      why: 'Data of the account holder, the consultancy',
    }),
    id_user: { subject: 'user', ...keptAccountId },
  },
  notPersonal: { banco: 'The bank that issues the boleto' },
});

personalData(boletoEvents, {
  purpose: 'History of boletos',
  basis: 'obligation',
  retention: 'charge',
  subject: 'user',
  columns: { nome_user: { erase: { step: 'authors of boleto events' } } },
});
