import { z } from 'zod';
import { period } from '../dashboards/period.ts';
import { competenceText } from '../wire/competence.ts';
import { endpoint, enveloped, page, pageQuery } from '../wire/endpoint.ts';

const reais = z.number();
const amount = z.object({ valor: reais, corrigido: reais });

/** What lapses in one month. Reais. */
export const lapseMonth = amount.extend({ mes: z.string(), pagamentos: z.int(), clientes: z.int() });
export type LapseMonth = z.infer<typeof lapseMonth>;

export const lapseCalendar = z.object({
  /** The day it is reckoned by, `AAAA-MM-DD`, and the last month of the Selic in the corrected values. */
  hoje: z.string(),
  selic_ate: z.string().nullable(),
  /** What lapses within 30 and 90 days, and in all that the filters leave. */
  em_30_dias: amount,
  em_90_dias: amount,
  total: amount,
  /** Lapsed already without a request. */
  prescrito: amount,
  meses: z.array(lapseMonth),
});
export type LapseCalendar = z.infer<typeof lapseCalendar>;

/** What lies on one payment, with whose it is. */
export const lapsingPayment = amount.extend({
  id_client: z.string(),
  empresa: z.string(),
  id_product: z.string(),
  id_apuracao: z.string(),
  competencia: z.string(),
  pago_em: z.string(),
  prescreve_em: z.string(),
});
export type LapsingPayment = z.infer<typeof lapsingPayment>;

const filters = z.object({
  /** Clients of which this person is responsible, manager or analyst. */
  pessoa: z.string().max(100).optional(),
  /** By the day of the lapse. */
  periodo: period.optional(),
});

export const lapsesApi = {
  calendar: endpoint('GET /prescricoes', {
    summary: 'O que prescreve mês a mês, corrigido até hoje, dos clientes que esta pessoa vê na lista',
    query: filters,
    response: enveloped(lapseCalendar),
  }),
  payments: endpoint('GET /prescricoes/pagamentos', {
    summary: 'Os pagamentos por trás do calendário de prescrições, o que prescreve antes primeiro',
    query: pageQuery.extend(filters.shape).extend({ mes: competenceText().optional() }),
    response: z.object({ data: z.array(lapsingPayment), page }),
  }),
};
