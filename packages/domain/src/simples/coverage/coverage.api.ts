import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { taxMonth } from '../analysis/simples-analysis.api.ts';
import { coverageVerdict } from './coverage-verdict.ts';

const money = z.number();
const count = z.int();

export const establishmentCoverage = z.object({ cnpj: z.string(), declarado: money, xml: money, notas: count });

/** Declared goods revenue of a month and the part that its notes explain. Money in reais; `cobertura` 0 to 1. */
export const coverageMonth = z.object({
  competencia: z.string(),
  declarado: money,
  xml: money,
  falta: money,
  cobertura: z.number(),
  veredito: coverageVerdict,
  estabelecimentos: z.array(establishmentCoverage),
  com_xml: count,
  sem_xml: count,
  notas: z.object({
    autorizadas: count,
    canceladas: count,
    denegadas: count,
    nao_autorizadas: count,
    sem_protocolo: count,
    devolucoes: count,
  }),
  /** Files of the month, by their names, that are not read, with their kinds. */
  nao_lidos: z.array(z.string()).optional(),
});
export type CoverageMonth = z.infer<typeof coverageMonth>;

/** Unexplained numbers between two known ones; `salto` marks a probable jump of the numbering. */
export const numberGap = z.object({
  de: count,
  ate: count,
  depois_de: z.string(),
  antes_de: z.string(),
  salto: z.boolean(),
});
export type NumberGap = z.infer<typeof numberGap>;

export const numberSeries = z.object({
  estabelecimento: z.string(),
  modelo: z.string(),
  serie: z.string(),
  primeiro: count,
  ultimo: count,
  notas: count,
  canceladas: count,
  denegadas: count,
  nao_autorizadas: count,
  sem_protocolo: count,
  inutilizadas: count,
  faltam: count,
  /** The first gaps by number. */
  lacunas: z.array(numberGap),
  lacunas_total: count,
  /** False for series numbered by the tax office. */
  propria: z.boolean(),
});
export type NumberSeries = z.infer<typeof numberSeries>;

export const coverageRequest = z.object({
  tipo: z.enum([
    'pgdas',
    'mes',
    'xml_mes',
    'xml_loja',
    'numeros',
    'salto',
    'protocolo',
    'diferenca',
    'acima',
    'pdf',
    'arquivos',
  ]),
  texto: z.string(),
  /** First and last month concerned. */
  de: z.string().nullable(),
  ate: z.string().nullable(),
  estabelecimento: z.string().nullable(),
  /** Revenue at stake, in reais. */
  valor: money,
});
export type CoverageRequest = z.infer<typeof coverageRequest>;

const keys = z.array(z.string());

/**
 * The part of the declared revenue that the notes explain, and what to request from the client, most valuable first.
 */
export const coverage = z.object({
  meses: z.array(coverageMonth),
  series: z.array(numberSeries),
  /** Access keys, the first of each kind. */
  nomes: z.object({
    canceladas: keys,
    denegadas: keys,
    nao_autorizadas: keys,
    sem_protocolo: keys,
    duplicadas: keys,
  }),
  pedidos: z.array(coverageRequest),
  pedidos_total: count,
});
export type Coverage = z.infer<typeof coverage>;

export const coverageConfirmation = z.object({
  competencia: z.string(),
  motivo: z.string(),
  /** Coverage of the month when it was confirmed: if it differs now, the confirmation needs a review. */
  cobertura: z.number(),
  mudou: z.boolean(),
  nome: z.string(),
  at: z.string(),
});
export type CoverageConfirmation = z.infer<typeof coverageConfirmation>;

/** Reason for confirming a month that the notes do not cover. */
export const confirmationForm = z.object({
  motivo: z
    .string('Informe o motivo.')
    .trim()
    .min(5, 'Informe o motivo, com ao menos 5 caracteres.')
    .max(500, 'O motivo pode ter até 500 caracteres.'),
});

const month = z.object({ id_apuracao: z.string(), competencia: taxMonth });

export const coverageApi = {
  read: endpoint('GET /simples/:id_apuracao/cobertura', {
    summary: 'Cobertura da receita declarada pelas notas, séries e pedidos ao cliente',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(
      z.object({
        /** Null before a result, and for older results. */
        cobertura: coverage.nullable(),
        confirmacoes: z.array(coverageConfirmation),
      }),
    ),
  }),
  confirm: endpoint('PUT /simples/:id_apuracao/:competencia/cobertura', {
    summary: 'Confirmar, com motivo, um mês de cobertura baixa',
    params: month,
    body: confirmationForm,
    response: enveloped(coverageConfirmation),
  }),
  withdraw: endpoint('DELETE /simples/:id_apuracao/:competencia/cobertura', {
    summary: 'Retirar a confirmação de um mês de cobertura baixa',
    params: month,
    response: enveloped(z.object({ competencia: z.string() })),
  }),
};
