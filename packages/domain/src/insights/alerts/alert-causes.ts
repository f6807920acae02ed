import { payableUntil } from '@restitui/brazil/boleto-factor.ts';
import { addDays, type Day, dayInBrazil, daysBetween, formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { cargoLabels, type TypeCargo } from '../../accounts/users/cargo.ts';
import type { ClientStatus } from '../../crm/clients/client-status.ts';
import { formatPeriod } from '../../recovery/file-analyses/period-text.ts';
import { taxRegimeLabels } from '../../recovery/products/regime-products.ts';
import type { AlertKind } from './alert-kind.ts';

/** The cause of an alert, identified by its kind and subject. */
export interface AlertCause {
  kind: AlertKind;
  subject: string;
  message: string;
}

/** Days before the end of a power of attorney at which a warning is raised. */
export const powerOfAttorneySteps = [60, 30, 7] as const;

/** Days before the limitation of a credit at which a warning is raised. */
export const limitationWarningDays = 90;

/** Days that a contract may await its signatures before an alert is raised. */
export const unsignedDays = 7;

interface PowerOfAttorney {
  cnpjcpf: string;
  status: ClientStatus;
  procuracaoHabilitada: boolean;
  procuracaoValidaAte: Day | null;
}

/** Returns the alert on a client's power of attorney on a day: ending, expired or undefined. */
export function powerOfAttorneyCause(client: PowerOfAttorney, today: Day): AlertCause | undefined {
  const { cnpjcpf, status, procuracaoHabilitada, procuracaoValidaAte } = client;
  if (!procuracaoHabilitada || procuracaoValidaAte === null || status === 'INATIVO') return undefined;
  const daysLeft = daysBetween(today, procuracaoValidaAte);
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

interface MonthNearLimitation {
  id_apuracao: string;
  /** `MM/AAAA`. */
  competencia: string;
  /** In reais. */
  total_a_restituir: number;
  prescreve_em: Day | null;
}

/**
 * Returns the warning that a month's refund soon reaches its limitation; undefined without an amount or after the
 * limitation.
 */
export function limitationCause(month: MonthNearLimitation, today: Day): AlertCause | undefined {
  const { id_apuracao, competencia, total_a_restituir, prescreve_em } = month;
  if (prescreve_em === null || total_a_restituir <= 0) return undefined;
  const daysLeft = daysBetween(today, prescreve_em);
  if (daysLeft < 0 || daysLeft > limitationWarningDays) return undefined;
  const message = `O crédito de ${formatPeriod(competencia)}, de ${formatBRL(total_a_restituir)}, prescreve em ${formatDay(prescreve_em)}.`;
  return { kind: 'CREDITO_A_PRESCREVER', subject: `${id_apuracao} ${competencia}`, message };
}

interface UnsignedContract {
  id: string;
  typeRegime: string | null;
  isAssinado: boolean;
  IsAtivo: boolean;
  /** Creation time. */
  createdDate: string;
}

/** Returns the alert on a contract that has awaited its signatures for a week. */
export function unsignedContractCause(contract: UnsignedContract, today: Day): AlertCause | undefined {
  const { id, typeRegime, isAssinado, IsAtivo, createdDate } = contract;
  const made = dayInBrazil(new Date(createdDate));
  if (isAssinado || !IsAtivo || today < addDays(made, unsignedDays)) return undefined;
  const labels: Readonly<Record<string, string>> = taxRegimeLabels;
  const regime = labels[typeRegime ?? ''] ?? typeRegime;
  const message = `O contrato${regime ? ` de ${regime}` : ''} espera assinatura desde ${formatDay(made)}.`;
  return { kind: 'CONTRATO_SEM_ASSINATURA', subject: id, message };
}

/**
 * Returns the alert on a failed analysis.
 * @param erro the message that the uploader saw
 */
export function failedAnalysisCause(id_apuracao: string, erro: string): AlertCause {
  return { kind: 'ANALISE_FALHOU', subject: id_apuracao, message: `A análise não foi concluída. ${erro}` };
}

/** Returns the alert on a signed contract that could not be sealed. */
export function failedSealCause(id_seal: string): AlertCause {
  const message = 'O contrato está assinado, mas o documento final não foi selado. Abra o contrato e peça de novo.';
  return { kind: 'SELAGEM_PARADA', subject: id_seal, message };
}

/** Returns the alert on an observation flagged by its author, with the beginning of its text. */
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

/** Returns the alert on a client's unanswered message: one alert per conversation, with the latest text. */
export function clientMessageCause({ cnpj, id_produto, sender, mensage }: ClientMessage): AlertCause {
  const subject = id_produto === null ? cnpj : `${cnpj} ${id_produto}`;
  return { kind: 'MENSAGEM_DO_CLIENTE', subject, message: beginningOf(sender, mensage) };
}

/** Returns the alert on an unopened document sent by a client. */
export function clientDocumentCause(id: string, sender: string, nome: string): AlertCause {
  return { kind: 'DOCUMENTO_DO_CLIENTE', subject: id, message: `${displayName(sender)} enviou um documento: ${nome}` };
}

/** Returns the alert on a visitor who asked for a replacement of the client's expired link. */
export function linkRequestCause(cnpjcpf: string): AlertCause {
  const message = 'O link do contrato não abre mais e quem o recebeu pediu outro. Gere um novo em Portal do Cliente.';
  return { kind: 'LINK_PEDIDO', subject: cnpjcpf, message };
}

const longestQuote = 160;

/** Returns the alert on a message sent through the site. */
export function newLeadCause(id_lead: string, message: string): AlertCause {
  const words = message.replace(/\s+/g, ' ').trim();
  const quote = words.length > longestQuote ? `${words.slice(0, longestQuote).trimEnd()}…` : words;
  return { kind: 'NOVO_LEAD', subject: id_lead, message: `Escreveu pelo site: “${quote}”` };
}

/** Returns the alert on a registration that only a CEO can activate. */
export function pendingUserCause(id_user: string, typeCargo: TypeCargo): AlertCause {
  const message = `Cadastro de ${cargoLabels[typeCargo]} à espera de ativação. A pessoa só entra depois que um CEO ativar.`;
  return { kind: 'CADASTRO_PENDENTE', subject: id_user, message };
}

interface AskedCommission {
  pedida: number;
  limite: number;
  /** Name of the registrar. */
  registrar: string;
}

/** Returns the alert on a commission that only a CEO can approve. */
export function commissionRequestCause(id_user: string, { pedida, limite, registrar }: AskedCommission): AlertCause {
  const message = `${registrar} pediu ${pedida}% de comissão, acima dos próprios ${limite}%. Aprove ou recuse; até lá valem ${limite}%.`;
  return { kind: 'COMISSAO_A_APROVAR', subject: id_user, message };
}

interface OverdueBoleto {
  id: string;
  seuNumero: string;
  /** In reais. */
  valorNominal: number;
  dataVencimento: Day;
}

/** Returns the alert on an overdue boleto; one due on a weekend has until Monday. */
export function overdueBoletoCause(boleto: OverdueBoleto, today: Day): AlertCause | undefined {
  const { id, seuNumero, valorNominal, dataVencimento } = boleto;
  if (today <= payableUntil(dataVencimento)) return undefined;
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

/**
 * Returns the alert on a boleto that was paid although its replacement was paid as well; the duplicate amount is
 * the smaller of the two.
 */
export function paidTwiceCause(old: PaidBoleto, next: PaidBoleto): AlertCause {
  const first = received(old);
  const second = received(next);
  const twice = formatBRL(Math.min(first, second));
  const each = `${old.seuNumero} (${formatBRL(first)}) e ${next.seuNumero} (${formatBRL(second)})`;
  const message = `Os boletos ${each}, um no lugar do outro, foram ambos pagos: ${twice} em dobro. Devolva um dos pagamentos.`;
  return { kind: 'BOLETO_PAGO_EM_DOBRO', subject: next.id, message };
}
