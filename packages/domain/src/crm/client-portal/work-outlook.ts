import { sumOfReais } from '@restitui/brazil/money.ts';
import type { EndedStage, TimelineEvent, TimelineKind } from './timeline-event.ts';

type StageState = 'done' | 'current' | 'later';

export interface WorkStage {
  title: string;
  state: StageState;
  /** When the stage was finished; null for all others, and where the day was not recorded. */
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
  /** Nothing waits for the owner: neither a step nor the power of attorney, which has no step before it exists. */
  isIdle: boolean;
  stages: WorkStage[];
}

interface Stage {
  title: string;
  text: string;
  /** Replaces `text` before the owner can complete the stage. */
  unready?: { text: string; isReady: (event: TimelineEvent) => boolean };
  /** Replaces the text of `unready` after such an event. */
  stopped?: { text: string; by: (event: TimelineEvent) => boolean };
  /** Opens the stage again, with its own text. */
  reopened?: { text: string; by: (event: TimelineEvent) => boolean };
  isDone: (event: TimelineEvent) => boolean;
  /** Its name in events that show that it is over without a step of its own. */
  key?: EndedStage;
  /** Later kinds that show that it is done, where it has no step of its own. */
  impliedBy?: readonly TimelineKind[];
  /** Left out when a later stage is done: credits can be used without a recorded request. */
  isOptional?: boolean;
}

const powerTitle = 'Você habilita a procuração no e-CAC';

const course: Stage[] = [
  {
    title: 'Você assina o contrato',
    text: 'O contrato autoriza o trabalho.',
    unready: {
      text: 'A consultoria prepara o contrato. Quando ficar pronto, ele aparece aqui para você assinar.',
      isReady: ({ agreement }) => agreement !== undefined,
    },
    stopped: {
      text: 'O contrato não pode mais ser assinado. Combine o próximo passo com a consultoria, em Mensagens.',
      by: ({ id }) => /^(expirado|recusado|cancelado) /.test(id),
    },
    isDone: ({ id }) => id.startsWith('cliente ') || id.startsWith('assinado '),
    key: 'ASSINATURA',
  },
  {
    title: powerTitle,
    text: 'Com ela a consultoria trabalha em seu nome na Receita Federal.',
    isDone: ({ id }) => id.startsWith('procuracao '),
    reopened: { text: 'A procuração venceu: renove-a no e-CAC.', by: ({ id }) => id.startsWith('vencida ') },
    key: 'PROCURACAO',
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
    key: 'DECISAO',
    isOptional: true,
  },
  {
    title: 'O dinheiro volta',
    text: 'Por restituição ou compensação, depois que a Receita Federal confirma os valores.',
    isDone: ofKind('DINHEIRO', 'COMPENSACAO'),
    key: 'DINHEIRO',
  },
];

/** Text of the last stage while money has come back and more is to come. */
const partlyBack = 'Uma parte já voltou. O resto volta depois que a Receita Federal confirma os valores.';

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

/** Returns a stage with its text, whether it is over, and since when where that is known. */
function progressOf(events: readonly TimelineEvent[], { key, isDone, impliedBy = [], ...stage }: Stage) {
  const { unready, stopped, reopened, title, isOptional } = stage;
  const isReopened = reopened !== undefined && events.some(reopened.by);
  const date = firstDay(events, isDone) ?? firstDay(events, ofKind(...impliedBy)) ?? null;
  const isEnded = date !== null || (key !== undefined && events.some(({ ended }) => ended?.includes(key)));
  const isReady = unready === undefined || events.some(unready.isReady);
  const unreadyText = stopped && events.some(stopped.by) ? stopped.text : unready?.text;
  const textBefore = isReady ? stage.text : (unreadyText ?? stage.text);
  if (isReopened) return { title, isOptional, date: null, isOver: false, text: reopened.text };
  return { title, isOptional, date, isOver: isEnded, text: textBefore };
}

/** Returns the facts that an owner wants to know first: how much comes back, what to do now, and what happens next. */
export function workOutlook(events: readonly TimelineEvent[]): WorkOutlook {
  const stages = course.map((stage) => progressOf(events, stage));
  const lastDone = stages.findLastIndex(({ isOver }) => isOver);
  const shown = stages.filter(({ isOver, isOptional }, i) => !isOptional || isOver || i > lastDone);
  const coming = comingOf(events);
  const open = shown.findIndex(({ isOver }) => !isOver);
  // The money comes last: it is not back while an earlier stage is open, such as a power of attorney that was withdrawn.
  const isPartlyBack = coming.total > 0 && shown.at(-1)?.isOver === true;
  const current = isPartlyBack && open === -1 ? shown.length - 1 : open;
  const todo = events.find(({ waits }) => waits);
  return {
    coming,
    used: amountOf(events, 'COMPENSACAO'),
    received: amountOf(events, 'DINHEIRO'),
    todo,
    isIdle: todo === undefined && shown[current]?.title !== powerTitle,
    stages: shown.map(({ title, text, date, isOver }, i) => {
      const state = i === current ? 'current' : 'later';
      if (isPartlyBack && i === shown.length - 1) return { title, state, date: null, text: partlyBack };
      if (isOver) return { title, state: 'done', date, text: null };
      return { title, state, date, text };
    }),
  };
}
