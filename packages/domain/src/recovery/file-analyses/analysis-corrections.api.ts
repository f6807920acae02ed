import { z } from 'zod';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { eventToRectify } from './month-detail.ts';

const money = z.number();

/** Corrections that one month needs before its credit is claimed. Amounts in reais. */
export const monthCorrection = z.object({
  competencia: z.string(),
  /** Credit of the ticked classes, without Selic. */
  credito: money,
  teses: z.array(z.object({ tese: z.string(), nome: z.string(), credito: money, a_conferir: z.boolean() })),
  /** Rubricas whose incidence is wrong, for the payroll. */
  rubricas: z.array(z.object({ rubrica: z.string(), descricao: z.string(), tese: z.string(), base: money })),
  /** Events to rectify, for the payroll. */
  eventos: z.array(eventToRectify),
  /** Number of documents behind the credit, for SPED files. */
  documentos: z.int(),
  /** Changes of block M and of the debits of the DCTF, for SPED files (SP-124). */
  mudancas: z.array(z.object({ onde: z.string(), campo: z.string(), de: money, para: money })),
});
export type MonthCorrection = z.infer<typeof monthCorrection>;

export const analysisCorrectionsApi = {
  list: endpoint('GET /file-analyses/:id_apuracao/correcoes', {
    summary: 'O que corrigir em cada mês antes de pedir o crédito da análise por arquivos',
    transaction: 'none',
    params: z.object({ id_apuracao: z.string() }),
    response: enveloped(z.array(monthCorrection)),
  }),
};
