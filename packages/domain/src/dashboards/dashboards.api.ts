import { z } from 'zod';
import { clientId } from '../clients/client-id.ts';
import { clientStatus } from '../clients/client-status.ts';
import { endpoint, enveloped, paged, pageQuery } from '../wire/endpoint.ts';
import { boletoBucket } from './boleto-bucket.ts';
import { period } from './period.ts';

const asked = z.object({
  periodo: period.optional(),
  /** Clients of which this person is responsible, manager or analyst. */
  pessoa: z.string().max(100).optional(),
});
export type Asked = z.output<typeof asked>;

const count = z.int();
const reais = z.number();

/** Companies by the state of their registration (W-446). */
export const registrations = z.object({
  total: count,
  assinados: count,
  pendentes: count,
  suspensas: count,
  certificado_expirado: count,
  /** The last months of the period that has any, oldest first; `MM/AAAA`. */
  meses: z.array(z.object({ mes: z.string(), total: count, assinados: count })),
});
export type Registrations = z.infer<typeof registrations>;

export const portfolioFigures = z.object({
  /** Only statuses that some client has. */
  carteira: z.array(z.object({ status: clientStatus, total: count })),
  /** Active contracts that wait for a signature. */
  contratos_sem_assinatura: count,
});
export type PortfolioFigures = z.infer<typeof portfolioFigures>;

export const creditFigures = z.object({
  /** What was found, and what of it was refunded or compensated. */
  encontrado: reais,
  restituido: reais,
  /** Commission on what was found and is still to be used. */
  honorarios_previstos: reais,
  /** By month of use, `MM/AAAA`, oldest first: the last twelve that have any. */
  meses: z.array(z.object({ mes: z.string(), restituido: reais })),
});
export type CreditFigures = z.infer<typeof creditFigures>;

/** Fees by month of use, oldest first. */
export const feeForecast = z.array(
  z.object({
    /** `MM/AAAA`; null of what is expected and has no month yet, the last row. */
    mes: z.string().nullable(),
    /** Commission on credit found and still to be used. */
    a_utilizar: reais,
    /** Commission on what was refunded or compensated. */
    apurado: reais,
    /** What of it boletos brought; null for who does not read fees. */
    recebido: reais.nullable(),
  }),
);
export type FeeForecast = z.infer<typeof feeForecast>;

/** What can be asked for no longer after the months to come, `MM/AAAA`, the nearest first. */
export const lapseFigures = z.array(z.object({ mes: z.string(), valor: reais }));
export type LapseFigures = z.infer<typeof lapseFigures>;

/** Products by who works on them, the fullest desk first; null is nobody's. */
export const workFigures = z.array(
  z.object({
    id_analista: z.string().nullable(),
    nomeAnalista: z.string().nullable(),
    produtos: count,
    em_andamento: count,
  }),
);
export type WorkFigures = z.infer<typeof workFigures>;

/** Boletos by the month in which they fall due. */
export const boletoFigures = z.object({
  cartoes: z.array(z.object({ grupo: boletoBucket, quantidade: count, total: reais })),
  /** `MM/AAAA`, oldest first: the last twelve of the period that have any. */
  meses: z.array(z.object({ mes: z.string(), cobrado: reais, recebido: reais })),
});
export type BoletoFigures = z.infer<typeof boletoFigures>;

/** A boleto behind a card (W-441). */
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
    summary: `Cadastro de empresas por situação: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(registrations),
  }),
  portfolio: endpoint('GET /dashboards/carteira', {
    summary: `Clientes por situação e contratos sem assinatura: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(portfolioFigures),
  }),
  credits: endpoint('GET /dashboards/creditos', {
    summary: `Créditos encontrados e restituídos, e os honorários previstos: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(creditFigures),
  }),
  forecast: endpoint('GET /dashboards/honorarios', {
    summary: `Honorários por mês de uso do crédito: a utilizar, apurados e recebidos: ${ofAll}`,
    reach: 'all',
    query: asked,
    response: enveloped(feeForecast),
  }),
  lapses: endpoint('GET /dashboards/prescricoes', {
    summary: `Créditos a prescrever nos próximos meses: ${ofAll}`,
    reach: 'all',
    query: asked.omit({ periodo: true }),
    response: enveloped(lapseFigures),
  }),
  work: endpoint('GET /dashboards/analistas', {
    summary: `Produtos por analista: ${ofAll}`,
    reach: 'all',
    transaction: 'none',
    query: asked.omit({ periodo: true }),
    response: enveloped(workFigures),
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
      /** There are more than these: a name narrows them. */
      mais: z.boolean(),
    }),
  }),
};
