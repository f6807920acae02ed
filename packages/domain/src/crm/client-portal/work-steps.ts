import { counted } from '@restitui/brazil/counted.ts';
import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { formatBRL, sumOfReais } from '@restitui/brazil/money.ts';
import { fileAnalysisServiceOf } from '../../recovery/file-analyses/file-analysis-service.ts';
import { serviceLabels } from '../../recovery/products/service-type.ts';
import type { TimelineEvent, TimelineKind } from './timeline-event.ts';
import type { AnalysisFact, CreditFact, DocumentFact, RequestFact } from './timeline-facts.ts';

/** Returns one step per document. */
export function documentSteps(documents: readonly DocumentFact[]): TimelineEvent[] {
  return documents.map(({ id, nome, byClient, createdDate }) => ({
    ...{ id: `documento ${id}`, kind: 'DOCUMENTO', date: createdDate, waits: false },
    title: byClient ? 'Documento recebido' : 'Documento disponível',
    text: byClient ? `Recebemos de você: ${nome}.` : `A consultoria enviou a você: ${nome}.`,
  }));
}

/** Returns one step per document that the owner has to send. */
export function requestSteps(requests: readonly RequestFact[]): TimelineEvent[] {
  return requests.map(({ id, item, createdDate }) => ({
    ...{ id: `pedido ${id}`, kind: 'DOCUMENTO', date: createdDate, waits: true, request: id },
    title: 'Documento pedido',
    text: `Precisamos deste documento para seguir: ${item}.`,
  }));
}

/** Returns one step per finished analysis. */
export function analysisSteps(analyses: readonly AnalysisFact[]): TimelineEvent[] {
  return analyses.map(({ id, typeServico, finishedDate }) => ({
    ...{ id: `analise ${id}`, kind: 'ANALISE', date: finishedDate, waits: false },
    title: 'Análise concluída',
    text: `Terminamos de analisar ${fileAnalysisServiceOf(typeServico) ? 'os arquivos' : 'as notas e declarações'} de ${serviceLabels[typeServico]}.`,
  }));
}

/**
 * Returns one step per apuração and day for the credits entered, and one for their compensations, except those that are
 * the money of a payment.
 * @param today the day in Brazil; credits that have expired bring nothing
 */
export function creditSteps(credits: readonly CreditFact[], today: Day): TimelineEvent[] {
  const found = credits.filter(({ creditOrigin }) => creditOrigin > 0);
  const used = credits.filter(({ compensacao, isReceived }) => compensacao > 0 && !isReceived);
  return [
    ...byDay(found, ({ createdDate }) => createdDate).map((group) => ({
      ...stepOf(group, 'CREDITO', sumOfReais(group.rows.map(({ creditOrigin }) => creditOrigin))),
      coming: sumOfReais(group.rows.map((row) => comingOfCredit(row, today))),
    })),
    ...byDay(used, ({ compensatedAt, createdDate }) => compensatedAt ?? createdDate).map((group) =>
      stepOf(group, 'COMPENSACAO', sumOfReais(group.rows.map(({ compensacao }) => compensacao))),
    ),
  ];
}

/** Returns what a credit can still bring that no request claims. */
function comingOfCredit(credit: CreditFact, today: Day): number {
  const { creditOrigin, compensacao, claimed, repeated, isReceived, isPago, prescreve_em } = credit;
  if (isPago || (prescreve_em !== null && prescreve_em < today)) return 0;
  // What is used as the money of a payment is within the claimed part.
  const used = isReceived ? 0 : compensacao;
  return Math.max(0, sumOfReais([creditOrigin, -claimed, -used, -repeated]));
}

interface Group {
  id: string;
  date: string;
  rows: CreditFact[];
}

function byDay(credits: readonly CreditFact[], dateOf: (credit: CreditFact) => string): Group[] {
  const groups = Map.groupBy(credits, (credit) => `${credit.id_apuracao} ${dayInBrazil(new Date(dateOf(credit)))}`);
  return [...groups].map(([id, rows]) => ({ id, rows, date: rows.map(dateOf).toSorted().at(-1) ?? '' }));
}

function stepOf({ id, date, rows }: Group, kind: TimelineKind & ('CREDITO' | 'COMPENSACAO'), total: number) {
  const [first] = rows;
  const service = first ? serviceLabels[first.typeServico] : '';
  const months = counted(rows.length, 'mês', 'meses');
  const [title, text] =
    kind === 'CREDITO'
      ? [
          'Créditos encontrados',
          `Encontramos ${formatBRL(total)} a seu favor em ${service}, de ${months}, antes da correção.`,
        ]
      : ['Créditos compensados', `${formatBRL(total)} de ${service} já foram usados para pagar impostos.`];
  return { id: `${kind.toLowerCase()} ${id}`, kind, date, title, text, waits: false, amount: total };
}
