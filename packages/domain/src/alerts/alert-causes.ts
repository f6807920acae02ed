import { payableUntil } from '@restitui/brazil/boleto-factor.ts';
import { addDays, type Day, dayInBrazil, daysBetween, formatDay } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import type { ClientStatus } from '../clients/client-status.ts';
import { type TaxRegime, taxRegimeLabels } from '../products/regime-products.ts';
import type { AlertKind } from './alert-kind.ts';

/** Why there is an alert: with the same kind and subject it is the same cause. */
export interface AlertCause {
  kind: AlertKind;
  subject: string;
  message: string;
}

/** Days before its end at which a power of attorney is warned about. */
export const powerOfAttorneySteps = [60, 30, 7] as const;

/** Days before the lapse of a credit at which it is warned about. */
export const lapseWarningDays = 90;

/** Days that a contract may wait for its signatures before somebody is told. */
export const unsignedDays = 7;

interface PowerOfAttorney {
  cnpjcpf: string;
  status: ClientStatus;
  procuracaoHabilitada: boolean;
  procuracaoValidaAte: string | null;
}

/** What is to be said of a client's power of attorney on a day: nothing, that it ends, or that it ended. */
export function powerOfAttorneyCause(client: PowerOfAttorney, today: Day): AlertCause | undefined {
  const { cnpjcpf, status, procuracaoHabilitada, procuracaoValidaAte } = client;
  if (!procuracaoHabilitada || procuracaoValidaAte === null || status === 'INATIVO') return undefined;
  const daysLeft = daysBetween(today, procuracaoValidaAte as Day);
  const until = formatDay(procuracaoValidaAte);
  if (daysLeft < 0) {
    const message = `A procuração expirou em ${until}. Renove-a para continuar o trabalho.`;
    return { kind: 'PROCURACAO_EXPIRADA', subject: `${cnpjcpf} ${procuracaoValidaAte}`, message };
  }
  const step = powerOfAttorneySteps.findLast((days) => daysLeft <= days);
  if (step === undefined) return undefined;
  const message = `A procuração vence em ${until}, em ${step} dias ou menos. Providencie a renovação.`;
  return { kind: 'PROCURACAO_VENCENDO', subject: `${cnpjcpf} ${procuracaoValidaAte} ${step}`, message };
}

interface LapsingMonth {
  id_apuracao: string;
  /** `MM/AAAA` */
  competencia: string;
  /** In reais. */
  total_a_restituir: number;
  prescreve_em: string | null;
}

/** The warning that a month's credit lapses soon; none without money in it, nor once it has lapsed. */
export function lapseCause(month: LapsingMonth, today: Day): AlertCause | undefined {
  const { id_apuracao, competencia, total_a_restituir, prescreve_em } = month;
  if (prescreve_em === null || total_a_restituir <= 0) return undefined;
  const daysLeft = daysBetween(today, prescreve_em as Day);
  if (daysLeft < 0 || daysLeft > lapseWarningDays) return undefined;
  const message = `O crédito de ${competencia}, de ${formatBRL(total_a_restituir)}, prescreve em ${formatDay(prescreve_em)}.`;
  return { kind: 'CREDITO_A_PRESCREVER', subject: `${id_apuracao} ${competencia}`, message };
}

interface UnsignedContract {
  id: string;
  typeRegime: string | null;
  isAssinado: boolean;
  IsAtivo: boolean;
  /** When it was made. */
  createdDate: string;
}

/** That a client's contract has waited a week for its signatures. */
export function unsignedContractCause(contract: UnsignedContract, today: Day): AlertCause | undefined {
  const { id, typeRegime, isAssinado, IsAtivo, createdDate } = contract;
  const made = dayInBrazil(new Date(createdDate));
  if (isAssinado || !IsAtivo || today < addDays(made, unsignedDays)) return undefined;
  const regime = taxRegimeLabels[typeRegime as TaxRegime] ?? typeRegime;
  const message = `O contrato${regime ? ` de ${regime}` : ''} espera assinatura desde ${formatDay(made)}.`;
  return { kind: 'CONTRATO_SEM_ASSINATURA', subject: id, message };
}

/**
 * That an upload came to nothing.
 * @param erro what the person who sent the files read
 */
