import { counted, plural } from '@restitui/brazil/counted.ts';
import { addDays, type Day, dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import { formatPeriod } from '../../recovery/file-analyses/period-text.ts';
import { appealUntil, decisionDueOn } from '../../simples/refund-requests/payment-step.ts';
import type { AlertCause } from './alert-causes.ts';

/** Days after the number of a rectification at which an alert on the missing request is raised. */
export const daysToRequest = 30;

interface DueRequests {
  id_product: string;
  /** Day of the requests, or of the decision. */
  desde: Day;
  pagamentos: number;
  /** In reais; null when no amount is known. */
  valor: number | null;
}

const amount = (valor: number | null) => (valor === null ? '' : `, de ${formatBRL(valor)},`);

/** Returns the alert on requests of one day that wait longer than the Receita may take (Lei 11.457/2007, art. 24). */
export function lateDecisionCause(requests: DueRequests, today: Day): AlertCause | undefined {
  const { id_product, desde, pagamentos, valor } = requests;
  const due = decisionDueOn(desde);
  if (today <= due) return undefined;
  const who = counted(pagamentos, 'pedido', 'pedidos');
  const wait = plural(pagamentos, 'espera', 'esperam');
  const message = `${who} de ${formatDay(desde)}${amount(valor)} ${wait} o despacho: os 360 dias da Lei 11.457/2007 acabaram em ${formatDay(due)}. Cobre a Receita.`;
  return { kind: 'DESPACHO_ATRASADO', subject: `${id_product} ${desde}`, message };
}

/** Returns the alert on denied and partly granted requests of one decision day that can be appealed. */
export function appealCause({ id_product, desde, pagamentos, valor }: DueRequests, today: Day): AlertCause {
  const who = counted(pagamentos, 'pedido', 'pedidos');
  const until = appealUntil(desde);
  const term = `o recurso ${until < today ? 'venceu' : 'vence'} em ${formatDay(until)}, contado do despacho de ${formatDay(desde)}`;
  const message = `${who}${valor === null ? '' : `, com ${formatBRL(valor)} negados`}: ${term}. Confira o dia da ciência.`;
  return { kind: 'RECURSO_A_VENCER', subject: `${id_product} ${desde}`, message };
}

interface ReceivedMoney {
  id_product: string;
  /** Day of the money. */
  recebido_em: Day;
  pagamentos: number;
  /** In reais. */
  valor: number;
}

/** Returns the alert on money of one day that arrived from the Receita and whose fee is not entered. */
export function unbookedFeeCause({ id_product, recebido_em, pagamentos, valor }: ReceivedMoney): AlertCause {
  const what = counted(pagamentos, 'pagamento', 'pagamentos');
  const message = `A Receita devolveu ${formatBRL(valor)} em ${formatDay(recebido_em)}, de ${what}, e o honorário não foi lançado. Lance-o ou diga por que não há.`;
  return { kind: 'HONORARIO_A_LANCAR', subject: `${id_product} ${recebido_em}`, message };
}

interface RectifiedMonth {
  id_apuracao: string;
  /** `MM/AAAA`. */
  competencia: string;
  /** Instant of the last change. */
  at: string;
  /** In reais. */
  valor: number;
  prescreve_em: Day;
}

/** Returns the alert on a rectified month that is not requested; undefined until 30 days passed, and once it expired. */
export function unrequestedCause(month: RectifiedMonth, today: Day): AlertCause | undefined {
  const { id_apuracao, competencia, at, valor, prescreve_em } = month;
  const since = dayInBrazil(new Date(at));
  if (today < addDays(since, daysToRequest) || prescreve_em < today) return undefined;
  const message = `A retificadora de ${formatPeriod(competencia)} está sem mudança desde ${formatDay(since)} e ${formatBRL(valor)} não foram pedidos. Prescreve em ${formatDay(prescreve_em)}.`;
  return { kind: 'RETIFICADORA_SEM_PEDIDO', subject: `${id_apuracao} ${competencia}`, message };
}
