import { z } from 'zod';
import { clientId } from '../../crm/clients/client-id.ts';
import { endpoint, enveloped, paged, pageQuery } from '../../wire/endpoint.ts';
import { feePayout, motivoEstorno, newPayout } from './fee-payouts.ts';
import { feeReturn, newFeeReturn } from './fee-returns.ts';
import { feeRole } from './fee-shares.ts';
import { ledgerReason } from './ledger.ts';

const reais = z.number();
const month = z.string().regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Mês inválido. Use AAAA-MM.');

/** Fees of one person or company, in reais. */
export const feeAccount = z.object({
  papel: feeRole,
  id_user: z.string().nullable(),
  nome: z.string(),
  /** Promised: becomes due when the clients pay. */
  previsto: reais,
  /** Became due in the month, and in total. */
  devido_no_mes: reais,
  devido: reais,
  /** Paid out, and still open (negative when more was paid out than is due). */
  repassado: reais,
  aberto: reais,
});
export type FeeAccount = z.infer<typeof feeAccount>;

/** Line of a statement: negative when a share was reversed. */
export const statementLine = z.object({
  id: z.string(),
  date: z.string(),
  motivo: ledgerReason,
  papel: feeRole,
  id_client: z.string(),
  razao_social: z.string(),
  seuNumero: z.string().nullable(),
  valor: reais,
});
export type StatementLine = z.infer<typeof statementLine>;

/** Amounts that became due in the month (`total`) and were paid out, and the open amounts before it and at its end. */
export const statement = z.object({
  linhas: z.array(statementLine),
  total: reais,
  previsto: reais,
  anterior: reais,
  repassado: reais,
  aberto: reais,
  /** Payouts and reversals of the month. */
  repasses: z.array(feePayout),
});
export type Statement = z.infer<typeof statement>;

/** The fees of a client, in reais. */
export const clientFees = z.object({
  id_client: z.string(),
  razao_social: z.string(),
  apurado: reais,
  /** On boletos that may still be paid. */
  cobrado: reais,
  /** Paid, and not given back. */
  pago: reais,
  /** Not yet on a boleto. */
  a_cobrar: reais,
  /** Paid beyond single fees, after a use was taken back for instance; absent in answers of the version before. */
  a_devolver: reais.default(0),
  /** Given back of what was paid; absent in answers of the version before. */
  devolvido: reais.default(0),
});
export type ClientFees = z.infer<typeof clientFees>;

/** The amount of a client, or of one of its fees, to be given back, in reais, and the recorded returns, the last first. */
export const feeReturns = z.object({ id_client: z.string(), a_devolver: reais, devolucoes: z.array(feeReturn) });
export type FeeReturns = z.infer<typeof feeReturns>;

const monthQuery = z.object({ mes: month.optional() });

export const feesApi = {
  accounts: endpoint('GET /fees/contas', {
    summary: 'O que cada pessoa tem de honorários: previsto, devido no mês e em tudo',
    query: monthQuery,
    response: enveloped(z.array(feeAccount)),
  }),
  statement: endpoint('GET /fees/extrato', {
    summary: 'Extrato de um participante no mês, com estornos',
    query: monthQuery.extend({ papel: feeRole, id_user: z.string().max(100).optional() }),
    response: enveloped(statement),
  }),
  ownStatement: endpoint('GET /fees/meu-extrato', {
    summary: 'O próprio extrato no mês, com estornos',
    query: monthQuery,
    response: enveloped(statement),
  }),
  payOut: endpoint('POST /fees/repasses', {
    summary: 'Registrar que a participação de alguém foi paga: quanto, quando, como e com que comprovante',
    recentSignIn: true,
    status: 201,
    body: newPayout,
    response: enveloped(feePayout),
  }),
  reversePayout: endpoint('POST /fees/repasses/:id/estorno', {
    summary: 'Estornar um repasse, com o motivo: o valor volta a ficar em aberto',
    recentSignIn: true,
    params: z.object({ id: z.string() }),
    body: z.object({ motivoEstorno }),
    response: enveloped(feePayout),
  }),
  clients: endpoint('GET /fees/clientes', {
    summary: 'Honorários por cliente: apurado, cobrado, pago e a cobrar',
    query: pageQuery.extend({ id_client: clientId.optional() }),
    response: paged(clientFees),
  }),
  charge: endpoint('POST /fees/cobranca', {
    summary: 'Cobrar os honorários em aberto de um cliente com um boleto dele: até o valor do boleto',
    body: z.object({ id_client: clientId, id_boleto: z.string().min(1, 'Informe o boleto.') }),
    response: enveloped(clientFees),
  }),
  returns: endpoint('GET /fees/devolucoes', {
    summary: 'O que um cliente tem a receber de volta de honorários pagos, e o que já foi devolvido',
    query: newFeeReturn.pick({ id_client: true, id_credit: true }),
    response: enveloped(feeReturns),
  }),
  giveBack: endpoint('POST /fees/devolucoes', {
    summary: 'Registrar que honorários pagos a mais foram devolvidos ao cliente: quanto e quando',
    recentSignIn: true,
    status: 201,
    body: newFeeReturn,
    response: enveloped(feeReturn),
  }),
  reverseReturn: endpoint('POST /fees/devolucoes/:id/estorno', {
    summary: 'Estornar uma devolução de honorários, com o motivo: o valor volta a ficar a devolver',
    recentSignIn: true,
    params: z.object({ id: z.string() }),
    body: z.object({ motivoEstorno }),
    response: enveloped(feeReturn),
  }),
};
