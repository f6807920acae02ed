import { z } from 'zod';
import { serviceType } from '../../recovery/products/service-type.ts';
import { day } from '../../wire/day.ts';
import { endpoint, enveloped, page, pageQuery } from '../../wire/endpoint.ts';
import { taxMonthText } from '../../wire/tax-month.ts';
import { limitationFilters } from './limitation-filters.ts';

const reais = z.number();
const amount = z.object({ valor: reais, corrigido: reais });

/** Amount that expires in one month. Reais. */
export const limitationMonth = amount.extend({ mes: z.string(), pagamentos: z.int(), clientes: z.int() });
export type LimitationMonth = z.infer<typeof limitationMonth>;

export const limitationCalendar = z.object({
  /** Reference day, `AAAA-MM-DD`, and the last month of the Selic in the corrected values. */
  hoje: z.string(),
  selic_ate: z.string().nullable(),
  /** Amounts that expire within 30 and 90 days, and in all that match the filters. */
  em_30_dias: amount,
  em_90_dias: amount,
  total: amount,
  /** Expired without a request. */
  prescrito: amount,
  meses: z.array(limitationMonth),
});
export type LimitationCalendar = z.infer<typeof limitationCalendar>;

/** The refund of one payment, with its client. */
export const expiringPayment = amount.extend({
  id_client: z.string(),
  empresa: z.string(),
  id_product: z.string(),
  /** A process of the version before answers without it, for payments of the Simples only. */
  typeServico: serviceType.default('PIS_COFINS_MONOFASICO_PARA_SN'),
  id_apuracao: z.string(),
  /** `MM/AAAA`; month 13 is the annual 13º of a payroll. */
  competencia: z.string(),
  pago_em: z.string(),
  prescreve_em: day,
});
export type ExpiringPayment = z.infer<typeof expiringPayment>;

export const limitationApi = {
  calendar: endpoint('GET /prescricoes', {
    summary: 'O que prescreve mês a mês, corrigido até hoje, dos clientes que esta pessoa vê na lista',
    query: limitationFilters.query,
    response: enveloped(limitationCalendar),
  }),
  payments: endpoint('GET /prescricoes/pagamentos', {
    summary: 'Os pagamentos por trás do calendário de prescrições, o que prescreve antes primeiro',
    query: pageQuery.extend(limitationFilters.query.shape).extend({ mes: taxMonthText().optional() }),
    response: z.object({ data: z.array(expiringPayment), page }),
  }),
};
