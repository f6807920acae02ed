import {
  type BoletoSituacao,
  boletoSituacao,
  origemRecebimento,
} from '@restitui/domain/billing/boletos/boleto-situacao.ts';
import type { BankCharge, ChargeOrder } from './bank-boletos.ts';
import { ExternalServiceError } from './get-json.ts';

type Fields = Record<string, unknown>;

const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {});
const textOf = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

function amountOf(value: unknown): number | null {
  const amount = typeof value === 'string' && value !== '' ? Number(value) : value;
  return typeof amount === 'number' && Number.isFinite(amount) ? amount : null;
}

function situacaoOf(value: unknown): BoletoSituacao {
  const { data } = boletoSituacao.safeParse(value);
  if (!data) throw new ExternalServiceError(`The bank says that a charge is ${String(value)}`);
  return data;
}

/** Parses a charge from Inter's responses, single or in lists. */
export function chargeOfAnswer(answer: unknown): BankCharge {
  const { cobranca, boleto, pix } = fieldsOf(answer);
  const charge = fieldsOf(cobranca);
  const [paper, code] = [fieldsOf(boleto), fieldsOf(pix)];
  const codigoSolicitacao = textOf(charge.codigoSolicitacao);
  if (!codigoSolicitacao) throw new ExternalServiceError('The bank answered with no charge');
  return {
    codigoSolicitacao,
    seuNumero: textOf(charge.seuNumero) ?? '',
    situacao: situacaoOf(charge.situacao),
    dataSituacao: textOf(charge.dataSituacao),
    valorRecebido: amountOf(charge.valorTotalRecebido),
    origemRecebimento: origemRecebimento.safeParse(charge.origemRecebimento).data ?? null,
    nossoNumero: textOf(paper.nossoNumero),
    codigoBarras: textOf(paper.codigoBarras),
    linhaDigitavel: textOf(paper.linhaDigitavel),
    txid: textOf(code.txid),
    pixCopiaECola: textOf(code.pixCopiaECola),
  };
}

/** Parses one page of a list, and whether it is the last. */
export function pageOfAnswer(answer: unknown): { charges: BankCharge[]; isLast: boolean } {
  const { cobrancas, ultimaPagina, totalPaginas } = fieldsOf(answer);
  if (!Array.isArray(cobrancas)) throw new ExternalServiceError('The bank answered with no list');
  return { charges: cobrancas.map(chargeOfAnswer), isLast: ultimaPagina === true || Number(totalPaginas ?? 0) <= 1 };
}

const charactersInLine = 78;

/** Splits a text into up to five lines of 78 characters, between words. */
export function messageLines(text: string): Record<string, string> {
  const lines: string[] = [];
  for (const word of text.split(/\s+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && last.length + word.length < charactersInLine) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(word.slice(0, charactersInLine));
  }
  return Object.fromEntries(lines.slice(0, 5).map((line, i) => [`linha${i + 1}`, line]));
}

/**
 * Builds Inter's request for an order. Fine and interest have no start date in its API: they begin after the
 * due date.
 */
export function bodyOfOrder(order: ChargeOrder, numDiasAgenda: number): object {
  const { codigoMulta, taxaMulta, codigoMora, taxaMora, telefone, mensagem } = order;
  const optional = { complemento: order.complemento, email: order.email };
  return {
    seuNumero: order.seuNumero,
    valorNominal: order.valorNominal,
    dataVencimento: order.dataVencimento,
    numDiasAgenda,
    pagador: {
      cpfCnpj: order.cpfCnpj,
      tipoPessoa: order.tipoPessoa,
      nome: order.nome,
      endereco: order.endereco,
      numero: order.numero,
      bairro: order.bairro,
      cidade: order.cidade,
      uf: order.uf,
      cep: order.cep,
      ...Object.fromEntries(Object.entries(optional).filter(([, value]) => value !== '')),
      ...(telefone && { ddd: telefone.slice(0, 2), telefone: telefone.slice(2) }),
    },
    multa: {
      codigo: codigoMulta,
      ...(codigoMulta === 'VALORFIXO' && { valor: taxaMulta }),
      ...(codigoMulta === 'PERCENTUAL' && { taxa: taxaMulta }),
    },
    mora: {
      codigo: codigoMora,
      ...(codigoMora === 'VALORDIA' && { valor: taxaMora }),
      ...(codigoMora === 'TAXAMENSAL' && { taxa: taxaMora }),
    },
    ...(mensagem && { mensagem: messageLines(mensagem) }),
    formasRecebimento: ['BOLETO', 'PIX'],
  };
}

/** Maps Inter's field names that differ from ours; of the others the last part is used. */
const fieldsOfBank: [of: RegExp, field: string][] = [
  [/\bmulta\.codigo$/, 'codigoMulta'],
  [/\bmulta(\.(taxa|valor))?$/, 'taxaMulta'],
  [/\bmora\.codigo$/, 'codigoMora'],
  [/\bmora(\.(taxa|valor))?$/, 'taxaMora'],
  [/\bnumDiasAgenda$/, 'dataLimite'],
  [/\bmensagem\b/, 'mensagem'],
  [/\bddd$/, 'telefone'],
];

/** Returns the order's field for a property such as `emitirCobranca.pagador.cep`. */
export function fieldOfProperty(property: string): string {
  return fieldsOfBank.find(([of]) => of.test(property))?.[1] ?? property.split('.').at(-1) ?? '';
}
