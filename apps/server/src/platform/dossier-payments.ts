import { formatDay } from '@restitui/brazil/day.ts';
import { formatBRL, formatPercent, sumOfReais } from '@restitui/brazil/money.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { paymentDocument } from '@restitui/domain/simples/refund-requests/payment-name.ts';
import type { RefundRequest } from '@restitui/domain/simples/refund-requests/refund-requests.api.ts';
import { decisionResultLabels } from '@restitui/domain/simples/refund-requests/refund-step.ts';
import { requestKindLabels, requestStatusLabels } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import type { Content, TableCell } from 'pdfmake';
import { head } from './dossier-layout.ts';

/** A payment with the steps that were recorded, and its fee once the money arrived. */
export interface DossierPayment {
  request: RefundRequest;
  /** Theses of a request with what was asked for each, in reais; those of the result where it was not made. */
  teses?: readonly { nome: string; valor: number }[];
  honorario: DossierFee | null;
}

/**
 * The contract's percentage of what was received, in reais; `apurado` is what was entered, null before. `emOutra` names
 * the assessment under which it was entered, where it is another one.
 */
export interface DossierFee {
  percentual: number;
  valor: number;
  apurado: number | null;
  emOutra: string | null;
}

const none = '—';

/** Builds the steps of each payment, from the rectifying declaration to the fee, with their totals. */
export function paymentsPart(payments: readonly DossierPayment[]): Content[] {
  if (payments.length === 0) return [];
  const headings = [
    ...['Pagamento', 'Retificadora', 'Pedido', 'Despacho'].map((text) => head(text)),
    ...['Recebido', 'Honorários'].map((text) => head(text, 'right')),
  ];
  const rows = payments.map(({ request, teses, honorario }) => [
    paymentCell(request, teses ?? request.teses.map(({ nome, credito }) => ({ nome, valor: credito }))),
    request.retificadora || none,
    requestCell(request),
    decisionCell(request),
    receivedCell(request),
    feeCell(honorario),
  ]);
  return [
    { text: 'Andamento de cada pagamento', style: 'part' },
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [86, 78, 86, '*', 58, 62],
        body: [headings, ...rows, ...totals(payments)],
      },
    },
    {
      text: notes(payments).join(' '),
      style: 'small',
      margin: [0, 4, 0, 0],
    },
  ];
}

function notes(payments: readonly DossierPayment[]): string[] {
  const joinsTheses = payments.some(({ request: { teses } }) => teses.length > 1);
  return [
    'Situação no dia do dossiê; sob o pagamento, o valor do resultado. Um traço: nada foi registrado.',
    'Honorários: percentual do contrato sobre o valor recebido.',
    ...(joinsTheses ? ['Pedido, despacho, dinheiro e honorários são de todas as teses do pedido.'] : []),
  ];
}

function totals(payments: readonly DossierPayment[]): TableCell[][] {
  if (payments.length < 2) return [];
  const sum = (values: number[]) => ({ text: values.length > 0 ? formatBRL(sumOfReais(values)) : none, bold: true });
  const requests = payments.map(({ request }) => request);
  return [
    [
      { text: 'Total', bold: true },
      '',
      sum(requests.flatMap((one) => (one.situacao === 'A_PEDIR' ? [] : (one.valor_pedido ?? [])))),
      sum(requests.flatMap(({ despacho }) => despacho?.valor ?? [])),
      { ...sum(requests.flatMap(({ recebido }) => recebido?.valor ?? [])), alignment: 'right' },
      { ...sum(payments.flatMap(({ honorario }) => honorario?.valor ?? [])), alignment: 'right' },
    ],
  ];
}

function paymentCell(
  { competencia, pago_em, teses, total }: RefundRequest,
  claimed: NonNullable<DossierPayment['teses']>,
): TableCell {
  return lines(
    { text: formatPeriod(competencia), bold: true },
    `${paymentDocument({ teses })} de ${formatDay(pago_em)}`,
    formatBRL(total),
    ...claimed.map(
      ({ nome, valor }): Content => ({ text: [`${nome}: `, { text: formatBRL(valor), noWrap: true }], style: 'small' }),
    ),
  );
}

function requestCell({ situacao, tipo, teses, data, valor_pedido, protocolo }: RefundRequest): Content {
  const label = requestStatusLabels[tipo][situacao];
  if (situacao === 'A_PEDIR') return label;
  return lines(
    valor_pedido === null ? none : formatBRL(valor_pedido),
    small(teses.length > 0 ? requestKindLabels[tipo] : ''),
    small(data ? `em ${formatDay(data)}` : ''),
    small(inTwoLines(protocolo)),
    small(label),
  );
}

/** Characters of a protocol that fit into its column. */
const protocolWidth = 23;

/** Returns a long protocol with a line break after a separator, instead of within a number. */
function inTwoLines(protocolo: string): string {
  if (protocolo.length <= protocolWidth) return protocolo;
  const at = Math.max(...['.', '/', '-', ' '].map((separator) => protocolo.lastIndexOf(separator, protocolWidth - 1)));
  return at < 0 ? protocolo : `${protocolo.slice(0, at + 1)}\n${protocolo.slice(at + 1)}`;
}

function decisionCell({ despacho, recurso }: RefundRequest): Content {
  if (despacho === null) return none;
  const appeal = recurso && `Recurso em ${formatDay(recurso.data)}, ${recurso.protocolo}`;
  return lines(
    decisionResultLabels[despacho.resultado],
    formatBRL(despacho.valor),
    small(`em ${formatDay(despacho.data)}`),
    small(despacho.motivo),
    small(appeal ?? ''),
  );
}

function receivedCell({ recebido }: RefundRequest): Content {
  if (recebido === null) return { text: none, alignment: 'right' };
  return { ...lines(formatBRL(recebido.valor), small(`em ${formatDay(recebido.data)}`)), alignment: 'right' };
}

function feeCell(fee: DossierFee | null): Content {
  if (fee === null) return { text: none, alignment: 'right' };
  return {
    ...lines(formatBRL(fee.valor), small(`${formatPercent(fee.percentual)} do recebido`), small(feeStateText(fee))),
    alignment: 'right',
  };
}

/** Returns whether a fee was entered, with the amount where it is another one, and under which other assessment. */
function feeStateText({ valor, apurado, emOutra }: DossierFee): string {
  if (emOutra !== null) return `lançados em ${emOutra}`;
  if (apurado === null) return 'a lançar';
  return apurado === valor ? 'lançados' : `lançados ${formatBRL(apurado)}`;
}

function small(text: string): Content {
  return { text, style: 'small' };
}

function lines(...parts: Content[]): { stack: Content[] } {
  return { stack: parts.filter((part) => !(typeof part === 'object' && 'text' in part && part.text === '')) };
}
