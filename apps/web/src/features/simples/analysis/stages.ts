import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL, formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { RectificationMonth } from '@restitui/domain/simples/rectifications/rectifications.api.ts';
import { isRequestedInTime, isUnexpired } from '@restitui/domain/simples/refund-requests/refund-request-status.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { z } from 'zod';
import { formatCount, formatDate } from '../../../lib/formats.ts';

const stage = z.enum(['arquivos', 'cobertura', 'revisar', 'conferir', 'retificar', 'pedir', 'receber']);
export type Stage = z.infer<typeof stage>;

export const stageLabels: Record<Stage, string> = {
  arquivos: 'Arquivos',
  cobertura: 'Cobertura',
  revisar: 'Revisar',
  conferir: 'Conferir',
  retificar: 'Retificar',
  pedir: 'Pedir',
  receber: 'Receber',
};

/** Facts that the stages are computed from; `undefined` while loading, and before there is a result. */
export interface CaseFacts {
  analysis: Pick<SimplesAnalysis, 'state' | 'analises' | 'contagens'>;
  coverage: { cobertura: number | null; aConfirmar: number } | null | undefined;
  /** `aAplicar`: decided products that the result does not include yet. */
  reviews: { abertos: number; decididos: number; aAplicar: number } | undefined;
  months: readonly Pick<RectificationMonth, 'competencia' | 'retificar' | 'conferido'>[] | undefined;
  requests: readonly StageRequest[] | undefined;
  /** `AAAA-MM-DD`. */
  today: string;
}
type StageRequest = Pick<
  RefundRequest,
  | 'competencia'
  | 'prescreve_em'
  | 'situacao'
  | 'em_outra_apuracao'
  | 'total'
  | 'valor_pedido'
  | 'retificadora'
  | 'recebido'
>;

export interface StageStatus {
  stage: Stage;
  /** `none`: nothing to do or not known yet; the stage is passed over when the next action is chosen. */
  state: 'done' | 'open' | 'none';
  fact: string;
  /** The next action of an open stage. */
  action: string;
}

const unknown = '—';
type Status = Omit<StageStatus, 'stage'>;
const done = (fact: string): Status => ({ state: 'done', fact, action: '' });
const open = (fact: string, action: string): Status => ({ state: 'open', fact, action });
const none = (fact = unknown): Status => ({ state: 'none', fact, action: '' });

/** Returns the stage that the URL names. */
export function stageInAddress(text: string | undefined): Stage | undefined {
  return stage.safeParse(text).data;
}

/** Returns the stage of the URL; without one, the months of a result, or else its files. */
export function stageOf(text: string | undefined, { analises }: Pick<SimplesAnalysis, 'analises'>): Stage {
  return stageInAddress(text) ?? (analises.length > 0 ? 'conferir' : 'arquivos');
}

/** Returns the seven stages of a case in their order, each with its state, one fact and its next action. */
export function caseStages(facts: CaseFacts): StageStatus[] {
  return stage.options.map((name) => ({ stage: name, ...statusOf[name](facts) }));
}

/** Returns the first stage with something to do. */
export function currentStage(stages: readonly StageStatus[]): StageStatus | undefined {
  return stages.find(({ state }) => state === 'open');
}

const dueMonths = ({ months = [] }: CaseFacts) => months.filter(({ retificar }) => retificar);
const isChecked = ({ conferido }: NonNullable<CaseFacts['months']>[number]) => conferido !== null && !conferido.mudou;

/** Requests that can still be made, and those made in time. */
const unexpired = ({ requests = [], today }: CaseFacts) => requests.filter((request) => isUnexpired(request, today));

const statusOf: Record<Stage, (facts: CaseFacts) => Status> = {
  arquivos: ({ analysis: { state, contagens } }) => {
    if (state === null) return open('nenhum arquivo', 'Enviar os arquivos');
    if (state === 'falhou') return open('a leitura falhou', 'Ver o que houve');
    if (state !== 'pronta') return open('em leitura', 'Ver o andamento');
    const notes = contagens.xml_validos ?? 0;
    return done(notes > 0 ? counted(notes, 'nota', 'notas') : 'lidos');
  },
  cobertura: ({ coverage }) => {
    if (!coverage) return none();
    const { cobertura, aConfirmar } = coverage;
    if (aConfirmar > 0) return open(`${formatCount(aConfirmar)} a confirmar`, 'Confirmar a cobertura');
    return done(cobertura === null ? unknown : `${formatPercent(cobertura * 100, 1)} da receita`);
  },
  revisar: ({ reviews }) => {
    if (!reviews) return none();
    const { abertos, decididos, aAplicar } = reviews;
    if (abertos > 0) return open(`${formatCount(abertos)} a decidir`, 'Revisar os produtos');
    if (aAplicar > 0) return open(`${formatCount(aAplicar)} a aplicar`, 'Ver o efeito');
    return done(decididos > 0 ? counted(decididos, 'decidido', 'decididos') : 'nada a decidir');
  },
  conferir: (facts) => {
    if (!facts.months) return none();
    const due = dueMonths(facts);
    const next = due.find((month) => !isChecked(month));
    if (due.length === 0) return none('nada a conferir');
    const fact = `${formatCount(due.filter(isChecked).length)} de ${counted(due.length, 'mês', 'meses')}`;
    return next ? open(fact, `Conferir ${next.competencia}`) : done(fact);
  },
  retificar: (facts) => {
    const due = dueMonths(facts);
    if (!facts.months || !facts.requests || due.length === 0) return none();
    // A request without a number presupposes the rectified declaration too.
    const isRectified = (month: string) => {
      const own = unexpired(facts).filter(({ competencia }) => competencia === month);
      return own.length > 0 && own.every((request) => request.retificadora !== '' || isRequestedInTime(request));
    };
    const finished = due.filter(({ competencia }) => isRectified(competencia)).length;
    const fact = `${formatCount(finished)} de ${formatCount(due.length)}`;
    return finished === due.length ? done(fact) : open(fact, 'Retificar os meses');
  },
  pedir: (facts) => {
    const requests = unexpired(facts);
    if (requests.length === 0) return none();
    const waiting = requests.filter((request) => !isRequestedInTime(request));
    const first = waiting.map(({ prescreve_em }) => prescreve_em).sort()[0];
    if (first === undefined) return done(counted(requests.length, 'pedido', 'pedidos'));
    return open(`1º até ${formatDate(first)}`, 'Pedir a restituição');
  },
  receber: (facts) => {
    const asked = unexpired(facts).filter(isRequestedInTime);
    if (asked.length === 0) return none();
    const paid = asked.filter(({ situacao }) => situacao === 'PAGO');
    const fact = formatBRL(
      sumOfReais(paid.map(({ recebido, valor_pedido, total }) => recebido?.valor ?? valor_pedido ?? total)),
    );
    return paid.length === asked.length ? done(fact) : open(fact, 'Acompanhar o recebimento');
  },
};
