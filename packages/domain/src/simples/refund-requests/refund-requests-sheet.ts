import { sumOfReais } from '@restitui/brazil/money.ts';
import { dateCell, moneyCell, sheetOf, textCell, totalCells } from '../../exports/sheet-cells.ts';
import { periodCell } from '../../recovery/file-analyses/period-cell.ts';
import { refundRequestLabels } from './refund-request-status.ts';
import type { RefundRequest } from './refund-requests.api.ts';
import { decisionResultLabels } from './refund-step.ts';

/** A request with its corrected amount in the month of the refund. */
export type CorrectedRequest = RefundRequest & { corrigido: number };

const headings = [
  ...['PA', 'Número do DAS', 'Data do pagamento', 'Banco/Agência', 'Principal do DAS', 'COFINS (1004)', 'PIS (1005)'],
  ...['Total a pedir', 'Total corrigido', 'Prescreve em', 'Situação', 'Data', 'Protocolo'],
  ...['Número da retificadora', 'Despacho', 'Data do despacho', 'Valor deferido', 'Motivo do despacho'],
  ...['Recebido em', 'Valor recebido'],
];

/** Builds the spreadsheet of requests in the fields of the electronic form: one row per DAS, and totals. */
export function refundRequestsSheet(requests: readonly CorrectedRequest[]) {
  const lines = requests.map((request) => [
    periodCell(request.competencia),
    textCell(request.das ?? ''),
    dateCell(request.pago_em),
    textCell(request.banco ?? ''),
    request.principal === null ? textCell('') : moneyCell(request.principal),
    ...[request.cofins, request.pis, request.total, request.corrigido].map(moneyCell),
    dateCell(request.prescreve_em),
    ...askedCells(request),
    ...outcomeCells(request),
  ]);
  const sum = (key: 'cofins' | 'pis' | 'total' | 'corrigido') => moneyCell(sumOfReais(requests.map((one) => one[key])));
  const granted = requests.flatMap(({ despacho }) => despacho?.valor ?? []);
  const received = requests.flatMap(({ recebido }) => recebido?.valor ?? []);
  const total = [
    ...['Total', '', '', '', ''].map(textCell),
    ...[sum('cofins'), sum('pis'), sum('total'), sum('corrigido')],
    ...['', '', '', '', '', '', ''].map(textCell),
    ...[moneyCell(sumOfReais(granted)), textCell(''), textCell(''), moneyCell(sumOfReais(received))],
  ];
  return sheetOf('Pedidos de restituição', headings, [...lines, totalCells(total)]);
}

function askedCells({ em_outra_apuracao: elsewhere, ...own }: RefundRequest) {
  const shown = own.situacao === 'A_PEDIR' && elsewhere ? elsewhere : own;
  const label = refundRequestLabels[shown.situacao];
  const situacao = shown === elsewhere ? `${label} (${elsewhere.apuracao})` : label;
  return [textCell(situacao), dateCell(shown.data), textCell(shown.protocolo)];
}

function outcomeCells({ retificadora, despacho, recebido }: RefundRequest) {
  return [
    textCell(retificadora),
    textCell(despacho ? decisionResultLabels[despacho.resultado] : ''),
    dateCell(despacho?.data ?? null),
    despacho ? moneyCell(despacho.valor) : textCell(''),
    textCell(despacho?.motivo ?? ''),
    dateCell(recebido?.data ?? null),
    recebido ? moneyCell(recebido.valor) : textCell(''),
  ];
}