export function failedAnalysisCause(id_apuracao: string, erro: string): AlertCause {
  return { kind: 'ANALISE_FALHOU', subject: id_apuracao, message: `A análise não foi concluída. ${erro}` };
}

/** That a signed contract did not get its seal. */
export function failedSealCause(id_seal: string): AlertCause {
  const message = 'O contrato está assinado, mas o documento final não foi selado. Abra o contrato e peça de novo.';
  return { kind: 'SELAGEM_PARADA', subject: id_seal, message };
}

/** An observation that its author marked as an alert: the beginning of its words. */
export function observationCause(id: string, sender: string, mensage: string): AlertCause {
  return { kind: 'OBSERVACAO', subject: id, message: beginningOf(sender, mensage) };
}

function beginningOf(sender: string, mensage: string): string {
  const words = mensage.replace(/\s+/g, ' ');
  const shown = words.length > 280 ? `${words.slice(0, 279).trimEnd()}…` : words;
  return `${sender}: ${shown}`;
}

interface ClientMessage {
  cnpj: string;
  id_produto: string | null;
  sender: string;
  mensage: string;
}

/** That a client wrote and waits for an answer: one alert for a conversation, with its last words. */
export function clientMessageCause({ cnpj, id_produto, sender, mensage }: ClientMessage): AlertCause {
  const subject = id_produto === null ? cnpj : `${cnpj} ${id_produto}`;
  return { kind: 'MENSAGEM_DO_CLIENTE', subject, message: beginningOf(sender, mensage) };
}

/** That a client sent a document that nobody has opened. */
export function clientDocumentCause(id: string, sender: string, nome: string): AlertCause {
  return { kind: 'DOCUMENTO_DO_CLIENTE', subject: id, message: `${sender} enviou um documento: ${nome}` };
}

/** That somebody stands before a link of this client that no longer opens. */
export function askedLinkCause(cnpjcpf: string): AlertCause {
  const message = 'O link do contrato não abre mais e quem o recebeu pediu outro. Gere um novo em Portal do Cliente.';
  return { kind: 'LINK_PEDIDO', subject: cnpjcpf, message };
}

const longestQuote = 160;

/** That somebody wrote through the site. */
export function newLeadCause(id_lead: string, message: string): AlertCause {
  const words = message.replace(/\s+/g, ' ').trim();
  const quote = words.length > longestQuote ? `${words.slice(0, longestQuote).trimEnd()}…` : words;
  return { kind: 'NOVO_LEAD', subject: id_lead, message: `Escreveu pelo site: “${quote}”` };
}

interface OverdueBoleto {
  id: string;
  seuNumero: string;
  /** In reais. */
  valorNominal: number;
  dataVencimento: string;
}

/** That a boleto was not paid in time; one due on a weekend has until Monday. */
export function overdueBoletoCause(boleto: OverdueBoleto, today: Day): AlertCause | undefined {
  const { id, seuNumero, valorNominal, dataVencimento } = boleto;
  if (today <= payableUntil(dataVencimento as Day)) return undefined;
  const message = `O boleto ${seuNumero}, de ${formatBRL(valorNominal)}, venceu em ${formatDay(dataVencimento)} e não foi pago.`;
  return { kind: 'BOLETO_VENCIDO', subject: id, message };
}

interface PaidBoleto {
  id: string;
  seuNumero: string;
  /** In reais. */
  valorNominal: number;
  valorRecebido: number | null;
}

const received = ({ valorRecebido, valorNominal }: PaidBoleto) => valorRecebido ?? valorNominal;

/** That a boleto was paid, and the one that takes its place as well; what came twice is the smaller of the two. */
export function paidTwiceCause(old: PaidBoleto, next: PaidBoleto): AlertCause {
  const first = received(old);
  const second = received(next);
  const twice = formatBRL(Math.min(first, second));
  const each = `${old.seuNumero} (${formatBRL(first)}) e ${next.seuNumero} (${formatBRL(second)})`;
  const message = `Os boletos ${each}, um no lugar do outro, foram ambos pagos: ${twice} em dobro. Devolva um dos pagamentos.`;
  return { kind: 'BOLETO_PAGO_EM_DOBRO', subject: next.id, message };
}
