import { z } from 'zod';
import { day } from '../../wire/day.ts';
import { inOrder } from '../../wire/day-range.ts';
import { endpoint, enveloped, fileAnswer, paged, pageQuery } from '../../wire/endpoint.ts';
import { boletoBank, codigoMora, codigoMulta, pessoaTipo } from './boleto-charge.ts';
import { motivoCancelamento, motivoDevolucao, newBoleto } from './boleto-form.ts';
import { boletoList } from './boleto-list.ts';
import { boletoReplacement, boletoSituacao, origemRecebimento } from './boleto-situacao.ts';
import { boletoStatus } from './boleto-status.ts';
import { chargedFee } from './charged-fee.ts';
import { lateLimits } from './late-limits.ts';

export const boleto = z.object({
  id: z.string(),
  id_tenant: z.string(),
  id_client: z.string().nullable(),
  banco: boletoBank,
  situacao: boletoSituacao,
  status: boletoStatus,
  dataSituacao: z.string(),
  nomeBeneficiario: z.string(),
  cpfCnpjBeneficiario: z.string(),
  nome: z.string(),
  cpfCnpj: z.string(),
  tipoPessoa: pessoaTipo,
  email: z.string(),
  telefone: z.string(),
  cep: z.string(),
  endereco: z.string(),
  numero: z.string(),
  complemento: z.string(),
  bairro: z.string(),
  cidade: z.string(),
  uf: z.string(),
  valorNominal: z.number(),
  dataEmissao: z.string(),
  dataVencimento: z.string(),
  dataLimite: z.string(),
  seuNumero: z.string(),
  mensagem: z.string(),
  codigoMulta,
  taxaMulta: z.number(),
  dataMulta: z.string().nullable(),
  codigoMora,
  taxaMora: z.number(),
  dataMora: z.string().nullable(),
  codigoSolicitacao: z.string().nullable(),
  nossoNumero: z.string().nullable(),
  codigoBarras: z.string().nullable(),
  linhaDigitavel: z.string().nullable(),
  pixCopiaECola: z.string().nullable(),
  valorRecebido: z.number().nullable(),
  origemRecebimento: origemRecebimento.nullable(),
  motivoCancelamento: z.string().nullable(),
  /** The boleto that replaces or will replace this one, and the one that this one replaces. */
  id_substituto: z.string().nullable(),
  id_substituido: z.string().nullable(),
  /** Set until the bank has ended one of the two boletos. */
  substituicao: boletoReplacement.nullable(),
  /** Instant of the refund; the reason is set when a user reported it. */
  devolvidoEm: z.string().nullable(),
  motivoDevolucao: z.string().nullable(),
  createdDate: z.string(),
});
export type Boleto = z.infer<typeof boleto>;

export const boletoEvent = z.object({
  id: z.string(),
  situacao: boletoSituacao,
  origem: z.enum(['PESSOA', 'AVISO', 'CONSULTA']),
  valorRecebido: z.number().nullable(),
  origemRecebimento: origemRecebimento.nullable(),
  nome_user: z.string().nullable(),
  /** The payment was refunded. */
  devolvido: z.boolean(),
  date: z.string(),
});

export const boletoDetail = boleto.extend({
  eventos: z.array(boletoEvent),
  /** It can be paid here as a demonstration. */
  pagavelAqui: z.boolean(),
  /** The actor may report that the payment was refunded. */
  devolvivel: z.boolean(),
  /** The fees that it charges, the oldest month first; absent in answers of the version before. */
  honorarios: z.array(chargedFee).default([]),
});
export type BoletoDetail = z.infer<typeof boletoDetail>;

const filters = boletoList.filterQuery.extend({
  /** The date that `de` and `ate` limit. */
  por: z.enum(['VENCIMENTO', 'EMISSAO']).default('VENCIMENTO'),
  id_client: z.string().trim().max(20).optional(),
});
export type BoletoFilters = z.infer<typeof filters>;

const boletoPayer = boleto.pick({
  nome: true,
  cpfCnpj: true,
  tipoPessoa: true,
  email: true,
  telefone: true,
  cep: true,
  endereco: true,
  numero: true,
  complemento: true,
  bairro: true,
  cidade: true,
  uf: true,
});
export type BoletoPayer = z.infer<typeof boletoPayer>;

