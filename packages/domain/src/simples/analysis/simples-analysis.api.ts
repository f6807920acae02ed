import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { parseTaxMonth } from '@restitui/brazil/tax-month.ts';
import { z } from 'zod';
import { endpoint, enveloped, page } from '../../wire/endpoint.ts';
import { enteredMoney } from '../../wire/money.ts';
import { analysisFile } from './analysis-files.ts';
import { analysisProgress } from './analysis-progress.ts';
import { analysisRules } from './analysis-rules.ts';
import { claimStrength, monthReason, monthStrength, strengthAmounts } from './claim-strength.ts';
import { conferencia } from './conferencia.ts';
import { itemGroup, itemGrouping, itemList, itemTally } from './item-filters.ts';
import { refundSlice } from './refund-slice.ts';
import { taxReais } from './tax-reais.ts';
import { correctionReason } from './total-correction.ts';

const money = z.number();
/** `MM/AAAA`, in a path without its slash. */
export const taxMonth = z.string().transform((text, context) => {
  const parsed = parseTaxMonth(text);
  if (!parsed) context.addIssue({ code: 'custom', message: 'Competência inválida. Use MM/AAAA.' });
  return parsed ?? z.NEVER;
});

export const analysisAlert = z.object({
  codigo: z.string(),
  texto: z.string(),
  valor: z.number().optional(),
  unidade: z.enum(['reais', 'contagem']).optional(),
});
export type AnalysisAlert = z.infer<typeof analysisAlert>;

/** One month of the analysis. Money in reais; percentages 0–100; see the column list for the order of the sheets. */
export const analysisRow = z.object({
  competencia: z.string(),
  rb_auferida: money,
  sem_subs_rb: money,
  com_subs_rb: money,
  valor_retificado_st: money,
  total_monofasicos: money,
  total: money,
  total_a_restituir: money,
  diagnostico: z.string(),
  Receita_Bruta_XML: money,
  receita_st: money,
  receita_monofasico: money,
  receita_st_e_monofasico: money,
  porcentagem_monofasicos: z.number(),
  porcentagem_icms: z.number(),
  cofins_pago: money,
  pis_pago: money,
  cofins_devido: money,
  pis_devido: money,
  cofins_restituir: money,
  pis_restituir: money,
  total_icms: money,
  total_produtos_validos: z.number(),
  total_monofasicos_validos: z.number(),
  total_icms_st_validos: z.number(),
  red_efetiva: z.number(),
  aliq_efetiva_c: z.number(),
  aliq_efetiva_p: z.number(),
  alertas: z.array(analysisAlert),
  /** Part of the declared goods revenue that the notes explain, 0 to 1. */
  cobertura: z.number(),
  prescreve_em: z.string().nullable(),
  /** The engine's total, beside one corrected by hand. */
  total_calculado: money,
  editado_por: z.string().nullable(),
  editado_em: z.string().nullable(),
  /** The reason of the correction; empty for corrections made before one was required. */
  editado_motivo: z.string().nullable(),
  /** The computed value changed after the total was corrected. */
  recalculado: z.boolean(),
  /** The total by strength of proof; missing in older results, null where nothing was computed. */
  forca: monthStrength.nullish(),
  /**
   * Part of the total that `resumo.total_a_restituir` contains: without expired and unpaid payments. Only in the list
   * of all months.
   */
  na_soma: money.optional(),
});
export type AnalysisRow = z.infer<typeof analysisRow>;

export const analysisState = z.enum(['na_fila', 'processando', 'pronta', 'falhou']);
export type AnalysisState = z.infer<typeof analysisState>;

export const fileProblem = z.object({ arquivo: z.string(), codigo: z.string(), texto: z.string() });

export const analysisSummary = z.object({
  total_a_restituir: money,
  /** Excluded from the sum: expired months, and months whose DAS is not paid. */
  prescrito: money,
  nao_pago: money,
  /** The total by strength of proof; missing when a month was not assessed. */
  forca: strengthAmounts.nullish(),
});

export const simplesAnalysis = z.object({
  id_apuracao: z.string(),
  /** Null before the first upload. */
  state: analysisState.nullable(),
  progress: analysisProgress.nullable(),
  erro: z.string().nullable(),
  /**
   * The analysis failed for a reason other than its files, which are stored: it can be restarted without a new upload.
   */
  retomavel: z.boolean().optional(),
  razao_social: z.string(),
  cnpj: z.string(),
  analises: z.array(analysisRow),
  resumo: analysisSummary.nullable(),
  contagens: z.record(z.string(), z.number()),
  problemas: z.array(fileProblem),
  calculada_em: z.string().nullable(),
  regras: analysisRules.nullable().optional(),
});
export type SimplesAnalysis = z.infer<typeof simplesAnalysis>;

export const declarationLine = z.object({
  estabelecimento: z.string(),
  atividade: z.number().nullable(),
  anexo: z.string().nullable(),
  descricao: z.string(),
  receita: money,
  parcelas: z.array(z.object({ valor: money, qualificadores: z.array(z.string()) })),
  tributos: taxReais,
});

const groupTotals = z.object({ none: money, st: money, mono: money, both: money });

/** IBS and CBS that the notes of a month show: informational, in no sum of the analysis. */
export const monthIbsCbs = z.object({
  base: money,
  ibs: money,
  cbs: money,
  itens: z.int(),
  notas: z.int(),
  /** Notes whose totals differ from the sum of their items. */
  divergentes: z.int(),
  texto: z.string(),
  lei: z.string(),
});
export type MonthIbsCbs = z.infer<typeof monthIbsCbs>;

