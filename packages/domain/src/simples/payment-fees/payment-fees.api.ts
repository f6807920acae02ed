import { z } from 'zod';
import { newBoleto } from '../../billing/boletos/boleto-form.ts';
import { boletoSituacao } from '../../billing/boletos/boleto-situacao.ts';
import { boleto } from '../../billing/boletos/boletos.api.ts';
import { returnOfFee } from '../../billing/fees/return-of-fee.ts';
import { analysisPeriod } from '../../wire/analysis-period.ts';
import { endpoint, enveloped } from '../../wire/endpoint.ts';
import { feeObstacle } from './payment-fee.ts';

const reais = z.number();

/** The fee of one payment whose money arrived, in reais; `recebido` is 0 where a charged fee has no money any more. */
export const paymentFee = z.object({
  competencia: z.string(),
  pagamento: z.string(),
  recebido: reais,
  /** The contract's percentage. */
  percentual: z.number(),
  /** The percentage of what was received, which is to be entered; no boleto exceeds it. */
  honorario: reais,
  situacao: z.enum(['A_LANCAR', 'LANCADO', 'COBRADO']),
  /** The fee that was entered; null before. */
  apurado: reais.nullable(),
  /** Why it can be neither entered nor charged, with the other assessment; absent in answers of the version before. */
  impedimento: z
    .object({ tipo: feeObstacle, id_apuracao: z.string().nullable(), apuracao: z.string().nullable() })
    .nullable()
    .default(null),
  /** Null for users who do not see charges. */
  cobranca: z
    .object({
      cobrado: reais,
      /** Paid, and not given back. */
      pago: reais,
      a_cobrar: reais,
      /** The part of what boletos ask or took that is beyond the fee. */
      excesso: reais,
      boletos: z.array(z.object({ id: z.string(), seuNumero: z.string(), situacao: boletoSituacao })),
      /** The credit of the fee, by which a return is recorded; null, 0 and none in answers of the version before. */
      id_credit: z.string().nullable().default(null),
      /** Paid beyond the fee, and given back. */
      a_devolver: reais.default(0),
      devolucoes: z.array(returnOfFee).default([]),
    })
    .nullable(),
});
export type PaymentFee = z.infer<typeof paymentFee>;

const place = z.object({ id_apuracao: z.string(), competencia: analysisPeriod, pagamento: z.string().max(20) });

export const paymentFeesApi = {
  list: endpoint('GET /simples/:id_apuracao/pedidos/honorarios', {
    summary: 'Os honorários de cada pagamento cujo dinheiro entrou: a lançar, lançado e cobrado',
    params: place.pick({ id_apuracao: true }),
    response: enveloped(z.array(paymentFee)),
  }),
  book: endpoint('POST /simples/:id_apuracao/pedidos/honorarios', {
    summary: 'Lançar os honorários de pagamentos cujo dinheiro entrou, de todos ou de nenhum; a recusa nomeia cada mês',
    params: place.pick({ id_apuracao: true }),
    body: z.object({
      pagamentos: z
        .array(place.pick({ competencia: true, pagamento: true }))
        .min(1, 'Escolha ao menos um pagamento.')
        .max(200, 'Escolha no máximo 200 pagamentos.')
        .refine(
          (all) => new Set(all.map(({ competencia, pagamento }) => `${competencia} ${pagamento}`)).size === all.length,
          'Um pagamento aparece duas vezes.',
        ),
    }),
    /** `linhas` fees with a sum of `valor` reais. */
    response: enveloped(z.object({ linhas: z.int(), valor: reais })),
  }),
  charge: endpoint('POST /simples/:id_apuracao/:competencia/pedidos/:pagamento/boleto', {
    summary: 'Gerar o boleto dos honorários de um pagamento, até o valor a cobrar dele',
    status: 201,
    transaction: 'none',
    params: place,
    body: newBoleto,
    response: enveloped(boleto),
  }),
};
