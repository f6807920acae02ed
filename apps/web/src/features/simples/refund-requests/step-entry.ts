import { parseDay } from '@restitui/brazil/day.ts';
import { formatDecimal } from '@restitui/brazil/money.ts';
import type { SelicMonth } from '@restitui/domain/operations/lookups/selic-series.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import {
  type DecisionResult,
  type EnteredStep,
  refundStep,
  type StepKind,
} from '@restitui/domain/simples/refund-requests/refund-step.ts';
import {
  changeOfUse,
  refusalOfStep,
  type UseChange,
} from '@restitui/domain/simples/refund-requests/refund-step-rules.ts';
import { isKindAllowed, type RequestKind } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import { type SupportedUse, supportedUse } from '@restitui/domain/simples/refund-requests/taken-use.ts';
import { formatDate } from '../../../lib/formats.ts';
import { readMoney } from '../../../lib/money-text.ts';
import type { SteppedRequest } from './refund-requests.queries.ts';
import { paymentLine } from './step-texts.ts';

/** The payments that share one typed value: those of a month for its rectification, or else one payment. */
export interface StepLine {
  label: string;
  requests: RefundRequest[];
}

/** Typed fields: those of all payments, and one text per line. */
export interface StepDraft {
  data: string;
  resultado: DecisionResult;
  /** Form of the request; only payments of analyses from files have a choice. */
  tipo: RequestKind;
  motivo: string;
  texts: string[];
  /** Amount that remains used of a compensation; null while nothing is typed, so that the suggestion applies. */
  uso_mantido: string | null;
}

/** Messages of the fields; those of a line are shown at its own field. */
export interface StepErrors {
  data?: string | undefined;
  resultado?: string | undefined;
  motivo?: string | undefined;
  uso_mantido?: string | undefined;
  lines: (string | undefined)[];
}

export function stepLines(kind: StepKind, requests: readonly RefundRequest[]): StepLine[] {
  if (kind !== 'RETIFICADORA') {
    return requests.map((request) => ({
      label: paymentLine(request),
      requests: [request],
    }));
  }
  const months = new Map<string, RefundRequest[]>();
  for (const request of requests) {
    const month = formatPeriod(request.competencia);
    months.set(month, [...(months.get(month) ?? []), request]);
  }
  return [...months].map(([label, held]) => ({ label, requests: held }));
}

/** Returns the fields as they are recorded, or else with today's day. `today` is `AAAA-MM-DD`. */
export function firstDraft(kind: StepKind, lines: readonly StepLine[], today: string): StepDraft {
  const firsts = lines.flatMap(({ requests }) => requests.slice(0, 1));
  const [first] = firsts;
  return {
    data: formatDate((first && dayOf(kind, first)) ?? today),
    resultado: first?.despacho?.resultado ?? 'DEFERIDO',
    tipo: first ? kindOf(first) : 'RESTITUICAO',
    motivo: first?.despacho?.motivo ?? '',
    texts: firsts.map((request) => textOf(kind, request)),
    uso_mantido: null,
  };
}

/** Returns the recorded form of a request, or a refund where the form cannot be chosen. */
export function kindOf({ tipo, teses }: Pick<RefundRequest, 'tipo' | 'teses'>): RequestKind {
  return isKindAllowed(tipo, teses) ? tipo : 'RESTITUICAO';
}

/** Returns the recorded day of a step; null or undefined before. */
function dayOf(kind: StepKind, { data, despacho, recurso, recebido }: RefundRequest): string | null | undefined {
  const days = { RETIFICADORA: undefined, PEDIDO: data, DESPACHO: despacho?.data, RECURSO: recurso?.data };
  return kind === 'DINHEIRO' ? recebido?.data : days[kind];
}

function textOf(kind: StepKind, { retificadora, protocolo, despacho, recurso, recebido }: RefundRequest): string {
  if (kind === 'RETIFICADORA') return retificadora;
  if (kind === 'PEDIDO') return protocolo;
  if (kind === 'RECURSO') return recurso?.protocolo ?? '';
  const valor = kind === 'DINHEIRO' ? recebido?.valor : despacho?.valor;
  return valor ? formatDecimal(valor) : '';
}

/** Returns whether a line has a field of its own. */
export function hasLineField(kind: StepKind, { resultado }: Pick<StepDraft, 'resultado'>): boolean {
  return kind !== 'DESPACHO' || resultado === 'DEFERIDO_EM_PARTE';
}

/** Returns the payment whose use a typed decision may change: the only one, because each credit has its own effect. */
const onlyRequest = (lines: readonly StepLine[]) => (lines.length === 1 ? lines[0]?.requests[0] : undefined);

/** Returns what the typed decision changes of the use of a compensation. */
export function typedUseChange(
  { data, resultado, motivo, texts }: StepDraft,
  lines: readonly StepLine[],
): UseChange | undefined {
  const request = onlyRequest(lines);
  const money = readMoney(texts[0] ?? '');
  if (!request || (resultado === 'DEFERIDO_EM_PARTE' && 'refusal' in money)) return undefined;
  const valor = 'valor' in money && resultado === 'DEFERIDO_EM_PARTE' ? money.valor : null;
  return changeOfUse({ passo: 'DESPACHO', data, resultado, valor, motivo }, request);
}

