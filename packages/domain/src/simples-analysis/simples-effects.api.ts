import { z } from 'zod';
import { clientId } from '../clients/client-id.ts';
import { simplesDecision } from '../simples-decisions/simples-decisions.api.ts';
import { endpoint, enveloped } from '../wire/endpoint.ts';
import { ruleSetOnWire, rulesName } from './analysis-rules.ts';
import { analysisState } from './simples-analysis.api.ts';

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
  /** The decision that settled it in the standing result. */
  decisao: z.string().nullable(),
  /** A decision that is in force by now and not yet in the result. */
  nova_decisao: z.string().nullable(),
});
export type ReviewedProduct = z.infer<typeof reviewedProduct>;

/** What an analyst has to look at in the standing result of an apuração. */
export const analysisReviews = z.object({
  pendente: money,
  decidido: money,
  total_produtos: z.number(),
  produtos: z.array(reviewedProduct),
  /** Years whose cold drinks do not count, because most was sold to companies. */
  atacadista: z.array(z.object({ ano: z.number(), valor: money })),
  /** In force for the client, its own and the consultancy's. */
  decisoes: z.array(simplesDecision),
  /** Decisions made or revoked since the result, which a recomputation would take in. */
  mudancas: z.number(),
  /** The result was made by older rules than new ones are. */
  regras_antigas: z.boolean(),
});
export type AnalysisReviews = z.infer<typeof analysisReviews>;

export const effectState = z.enum(['na_fila', 'processando', 'pronto', 'falhou', 'aplicado', 'descartado']);
export type EffectState = z.infer<typeof effectState>;

/** An open apuração with its total before and after; `falha` says why it could not be tried. */
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

/** A trial: what rules and decisions of today would change in open apurações. Nothing of them is touched. */
export const simplesEffect = z.object({
  id: z.string(),
  /** Null: all clients of the consultancy. */
  id_client: z.string().nullable(),
  state: effectState,
  regras: rulesName,
  autor: z.string(),
  criado_em: z.string(),
  /** How many apurações it looks at, and how many it has. */
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
    response: enveloped(z.array(ruleSetOnWire)),
  }),
  reviews: endpoint('GET /simples-revisoes/:id_apuracao', {
    summary: 'Itens a revisar de uma análise, por produto, e as decisões que valem',
    params: ofAssessment,
    response: enveloped(analysisReviews),
  }),
  recompute: endpoint('POST /simples/:id_apuracao/recalcular', {
    summary: 'Refazer a análise dos arquivos guardados, os do resultado ou os do último envio, que falhou',
    status: 202,
    params: ofAssessment,
    body: z.object({
      /** The same as before, to see that it comes to the same, or today's. */
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
    summary: 'Testar, sem alterar nada, o que as regras e decisões de hoje mudam nas apurações abertas',
    status: 202,
    body: z.object({ id_client: clientId.nullable().default(null) }),
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
