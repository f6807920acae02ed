import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { serviceLabels } from '../../recovery/products/service-type.ts';
import type { DecisionResult } from '../../simples/refund-requests/refund-step.ts';
import type { RequestKind } from '../../simples/refund-requests/request-kind.ts';
import type { OwnPayment } from './own-payment.ts';
import { comingOfPayment, isGranted, paymentSums } from './own-payment-progress.ts';
import type { EndedStage, TimelineEvent, TimelineKind } from './timeline-event.ts';

/** Returns one step per apuração and day for requests, decisions, appeals and money. */
export function paymentEvents(payments: readonly OwnPayment[]): TimelineEvent[] {
  return [
    ...groups(payments, ({ data, tipo }) => [data, tipo]).map((group) => ({
      ...asked(group),
      // What was decided is in the step of the decision.
      coming: comingOfRows(group.rows, ({ despacho }) => !despacho),
      recognised: comingOfRows(group.rows, ({ despacho, situacao }) => !despacho && situacao === 'DEFERIDO'),
      ...endedBy(group.rows),
    })),
    ...groups(payments, ({ despacho }) => despacho && [despacho.data, despacho.resultado]).map((group) => ({
      ...decided(group),
      coming: sumOfReais(group.rows.map(comingOfPayment)),
    })),
    ...groups(payments, ({ recurso }) => recurso && [recurso.data, 'recurso']).map(appealed),
    ...groups(payments, ({ recebido, tipo }) => recebido && [recebido.data, tipo]).map(received),
  ];
}

function comingOfRows(rows: readonly OwnPayment[], isCounted: (payment: OwnPayment) => boolean): number {
  return sumOfReais(rows.filter(isCounted).map(comingOfPayment));
}

const isDecided = (payment: OwnPayment) => payment.situacao === 'INDEFERIDO' || isGranted(payment);

/** Returns the stages that the state of a payment shows to be over where their step was not recorded. */
function endedBy(rows: readonly OwnPayment[]): Pick<TimelineEvent, 'ended'> {
  const ended: EndedStage[] = [];
  if (rows.some((row) => !row.despacho && isDecided(row))) ended.push('DECISAO');
  if (rows.some(({ recebido, situacao }) => !recebido && situacao === 'PAGO')) ended.push('DINHEIRO');
  return ended.length > 0 ? { ended } : {};
}

interface Group {
  key: string;
  day: string;
  service: string;
  first: OwnPayment;
  rows: readonly OwnPayment[];
  months: string;
  sums: { asked: number; granted: number; received: number };
  /** The sum that was asked, without what a later request claims again. */
  counted: number;
}

function groups(payments: readonly OwnPayment[], of: (payment: OwnPayment) => [day: string, kind: string] | null) {
  const dated = payments.filter((payment) => of(payment) !== null);
  const found = Map.groupBy(dated, (payment) => [payment.id_apuracao, ...(of(payment) ?? [])].join(' '));
  return [...found].flatMap(([key, rows]): Group[] => {
    const [first] = rows;
    if (!first) return [];
    const { asked: once, granted, received } = paymentSums(rows);
    const asked = sumOfReais(rows.map(({ valor }) => valor ?? 0));
    const months = counted(new Set(rows.map(({ competencia }) => competencia)).size, 'mês', 'meses');
    return [
      {
        rows,
        ...{ key, first, months, day: of(first)?.[0] ?? '', service: serviceLabels[first.typeServico] },
        sums: { asked, granted: granted ?? 0, received: received ?? 0 },
        counted: once ?? 0,
      },
    ];
  });
}

type Line = Pick<TimelineEvent, 'title' | 'text'> & { kind: TimelineKind; amount?: number };

function eventOf(name: string, { key, day }: Group, line: Line): TimelineEvent {
  return { id: `${name} ${key}`, date: day, waits: false, ...line };
}

function asked(group: Group): TimelineEvent {
  const { service, months, sums, first } = group;
  const what = sums.asked > 0 ? formatBRL(sums.asked) : 'os valores';
  const lines: Record<RequestKind, Pick<Line, 'title' | 'text'>> = {
    RESTITUICAO: {
      title: 'Pedido feito à Receita Federal',
      text: `Pedimos de volta ${what} de ${service}, de ${months}.`,
    },
    COMPENSACAO: {
      title: 'Compensação declarada à Receita Federal',
      text: `Declaramos o uso de ${what} de ${service}, de ${months}, para pagar impostos.`,
    },
  };
  return eventOf('pedido-receita', group, { kind: 'PEDIDO', ...lines[first.tipo], amount: group.counted });
}

function decided(group: Group): TimelineEvent {
  const { service, sums, first } = group;
  const granted = formatBRL(sums.granted);
  // Requests from before amounts were recorded have none.
  const [of, ofAsked] =
    sums.asked > 0 ? [` de ${formatBRL(sums.asked)}`, ` dos ${formatBRL(sums.asked)} pedidos`] : ['', ''];
  const lines: Record<DecisionResult, Pick<Line, 'title' | 'text'>> = {
    DEFERIDO: { title: 'Pedido reconhecido', text: `A Receita Federal reconheceu ${granted} de ${service}.` },
    DEFERIDO_EM_PARTE: {
      title: 'Pedido reconhecido em parte',
      text: `A Receita Federal reconheceu ${granted}${ofAsked} de ${service}.`,
    },
    INDEFERIDO: { title: 'Pedido negado', text: `A Receita Federal negou o pedido${of} de ${service}.` },
  };
  const line = lines[first.despacho?.resultado ?? 'DEFERIDO'];
  return eventOf('despacho', group, { kind: 'DESPACHO', ...line, amount: sums.granted });
}

function appealed(group: Group): TimelineEvent {
  const text = `A consultoria recorreu da decisão sobre ${group.service}, de ${group.months}.`;
  return eventOf('recurso', group, { kind: 'DESPACHO', title: 'Recurso apresentado', text });
}

function received(group: Group): TimelineEvent {
  const { service, sums, first } = group;
  const value = formatBRL(sums.received);
  const lines: Record<RequestKind, Line> = {
    RESTITUICAO: {
      kind: 'DINHEIRO',
      title: 'Dinheiro recebido',
      text: `A Receita Federal pagou ${value} de ${service}.`,
    },
    COMPENSACAO: {
      kind: 'COMPENSACAO',
      title: 'Créditos compensados',
      text: `${value} de ${service} foram usados para pagar impostos.`,
    },
  };
  return eventOf('dinheiro', group, { ...lines[first.tipo], amount: sums.received });
}
