import { sumOfReais } from '@restitui/brazil/money.ts';
import { dateCell, moneyCell, monthCell, sheetOf, textCell, totalCells } from '../../exports/sheet-cells.ts';
import { refundRequestLabels } from './refund-request-status.ts';
import type { RefundRequest } from './refund-requests.api.ts';

/** A request with its corrected amount in the month of the refund. */
export type CorrectedRequest = RefundRequest & { corrigido: number };

const headings = [
  ...['PA', 'Número do DAS', 'Data do pagamento', 'Banco/Agência', 'Principal do DAS', 'COFINS (1004)', 'PIS (1005)'],
  ...['Total a pedir', 'Total corrigido', 'Prescreve em', 'Situação', 'Data', 'Protocolo'],
];

/** Builds the spreadsheet of requests in the fields of the electronic form: one row per DAS, and totals. */
export function refundRequestsSheet(requests: readonly CorrectedRequest[]) {
  const lines = requests.map((request) => [
    monthCell(request.competencia),
    textCell(request.das ?? ''),
    dateCell(request.pago_em),
    textCell(request.banco ?? ''),
    request.principal === null ? textCell('') : moneyCell(request.principal),
    ...[request.cofins, request.pis, request.total, request.corrigido].map(moneyCell),
    dateCell(request.prescreve_em),
    ...askedCells(request),
  ]);
  const sum = (key: 'cofins' | 'pis' | 'total' | 'corrigido') => moneyCell(sumOfReais(requests.map((one) => one[key])));
  const total = [
    ...['Total', '', '', '', ''].map(textCell),
    ...[sum('cofins'), sum('pis'), sum('total'), sum('corrigido')],
    ...['', '', '', ''].map(textCell),
  ];
  return sheetOf('Pedidos de restituição', headings, [...lines, totalCells(total)]);
}

function askedCells({ em_outra_apuracao: elsewhere, ...own }: RefundRequest) {
  const shown = own.situacao === 'A_PEDIR' && elsewhere ? elsewhere : own;
  const label = refundRequestLabels[shown.situacao];
  const situacao = shown === elsewhere ? `${label} (${elsewhere.apuracao})` : label;
  return [textCell(situacao), dateCell(shown.data), textCell(shown.protocolo)];
}
