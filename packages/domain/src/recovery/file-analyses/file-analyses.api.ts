import { z } from 'zod';
import { analysisPeriod } from '../../wire/analysis-period.ts';
import { endpoint, enveloped, page } from '../../wire/endpoint.ts';
import { analysisChoice, choiceValue, rejectableThesis } from './analysis-choices.ts';
import { positionClass } from './analysis-class.ts';
import { analysisItemList, itemState } from './analysis-items.ts';
import { fileAnalysisItem } from './file-analysis-item.ts';
import { fileAnalysisLimits, fileAnalysisService } from './file-analysis-service.ts';
import { choiceEffect, monthDetail } from './month-detail.ts';

const money = z.number();

export const fileAnalysisState = z.enum(['na_fila', 'processando', 'pronta', 'falhou']);
export type FileAnalysisState = z.infer<typeof fileAnalysisState>;

export const fileAnalysisProgress = z.object({ fase: z.enum(['leitura', 'calculo']), lidos: z.int(), total: z.int() });
export type FileAnalysisProgress = z.infer<typeof fileAnalysisProgress>;

/** A remark of the engine; `valor` in reais, `quantidade` a number of documents or lines. */
export const analysisAlert = z.object({
  codigo: z.string(),
  texto: z.string(),
  valor: money.nullable(),
  quantidade: z.number().nullable(),
});
export type AnalysisAlert = z.infer<typeof analysisAlert>;

const recordCount = z.object({ registro: z.string(), linhas: z.int() });

/** Lines of a SPED file by record, in the order of the file (SP-006). */
export const recordCounts = z.object({
  /** Records whose fields the analysis reads. */
  lidos: z.array(recordCount),
  /** Records of the layout that are only counted. */
  contados: z.array(recordCount),
  desconhecidos: z.int(),
});
export type RecordCounts = z.infer<typeof recordCounts>;

export const fileReport = z.object({
  nome: z.string(),
  tipo: z.string(),
  competencia: z.string().nullable(),
  situacao: z.enum(['USADO', 'NAO_USADO']),
  codigo: z.string().nullable(),
  /** Missing in results from before it was kept; null for a file that is no EFD. */
  registros: recordCounts.nullable().optional(),
  /** Whether its header declares a retificadora; missing in older results. */
  retificadora: z.boolean().optional(),
  /** Why it is not used, in words; missing in older results and in the payroll. */
  texto: z.string().nullable().optional(),
});
export type FileReport = z.infer<typeof fileReport>;

/** A rubrica that was met, with its verba. `valor` is the sum of its taxed items. */
export const analysedRubrica = z.object({
  tabela: z.string(),
  codigo: z.string(),
  descricao: z.string(),
  natureza: z.string().nullable(),
  verba: z.int().nullable(),
  nome: z.string().nullable(),
  confirmada: z.boolean(),
  valor: money,
  origem: z.enum(['SUGERIDA', 'CLIENTE', 'COMPARTILHADA']),
  /** codIncCP over time, months `MM/AAAA`; missing in older results. */
  incidencias: z.array(z.object({ codigo: z.string(), de: z.string(), ate: z.string() })).optional(),
});
export type AnalysedRubrica = z.infer<typeof analysedRubrica>;

/** One thesis (or verba) of a month, in reais. */
export const analysisCell = z.object({
  tese: z.string(),
  verba: z.int().nullable(),
  nome: z.string(),
  classe: positionClass,
  fonte: z.string(),
  /** From general knowledge, not read in a public source: a lawyer must check it. */
  a_conferir: z.boolean(),
  condicoes: z.string().nullable(),
  /** Counts: paid, and with an action of the company where one is needed. */
  contavel: z.boolean(),
  prescrito: z.boolean(),
  trabalhadores: z.int(),
  base: money,
  suspenso: money,
  a_confirmar: money,
  /** The credit by contribution. */
  partes: z.record(z.string(), money),
  credito: money,
  corrigido: money,
});
export type AnalysisCell = z.infer<typeof analysisCell>;

/** COD_INC_TRIB of the EFD-Contribuições. */
export const contributionRegime = z.enum(['CUMULATIVO', 'NAO_CUMULATIVO', 'MISTO']);
export type ContributionRegime = z.infer<typeof contributionRegime>;

export const analysisMonthRow = z.object({
  competencia: z.string(),
  /** Of SPED files; missing in older results and in those of the payroll. */
  regime: contributionRegime.optional(),
  /** Whether the EFD-Contribuições that was used is a retificadora. */
  retificadora: z.boolean().optional(),
  /** Day of the payment; null for a month that was not paid. */
  pagamento: z.string().nullable(),
  /** Whether the due date is used because no payment was entered. */
  pagamento_presumido: z.boolean(),
  prescreve_em: z.string().nullable(),
  selic_percentual: z.string(),
  selic_faltantes: z.array(z.string()),
  uso: z.enum(['CRUZADA', 'SO_PREVIDENCIARIO']).nullable(),
  celulas: z.array(analysisCell),
  alertas: z.array(analysisAlert),
  /** Further amounts of the month by name. */
  valores: z.record(z.string(), money),
});
export type AnalysisMonthRow = z.infer<typeof analysisMonthRow>;