/** Returns the use that the typed decision leaves by the Selic; undefined while it is unknown, and for a denial. */
export function suggestedUse(
  draft: StepDraft,
  lines: readonly StepLine[],
  series: readonly SelicMonth[] | undefined,
): SupportedUse | undefined {
  const request = onlyRequest(lines);
  const change = typedUseChange(draft, lines);
  if (!request || !series || !change || draft.resultado === 'INDEFERIDO') return undefined;
  const typed = readMoney(draft.texts[0] ?? '');
  const whole = request.valor_pedido ?? request.total;
  const granted = draft.resultado === 'DEFERIDO' || 'refusal' in typed ? whole : typed.valor;
  return supportedUse(request, { granted, change }, series);
}

interface StepPlace {
  today: string;
  cnpj: string;
}

/** Reads the typed steps: one per payment, or the messages of what is refused. */
export function readSteps(
  kind: StepKind,
  draft: StepDraft,
  lines: readonly StepLine[],
  place: StepPlace,
): { steps: SteppedRequest[] } | { errors: StepErrors } {
  const errors: StepErrors = { lines: lines.map(() => undefined) };
  const steps: SteppedRequest[] = [];
  const refuse = (line: number, field: unknown, message: string, isCommon: boolean) => {
    if (isCommon && isCommonField(field)) errors[field] = message;
    else errors.lines[line] ??= message;
  };
  for (const [i, { requests }] of lines.entries()) {
    const typed = enteredStep(kind, draft, draft.texts[i] ?? '');
    if ('refusal' in typed) {
      refuse(i, 'valor', typed.refusal, false);
      continue;
    }
    const entered = lines.length === 1 ? withUse(typed, draft, requests) : typed;
    if ('refusal' in entered) {
      refuse(i, 'uso_mantido', entered.refusal, true);
      continue;
    }
    const parsed = refundStep.safeParse(entered);
    for (const { path, message } of parsed.error?.issues ?? []) refuse(i, path[0], message, true);
    if (!parsed.success) continue;
    for (const request of requests) {
      const isMissing = parsed.data.passo === 'RETIFICADORA' && !parsed.data.numero && !request.retificadora;
      if (isMissing) refuse(i, 'numero', 'Informe o número da retificadora.', false);
      const refusal = refusalOfStep(parsed.data, request, place);
      if (refusal) refuse(i, refusal.field, refusal.message, lines.length === 1);
      steps.push({ request, passo: entered });
    }
  }
  const { lines: ofLines, ...common } = errors;
  return Object.values(common).some(Boolean) || ofLines.some(Boolean) ? { errors } : { steps };
}

function enteredStep(kind: StepKind, draft: StepDraft, text: string): EnteredStep | { refusal: string } {
  const data = parseDay(draft.data) ?? draft.data;
  if (kind === 'RETIFICADORA') return { passo: kind, numero: text };
  if (kind === 'PEDIDO') return { passo: kind, data, protocolo: text, tipo: draft.tipo };
  if (kind === 'RECURSO') return { passo: kind, data, protocolo: text };
  const { resultado, motivo } = draft;
  if (kind === 'DESPACHO' && resultado !== 'DEFERIDO_EM_PARTE') {
    return { passo: kind, data, resultado, motivo: resultado === 'DEFERIDO' ? '' : motivo };
  }
  const money = readMoney(text);
  if ('refusal' in money) return money;
  const { valor } = money;
  return kind === 'DESPACHO' ? { passo: kind, data, resultado, valor, motivo } : { passo: 'DINHEIRO', data, valor };
}

/** Returns a decision with what remains used, where it changes a use. */
function withUse(step: EnteredStep, { uso_mantido }: StepDraft, requests: readonly RefundRequest[]) {
  if (step.passo !== 'DESPACHO' || !requests.some((request) => changeOfUse(step, request))) return step;
  if (step.resultado === 'INDEFERIDO') return { ...step, uso_mantido: 0 };
  const left = readMoney(uso_mantido ?? '');
  return 'refusal' in left ? left : { ...step, uso_mantido: left.valor };
}

/** Places the refusals of the server: those of one line at the field that they name, others at their payments. */
export function placeIssues(
  issues: readonly { path: string; message: string }[],
  lines: readonly StepLine[],
  steps: readonly SteppedRequest[],
): StepErrors {
  const errors: StepErrors = { lines: lines.map(() => undefined) };
  for (const { path, message } of issues) {
    const field = path.split('.').at(-1);
    if (lines.length === 1 && isCommonField(field)) {
      errors[field] ??= message;
      continue;
    }
    const at = /^pagamentos\.(\d+)/.exec(path)?.[1];
    const step = steps[at === undefined ? 0 : Number(at)];
    const line = lines.findIndex(({ requests }) => requests.some((request) => request === step?.request));
    if (line >= 0) errors.lines[line] ??= message;
  }
  return errors;
}

function isCommonField(field: unknown): field is Exclude<keyof StepErrors, 'lines'> {
  return field === 'data' || field === 'resultado' || field === 'motivo' || field === 'uso_mantido';
}
