import { sumOfReais } from '@restitui/brazil/money.ts';
import type { TimelineEvent, TimelineKind } from './timeline-event.ts';

type StageState = 'done' | 'current' | 'later';

export interface WorkStage {
  title: string;
  state: StageState;
  /** When the stage was finished; null for all others. */
  date: string | null;
  /** The reason to wait, for stages that are not done. */
  text: string | null;
}

/** Reais before correction; no amount is in two of them. */
export interface ComingMoney {
  /** Recognised by the Receita; it has not arrived. */
  granted: number;
  /** Requested, without a decision. */
  asked: number;
  /** Credits that no request claims. */
  found: number;
  total: number;
}

export interface WorkOutlook {
  /** Money that can still come back. */
  coming: ComingMoney;
  /** Amount that was used to pay taxes, in reais. */
  used: number;
  /** Money that the Receita paid, in reais. */
  received: number;
  /** The first thing that the owner has to do. */
  todo: TimelineEvent | undefined;
  stages: WorkStage[];
}

interface Stage {
  title: string;
  text: string;
  isDone: (event: TimelineEvent) => boolean;
  /** Later kinds that show that it is done, where it has no step of its own. */
  impliedBy?: readonly TimelineKind[];
  /** Left out when a later stage is done: credits can be used without a recorded request. */
  isOptional?: boolean;
}

const course: Stage[] = [
  {
    title: 'Você assina o contrato',
    text: 'O contrato autoriza o trabalho.',
    isDone: ({ id }) => id.startsWith('cliente ') || id.startsWith('assinado '),
  },
  {
    title: 'Você habilita a procuração no e-CAC',
    text: 'Com ela a consultoria trabalha em seu nome na Receita Federal.',
    isDone: ({ id }) => id.startsWith('procuracao '),
  },
  {
    title: 'A consultoria analisa notas e declarações',
    text: 'Depois do contrato e da procuração.',
    isDone: ofKind('ANALISE'),
    impliedBy: ['CREDITO', 'PEDIDO'],
  },
  {
    title: 'Os créditos são apurados',
    text: 'Depois da análise.',
    isDone: ofKind('CREDITO'),
    impliedBy: ['PEDIDO'],
  },
  {
    title: 'A consultoria pede à Receita Federal',
    text: 'Depois que as declarações são corrigidas.',
    isDone: ofKind('PEDIDO'),
    isOptional: true,
  },
  {
    title: 'A Receita Federal decide',
    text: 'Em até 360 dias do pedido.',
    isDone: ({ id }) => id.startsWith('despacho '),
    isOptional: true,
  },
  {
    title: 'O dinheiro volta',
    text: 'Por restituição ou compensação, depois que a Receita Federal confirma os valores.',
    isDone: ofKind('DINHEIRO', 'COMPENSACAO'),
  },
];

function ofKind(...kinds: TimelineKind[]) {
  return (event: TimelineEvent) => kinds.includes(event.kind);
}

function amountOf(events: readonly TimelineEvent[], kind: TimelineKind): number {
  return sumOfReais(events.filter(ofKind(kind)).map(({ amount = 0 }) => amount));
}

function comingOf(events: readonly TimelineEvent[]): ComingMoney {
  const of = (kind: TimelineKind) => sumOfReais(events.filter(ofKind(kind)).map(({ coming = 0 }) => coming));
  const recognised = sumOfReais(events.map((event) => event.recognised ?? 0));
  const granted = sumOfReais([of('DESPACHO'), recognised]);
  const asked = sumOfReais([of('PEDIDO'), -recognised]);
  const found = of('CREDITO');
  return { granted, asked, found, total: sumOfReais([granted, asked, found]) };
}

function firstDay(events: readonly TimelineEvent[], isDone: Stage['isDone']): string | undefined {
  return events
    .filter(isDone)
    .map(({ date }) => date)
    .toSorted()[0];
}

/** Returns the facts that an owner wants to know first: how much comes back, what to do now, and what happens next. */
export function workOutlook(events: readonly TimelineEvent[]): WorkOutlook {
  const dated = course.map((stage) => ({
    ...stage,
    date: firstDay(events, stage.isDone) ?? firstDay(events, ofKind(...(stage.impliedBy ?? []))) ?? null,
  }));
  const lastDone = dated.findLastIndex(({ date }) => date !== null);
  const shown = dated.filter(({ date, isOptional }, i) => !isOptional || date !== null || i > lastDone);
  const current = shown.findIndex(({ date }) => date === null);
  return {
    coming: comingOf(events),
    used: amountOf(events, 'COMPENSACAO'),
    received: amountOf(events, 'DINHEIRO'),
    todo: events.find(({ waits }) => waits),
    stages: shown.map(({ title, text, date }, i) => {
      if (date !== null) return { title, state: 'done', date, text: null };
      return { title, state: i === current ? 'current' : 'later', date, text };
    }),
  };
}