export const fileAnalysis = z.object({
  id_apuracao: z.string(),
  servico: fileAnalysisService,
  /** Null before the first upload. */
  state: fileAnalysisState.nullable(),
  progress: fileAnalysisProgress.nullable(),
  erro: z.string().nullable(),
  /** The files are still stored: the analysis can run again without an upload. */
  reprocessavel: z.boolean(),
  /** The files that were sent last, without those that were deleted. */
  envio: z.array(z.object({ nome: z.string(), bytes: z.number() })),
  enviado_em: z.string().nullable(),
  razao_social: z.string(),
  cnpj: z.string(),
  calculada_em: z.string().nullable(),
  regras: z.string().nullable(),
  classes: z.array(positionClass),
  /** Month up to which Selic is applied, `MM/AAAA`. */
  mes_restituicao: z.string(),
  meses: z.array(analysisMonthRow),
  rubricas: z.array(analysedRubrica),
  arquivos: z.array(fileReport),
  alertas: z.array(analysisAlert),
  escolhas: z.array(analysisChoice),
});
export type FileAnalysis = z.infer<typeof fileAnalysis>;

const ofAssessment = z.object({ id_apuracao: z.string() });
const ofMonth = ofAssessment.extend({ competencia: analysisPeriod });
/** Why an analyst decided so. */
export const choiceReason = z
  .string()
  .trim()
  .min(3, 'Explique a escolha em pelo menos 3 letras.')
  .max(500, 'A explicação passa de 500 letras.');

export const fileAnalysesApi = {
  read: endpoint('GET /file-analyses/:id_apuracao', {
    summary: 'Análise por arquivos de uma apuração: meses, teses, rubricas e escolhas',
    transaction: 'none',
    params: ofAssessment,
    response: enveloped(fileAnalysis),
  }),
  month: endpoint('GET /file-analyses/:id_apuracao/:competencia', {
    summary: 'Um mês da análise por arquivos: de onde vem cada tese',
    params: ofMonth,
    response: enveloped(monthDetail),
  }),
  items: endpoint('GET /file-analyses/:id_apuracao/:competencia/itens', {
    summary: 'Documentos ou rubricas por trás de um mês da análise por arquivos',
    params: ofMonth,
    query: analysisItemList.query,
    response: z.object({
      data: z.array(fileAnalysisItem),
      page,
      /** States and codes of all items of the thesis, whatever the filters hide. */
      grupos: z.array(z.object({ situacao: itemState, codigo: z.string(), itens: z.int() })),
    }),
  }),
  effect: endpoint('GET /file-analyses/:id_apuracao/:competencia/efeito', {
    summary: 'O que muda no mês se um documento ou um crédito for rejeitado, ou se a rejeição for desfeita',
    params: ofMonth,
    query: z.object({ tese: rejectableThesis, documento: z.string().max(200).optional() }),
    response: enveloped(choiceEffect.nullable()),
  }),
  upload: endpoint('POST /file-analyses/:id_apuracao', {
    summary: 'Enviar os arquivos de uma apuração para análise',
    transaction: 'none',
    status: 202,
    params: ofAssessment,
    body: z.object({}),
    files: {
      principal: { maxBytes: fileAnalysisLimits.maxBytes, extensions: ['.zip', '.txt'] },
      complemento: { maxBytes: fileAnalysisLimits.maxBytes, extensions: ['.csv', '.xlsx', '.zip'] },
    },
    response: enveloped(z.object({ id_apuracao: z.string(), state: fileAnalysisState })),
  }),
  rerun: endpoint('POST /file-analyses/:id_apuracao/recalcular', {
    summary: 'Analisar de novo os arquivos guardados',
    status: 202,
    params: ofAssessment,
    response: enveloped(z.object({ state: fileAnalysisState })),
  }),
  choose: endpoint('PUT /file-analyses/:id_apuracao/escolhas', {
    summary: 'Registrar uma escolha do analista; o que muda o cálculo analisa de novo os arquivos',
    params: ofAssessment,
    body: z.object({ valor: choiceValue, motivo: choiceReason }),
    response: enveloped(z.object({ escolhas: z.array(analysisChoice), recalcula: z.boolean() })),
  }),
  mapRubricas: endpoint('PUT /file-analyses/:id_apuracao/rubricas', {
    summary: 'Confirmar a verba de rubricas do cliente',
    params: ofAssessment,
    body: z.object({
      rubricas: z
        .array(
          z.object({
            tabela: z.string().max(30),
            codigo: z.string().min(1).max(60),
            verba: z.int().positive().nullable(),
            confirmada: z.boolean(),
            compartilhada: z.boolean(),
          }),
        )
        .min(1)
        .max(2000),
    }),
    members: 20_000,
    response: enveloped(z.object({ gravadas: z.int(), recalcula: z.boolean() })),
  }),
  apply: endpoint('POST /file-analyses/:id_apuracao/levar', {
    summary: 'Levar o selecionado para as verbas ou para os créditos da apuração',
    transaction: 'none',
    params: ofAssessment,
    body: z.object({ seen: z.int().optional() }),
    response: enveloped(z.object({ linhas: z.int(), valor: money })),
  }),
  removeFiles: endpoint('DELETE /file-analyses/:id_apuracao/arquivos', {
    summary: 'Apagar já os arquivos enviados; o resultado fica',
    transaction: 'none',
    params: ofAssessment,
    response: enveloped(z.object({ apagados: z.int() })),
  }),
};
