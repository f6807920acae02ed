import { sumOfReais } from '@restitui/brazil/money.ts';
import { dateCell, moneyCell, sheetOf, textCell, totalCells } from '../../exports/sheet-cells.ts';
import { refundRequestLabels } from '../../simples/refund-requests/refund-request-status.ts';
import { requestKindLabels, requestStatusLabels } from '../../simples/refund-requests/request-kind.ts';
import type { AnalysisRequest } from './analysis-requests.api.ts';
import { periodCell } from './period-cell.ts';

const headings = [
  ...['Competência', 'Tese', 'A conferir', 'Pagamento', 'Prescreve em', 'Crédito', 'Corrigido', 'Forma', 'Situação'],
  ...['Data', 'Protocolo', 'Valor pedido'],
];

/** Builds the spreadsheet of the requests of an analysis: one row per month and thesis, and totals. */
export function analysisRequestsSheet(requests: readonly AnalysisRequest[]) {
  const lines = requests.map((request) => [
    periodCell(request.competencia),
    textCell(request.nome),
    textCell(request.a_conferir ? 'Sim' : ''),
    dateCell(request.pagamento),
    dateCell(request.prescreve_em),
    moneyCell(request.credito),
    moneyCell(request.corrigido),
    textCell(request.situacao === 'A_PEDIR' ? '' : requestKindLabels[request.tipo]),
    textCell(stateText(request)),
    dateCell(request.data),
    textCell(request.protocolo),
    request.valor_pedido === null ? textCell('') : moneyCell(request.valor_pedido),
  ]);
  const sum = (field: 'credito' | 'corrigido') => moneyCell(sumOfReais(requests.map((request) => request[field])));
  const total = [
    ...['Total', '', '', '', ''].map(textCell),
    ...[sum('credito'), sum('corrigido')],
    ...['', '', '', '', ''].map(textCell),
  ];
  return sheetOf('Pedidos', headings, [...lines, totalCells(total)]);
}

function stateText({ tipo, situacao, em_outra_apuracao: elsewhere }: AnalysisRequest): string {
  if (situacao !== 'A_PEDIR' || !elsewhere) return requestStatusLabels[tipo][situacao];
  return `${refundRequestLabels[elsewhere.situacao]} (${elsewhere.apuracao})`;
}