/** Details of one month: the lines of the declaration, and the notes by annex and group. */
export const analysisMonth = z.object({
  row: analysisRow,
  declaracao: z
    .object({
      numero: z.string(),
      tipo: z.string(),
      regime: z.string(),
      rbt12: money,
      das_total: money,
      /** The DAS that the declaration generated; missing in older results. */
      das: z.object({ numero: z.string(), principal: money.nullable() }).nullish(),
      vencimento: z.string(),
      pago_em: z.string().nullable(),
      valor_pago: money.nullable(),
      /** Whether the due date is used because no payment is known or ruled out. */
      pagamento_presumido: z.boolean(),
    })
    .nullable(),
  pgdas: z.array(declarationLine),
  /** Missing in older results. */
  conferencias: z.array(conferencia).optional(),
  grupos: z.object({ I: groupTotals, II: groupTotals }),
  /** Factor by which the groups of the notes were scaled to the declared revenue. */
  k: z.number(),
  /** Revenue that was already declared as monofásica. */
  mDeclarado: money,
  /** The refund per payment, each with its limitation date. */
  fatias: z.array(refundSlice),
  /** Rules and decisions behind the items, largest first; missing in older results. */
  motivos: z.array(monthReason).optional(),
  /** Null without the groups of IBS and CBS, missing in older results. */
  ibs_cbs: monthIbsCbs.nullish(),
});
export type AnalysisMonth = z.infer<typeof analysisMonth>;

export const analysisItem = z.object({
  id: z.string(),
  chave: z.string(),
  modelo: z.string(),
  serie: z.string(),
  numero: z.string(),
  emissao: z.string(),
  emitente: z.string(),
  item: z.number(),
  codigo: z.string(),
  produto: z.string(),
  ncm: z.string(),
  cest: z.string(),
  extipi: z.string(),
  cfop: z.string(),
  cst_icms: z.string(),
  cst_pis: z.string(),
  cst_cofins: z.string(),
  valor: money,
  grupo: itemGroup,
  anexo: z.enum(['I', 'II']),
  revisar: z.boolean(),
  regra: z.string(),
  lei: z.string(),
  /** The text that the rule was compared with, and the day; missing in older results. */
  fonte: z.string().optional(),
  /** Strength of the claim with the evidence for it; null without a claim, missing in older results. */
  forca: claimStrength.nullish(),
  prova: z.string().optional(),
  /** The documents that would prove the claim; missing for a certain one and in older results. */
  prova_pedida: z.string().optional(),
  /** Missing without the group of IBS and CBS, and in older results. */
  ibs_cbs: z.object({ cst: z.string(), classificacao: z.string(), base: money, ibs: money, cbs: money }).optional(),
});
export type AnalysisItem = z.infer<typeof analysisItem>;

export const simplesAnalysisApi = {
  read: endpoint('GET /simples/:id_apuracao', {
    summary: 'Análise do Simples Nacional de uma apuração, mês a mês',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(simplesAnalysis),
  }),
  month: endpoint('GET /simples/:id_apuracao/:competencia', {
    summary: 'Um mês da análise: linhas do PGDAS-D e grupos de notas',
    params: z.object({ id_apuracao: z.string(), competencia: taxMonth }),
    response: enveloped(analysisMonth),
  }),
  items: endpoint('GET /simples/:id_apuracao/:competencia/itens', {
    summary: 'Itens de nota por trás de um mês',
    params: z.object({ id_apuracao: z.string(), competencia: taxMonth }),
    query: itemList.query,
    response: z.object({ data: z.array(analysisItem), page }),
  }),
  itemGroups: endpoint('GET /simples/:id_apuracao/:competencia/itens/grupos', {
    summary: 'Itens de um mês somados por NCM, CFOP, produto ou nota',
    params: z.object({ id_apuracao: z.string(), competencia: taxMonth }),
    query: itemList.query.extend({ por: itemGrouping }),
    /** `total`: sums of all items that match. */
    response: z.object({ data: z.array(itemTally), page, total: z.object({ itens: z.int(), valor: money }) }),
  }),
  updateTotal: endpoint('PATCH /simples/update', {
    summary: 'Corrigir à mão o total a restituir de um mês',
    body: z.object({
      id_apuracao: z.string().min(1, 'Campos obrigatórios ausentes'),
      competencia: taxMonth,
      valor: enteredMoney,
      motivo: correctionReason,
    }),
    response: enveloped(analysisRow),
  }),
  restoreTotal: endpoint('DELETE /simples/update/:id_apuracao/:competencia', {
    summary: 'Voltar o total a restituir de um mês ao calculado',
    params: z.object({ id_apuracao: z.string(), competencia: taxMonth }),
    response: enveloped(analysisRow),
  }),
  upload: endpoint('POST /microservices/xml/simples-nacional', {
    summary: 'Enviar os ZIPs de notas e de declarações para análise',
    transaction: 'none',
    status: 202,
    body: z.object({
      id_apuracao: z.string().optional(),
      cnpj: z
        .string()
        .transform(normaliseCnpj)
        .refine(isCnpj, 'CNPJ inválido. Verifique o número digitado.')
        .optional(),
    }),
    files: { xml: analysisFile, pgdas: analysisFile },
    response: enveloped(z.object({ id_apuracao: z.string(), state: analysisState })),
  }),
};
