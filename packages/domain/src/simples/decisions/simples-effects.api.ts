import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { ruleSetSummary, rulesName } from '../analysis/analysis-rules.ts';
import { analysisState } from '../analysis/simples-analysis.api.ts';
import { newDecision, simplesDecision } from './simples-decisions.api.ts';

const money = z.number();
const ofAssessment = z.object({ id_apuracao: z.string() });
const one = z.object({ id: z.string() });

export const reviewedProduct = z.object({
  codigo: z.string(),
  produto: z.string(),
  ncm: z.string(),
  extipi: z.string(),
  regra: z.string(),
  lei: z.string(),
  itens: z.number(),
  valor: money,
  meses: z.array(z.object({ competencia: z.string(), itens: z.number(), valor: money })),
  /** The decision applied in the current result. */
  decisao: z.string().nullable(),
  /** An active decision that the result does not include yet. */
  nova_decisao: z.string().nullable(),
});
export type ReviewedProduct = z.infer<typeof reviewedProduct>;

/** The items of an assessment's current result that need an analyst's decision. */
export const analysisReviews = z.object({
  pendente: money,
  decidido: money,
  total_produtos: z.number(),
  produtos: z.array(reviewedProduct),
  /** Years whose cold drinks are not counted, because most were sold to companies. */
  atacadista: z.array(z.object({ ano: z.number(), valor: money })),
  /** Active decisions for the client, its own and the consultancy's. */
  decisoes: z.array(simplesDecision),
  /** Number of decisions created or revoked since the result, which a recomputation would include. */
  mudancas: z.number(),
  /** The result was computed by older rules than the current ones. */
  regras_antigas: z.boolean(),
});
export type AnalysisReviews = z.infer<typeof analysisReviews>;

export const effectState = z.enum(['na_fila', 'processando', 'pronto', 'falhou', 'aplicado', 'descartado']);
export type EffectState = z.infer<typeof effectState>;

/** An open assessment with its total before and after; `falha` is the reason why it could not be recomputed. */
export const effectOnAssessment = z.object({
  id_apuracao: z.string(),
  id_product: z.string(),
  id_client: z.string(),
  empresa: z.string(),
  apuracao: z.string(),
  antes: money,
  depois: money,
  meses: z.array(z.object({ competencia: z.string(), antes: money, depois: money })),
  falha: z.string().nullable(),
});
export type EffectOnAssessment = z.infer<typeof effectOnAssessment>;

const { codigo, produto, ncm, extipi, palavras, ano, contar, motivo, evidencia, de, ate, tipo } = simplesDecision.shape;
const proposal = z.object({
  ...{ codigo, produto, ncm, extipi, palavras, ano, contar, motivo, evidencia, de, ate, tipo },
});

/** Most decisions that are proposed at once. */
export const maxProposals = 200;

/** The scope of a preview, and decisions that are stored when it is applied. */
const effectRequest = z
  .object({
    id_client: clientId.nullable().default(null),
    propostas: z
      .array(newDecision)
      .max(maxProposals, `Decida sobre até ${maxProposals} produtos de uma vez.`)
      .default([]),
  })
  .check(({ value, issues }) => {
    if (
      value.propostas.some(({ alcance, id_client }) => (alcance === 'cliente' ? id_client : null) !== value.id_client)
    ) {
      const message = 'As decisões e o teste precisam ter o mesmo alcance.';
      issues.push({ code: 'custom', path: ['propostas'], message, input: value });
    }
  });

/** Preview of how the current rules and decisions would change open assessments. It changes nothing. */
export const simplesEffect = z.object({
  id: z.string(),
  /** Null: all clients of the consultancy. */
  id_client: z.string().nullable(),
  state: effectState,
  regras: rulesName,
  /** Decisions that are stored when the preview is applied. */
  propostas: z.array(proposal),
  autor: z.string(),
  criado_em: z.string(),
  /** Number of assessments in the preview, and of those finished. */
  total: z.number(),
  feitas: z.number(),
  erro: z.string().nullable(),
  apuracoes: z.array(effectOnAssessment),
  antes: money,
  depois: money,
});
export type SimplesEffect = z.infer<typeof simplesEffect>;

export const simplesEffectsApi = {
  rules: endpoint('GET /simples-regras', {
    summary: 'Versões das regras da análise e o que cada uma contém',
    response: enveloped(z.array(ruleSetSummary)),
  }),
  reviews: endpoint('GET /simples-revisoes/:id_apuracao', {
    summary: 'Itens a revisar de uma análise, por produto, e as decisões que valem',
    params: ofAssessment,
    response: enveloped(analysisReviews),
  }),
  recompute: endpoint('POST /simples/:id_apuracao/recalcular', {
    summary: 'Refazer a análise dos arquivos guardados: os do resultado ou os do último envio, que falhou',
    status: 202,
    params: ofAssessment,
    body: z.object({
      /** The rules of the result, to check that it is reproduced, or the current ones. */
      regras: z.enum(['mesmas', 'atuais']),
      envio: z.enum(['resultado', 'ultimo']).default('resultado'),
    }),
    response: enveloped(z.object({ id_apuracao: z.string(), state: analysisState })),
  }),
  latest: endpoint('GET /simples-efeitos', {
    summary: 'O último teste de efeito de um cliente ou da consultoria, se algum está aberto',
    query: z.object({ id_client: clientId.optional() }),
    response: enveloped(simplesEffect.nullable()),
  }),
  start: endpoint('POST /simples-efeitos', {
    summary: 'Testar o que as regras e decisões de hoje mudam nas apurações abertas; nada é alterado',
    status: 202,
    body: effectRequest,
    response: enveloped(simplesEffect),
  }),
  apply: endpoint('POST /simples-efeitos/:id/aplicar', {
    summary: 'Refazer as análises que o teste de efeito mostrou',
    params: one,
    response: enveloped(z.object({ iniciadas: z.number(), puladas: z.number() })),
  }),
  discard: endpoint('POST /simples-efeitos/:id/descartar', {
    summary: 'Encerrar um teste de efeito sem aplicar',
    params: one,
    response: enveloped(simplesEffect),
  }),
};
