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

export interface WorkOutlook {
  /** Credits found so far, in reais before correction; zero before an analysis has found any. */
  found: number;
  /** Of these, what has been used to pay taxes. */
  used: number;
  /** The first thing that the owner has to do. */
  todo: TimelineEvent | undefined;
  stages: WorkStage[];
}

const course: { title: string; text: string; isDone: (event: TimelineEvent) => boolean }[] = [
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
  },
  { title: 'Os créditos são apurados', text: 'Depois da análise.', isDone: ofKind('CREDITO') },
  {
    title: 'O dinheiro volta',
    text: 'Por restituição ou compensação, depois que a Receita Federal confirma os valores.',
    isDone: ofKind('COMPENSACAO'),
  },
];

function ofKind(kind: TimelineKind) {
  return (event: TimelineEvent) => event.kind === kind;
}

function amountOf(events: readonly TimelineEvent[], kind: TimelineKind): number {
  return sumOfReais(events.filter(ofKind(kind)).map(({ amount = 0 }) => amount));
}

/** Returns the facts that an owner wants to know first: how much was found, what to do now, and what happens next. */
export function workOutlook(events: readonly TimelineEvent[]): WorkOutlook {
  const dates = course.map(({ isDone }) => {
    const [first] = events
      .filter(isDone)
      .map(({ date }) => date)
      .toSorted();
    return first ?? null;
  });
  const current = dates.indexOf(null);
  return {
    found: amountOf(events, 'CREDITO'),
    used: amountOf(events, 'COMPENSACAO'),
    todo: events.find(({ waits }) => waits),
    stages: course.map(({ title, text }, i) => {
      const date = dates[i] ?? null;
      if (date !== null) return { title, state: 'done', date, text: null };
      return { title, state: i === current ? 'current' : 'later', date, text };
    }),
  };
}
