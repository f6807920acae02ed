import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { clientStatus } from '../../crm/clients/client-status.ts';
import { productStage } from '../../recovery/products/product-stage.ts';
import { endpoint, enveloped, paged, pageQuery } from '../../wire/endpoint.ts';
import { boletoBucket } from './boleto-bucket.ts';
import { figureFilters } from './figure-filters.ts';
import { period } from './period.ts';

const asked = figureFilters.query;
export type Asked = z.output<typeof asked>;

const count = z.int();
const reais = z.number();

/** Companies by registration state (W-446). */
export const registrations = z.object({
  total: count,
  assinados: count,
  pendentes: count,
  suspensas: count,
  certificado_expirado: count,
  /** The last months of the period with data, oldest first; `MM/AAAA`. */
  meses: z.array(z.object({ mes: z.string(), total: count, assinados: count })),
});
export type Registrations = z.infer<typeof registrations>;

export const portfolioFigures = z.object({
  /** Only statuses that occur. */
  carteira: z.array(z.object({ status: clientStatus, total: count })),
  /** Active contracts awaiting a signature. */
  contratos_sem_assinatura: count,
});
export type PortfolioFigures = z.infer<typeof portfolioFigures>;

export const creditFigures = z.object({
  /** Credits found, and the part refunded or compensated. */
  encontrado: reais,
  restituido: reais,
  /** Commission on credits found and not yet used. */
  honorarios_previstos: reais,
  /** By month of use, `MM/AAAA`, oldest first: the last twelve months with data. */
  meses: z.array(z.object({ mes: z.string(), restituido: reais })),
});
export type CreditFigures = z.infer<typeof creditFigures>;

/** Fees by month of use, oldest first. */
export const feeForecast = z.array(
  z.object({
    /** `MM/AAAA`; null in the last row, for expected fees without a month. */
    mes: z.string().nullable(),
    /** Commission on credits found and not yet used. */
    a_utilizar: reais,
    /** Commission on refunded or compensated credits. */
    apurado: reais,
    /** Part collected by boletos; null for users who may not read fees. */
    recebido: reais.nullable(),
  }),
);
export type FeeForecast = z.infer<typeof feeForecast>;

/** Refunds that reach their limitation after each of the coming months, `MM/AAAA`, nearest first. */
export const limitationFigures = z.array(z.object({ mes: z.string(), valor: reais }));
export type LimitationFigures = z.infer<typeof limitationFigures>;

/** Products per analyst, largest number first; null counts unassigned ones. */
export const workFigures = z.array(
  z.object({
    id_analista: z.string().nullable(),
    nomeAnalista: z.string().nullable(),
    produtos: count,
    em_andamento: count,
  }),
);
export type WorkFigures = z.infer<typeof workFigures>;

/** Products per stage as they are today, in the order of the work; only stages that occur. */
export const stageFigures = z.array(
  z.object({
    etapa: productStage,
    produtos: count,
    /** Credits found of these products, used ones included. */
    credito: reais,
  }),
);
export type StageFigures = z.infer<typeof stageFigures>;

const meanTime = z.object({
  /** Mean number of days, rounded; null without a product. */
  dias: count.nullable(),
  produtos: count,
});

/**
 * Days from the last signature of the contract that covers a product to the first money of the product, for the
 * products whose first money came in the period.
 */
export const leadTimeFigures = meanTime.extend({
  /** The same for as many months directly before the period; null for all time. */
  anterior: meanTime.nullable(),
});
export type LeadTimeFigures = z.infer<typeof leadTimeFigures>;

/** Boletos by due month. */
export const boletoFigures = z.object({
  cartoes: z.array(z.object({ grupo: boletoBucket, quantidade: count, total: reais })),
  /** `MM/AAAA`, oldest first: the last twelve months of the period with data. */
  meses: z.array(z.object({ mes: z.string(), cobrado: reais, recebido: reais })),
});
export type BoletoFigures = z.infer<typeof boletoFigures>;

/** A boleto of a card (W-441). */
export const boletoDetail = z.object({
  id: z.string(),
  nome: z.string(),
  valor: reais,
  dataVencimento: z.string(),
  createdDate: z.string(),
});
export type BoletoDetail = z.infer<typeof boletoDetail>;

const boletosAsked = z.object({ periodo: period.optional(), id_client: clientId.optional() });

const ofAll = 'da empresa escolhida, ou de todas quando um ADMIN não escolhe nenhuma';

export const figurePerson = z.object({ id: z.string(), name: z.string() });
export type FigurePerson = z.infer<typeof figurePerson>;

export const dashboardsApi = {
  registrations: endpoint('GET /dashboards/empresas', {
    mayBeOld: true,
    summary: `Cadastro de empresas por situação: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(registrations),
  }),
  portfolio: endpoint('GET /dashboards/carteira', {
    mayBeOld: true,
    summary: `Clientes por situação e contratos sem assinatura: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(portfolioFigures),
  }),
  credits: endpoint('GET /dashboards/creditos', {
    mayBeOld: true,
    summary: `Créditos encontrados e restituídos, e os honorários previstos: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(creditFigures),
  }),
  forecast: endpoint('GET /dashboards/honorarios', {
    mayBeOld: true,
    summary: `Honorários por mês de uso do crédito: a utilizar, apurados e recebidos: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(feeForecast),
  }),
  limitations: endpoint('GET /dashboards/prescricoes', {
    mayBeOld: true,
    summary: `Créditos a prescrever nos próximos meses: ${ofAll}`,
    reach: 'all',
    query: asked.omit({ periodo: true }),
    response: enveloped(limitationFigures),
  }),
  work: endpoint('GET /dashboards/analistas', {
    mayBeOld: true,
    summary: `Produtos por analista: ${ofAll}`,
    reach: 'all',
    transaction: 'shared',
    query: asked.omit({ periodo: true }),
    response: enveloped(workFigures),
  }),
  stages: endpoint('GET /dashboards/etapas', {
    mayBeOld: true,
    summary: `Produtos por etapa do trabalho: ${ofAll}`,
    reach: 'all',
    query: asked.omit({ periodo: true }),
    response: enveloped(stageFigures),
  }),
  leadTime: endpoint('GET /dashboards/prazos', {
    mayBeOld: true,
    summary: 'Prazo médio da assinatura do contrato ao primeiro dinheiro, da empresa escolhida; null sem uma empresa',
    reach: 'all',
    query: asked,
    // Null for all companies: contracts and refund requests are not read across tenants (decision 022).
    response: enveloped(leadTimeFigures.nullable()),
  }),
  boletos: endpoint('GET /dashboards/boletos', {
    summary: 'Boletos por situação, pelo mês do vencimento',
    query: boletosAsked,
    response: enveloped(boletoFigures),
  }),
  boletoDetails: endpoint('GET /dashboards/boletos/:grupo', {
    summary: 'Os boletos de um cartão do painel, os que vencem por último primeiro, por página',
    params: z.object({ grupo: boletoBucket }),
    query: boletosAsked.extend(pageQuery.shape),
    response: paged(boletoDetail),
  }),
  people: endpoint('GET /dashboards/pessoas', {
    summary: `De quem se pedem os números, entre as pessoas dos clientes visíveis, por nome ou uma delas: ${ofAll}`,
    reach: 'all',
    query: z.object({ q: z.string().trim().max(200).optional(), id: z.string().max(100).optional() }),
    response: enveloped(z.array(figurePerson)).extend({
      /** Whether there are more users than these; a name narrows the list. */
      mais: z.boolean(),
    }),
  }),
};