/** Initial values of the dialog. */
const boletoStart = z.object({
  banco: boletoBank,
  /** False while the bank registration lacks data that issuing requires. */
  pronto: z.boolean(),
  nomeBeneficiario: z.string(),
  cpfCnpjBeneficiario: z.string(),
  seuNumero: z.string(),
  dataEmissao: day,
  dataVencimento: z.string(),
  dataLimite: z.string(),
  /** Fine and interest up to which no warning is shown. */
  limites: lateLimits,
  /** The client as payer. */
  pagador: boletoPayer.nullable(),
});
export type BoletoProposal = z.infer<typeof boletoStart>;

const byId = z.object({ id: z.string() });

export const boletosApi = {
  list: endpoint('GET /boletos', {
    summary:
      'Boletos da empresa, por período, situação, cliente e texto; sem outra ordem, o vencimento mais distante primeiro',
    query: pageQuery.extend(filters.shape).check(inOrder),
    response: paged(boleto),
  }),
  listForExport: endpoint('GET /boletos/exportacao', {
    summary: 'Todos os boletos de um filtro, para a planilha',
    query: filters.check(inOrder),
    response: enveloped(z.array(boleto)),
  }),
  start: endpoint('GET /boletos/novo', {
    summary: 'Com o que o formulário de um novo boleto começa: beneficiário, número e, com um cliente, o pagador',
    query: z.object({ id_client: z.string().trim().max(20).optional() }),
    response: enveloped(boletoStart),
  }),
  issue: endpoint('POST /boletos', {
    summary: 'Gerar um boleto no banco da empresa',
    status: 201,
    transaction: 'none',
    body: newBoleto,
    response: enveloped(boleto),
  }),
  read: endpoint('GET /boletos/:id', {
    summary: 'Um boleto, com o que aconteceu com ele',
    params: byId,
    response: enveloped(boletoDetail),
  }),
  pdf: endpoint('GET /boletos/:id/pdf', {
    summary: 'O boleto em PDF, com código de barras, linha digitável e Pix',
    transaction: 'none',
    params: byId,
    response: fileAnswer,
  }),
  refresh: endpoint('POST /boletos/:id/consulta', {
    summary: 'Perguntar ao banco como está o boleto',
    transaction: 'none',
    params: byId,
    response: enveloped(boleto),
  }),
  cancel: endpoint('POST /boletos/:id/cancelar', {
    summary: 'Cancelar um boleto no banco, com o motivo',
    transaction: 'none',
    params: byId,
    body: z.object({ motivoCancelamento }),
    response: enveloped(boleto),
  }),
  replace: endpoint('POST /boletos/:id/substituir', {
    summary: 'Gerar outro boleto no lugar deste, que é cancelado no banco',
    status: 201,
    transaction: 'none',
    params: byId,
    body: newBoleto,
    response: enveloped(boleto),
  }),
  pay: endpoint('POST /boletos/:id/pagar', {
    summary: 'Pagar um boleto do banco de demonstração',
    transaction: 'none',
    params: byId,
    body: z.object({ origemRecebimento: origemRecebimento.default('BOLETO') }),
    response: enveloped(boleto),
  }),
  giveBack: endpoint('POST /boletos/:id/devolucao', {
    summary: 'Dizer que o pagamento de um boleto foi devolvido, com o motivo: as participações são estornadas',
    recentSignIn: true,
    transaction: 'none',
    params: byId,
    body: z.object({ motivoDevolucao }),
    response: enveloped(boleto),
  }),
  registerNotices: endpoint('PUT /boletos/aviso', {
    summary: 'Dizer ao banco da empresa para onde avisar dos pagamentos',
    recentSignIn: true,
    transaction: 'none',
    response: enveloped(z.object({ createdDate: z.string() })),
  }),
  receiveNotice: endpoint('POST /boletos/aviso/:token', {
    summary: 'Aviso do banco de que algo mudou; o que mudou é perguntado ao banco',
    session: 'public',
    caller: 'webhook',
    params: z.object({ token: z.string().max(100) }),
    body: z.array(z.looseObject({ codigoSolicitacao: z.string().max(100) })).max(200),
    response: enveloped(z.object({ recebidos: z.int() })),
  }),
};
