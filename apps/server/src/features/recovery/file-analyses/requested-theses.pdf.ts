import { formatBRL } from '@restitui/brazil/money.ts';
import type { AnalysisRequest } from '@restitui/domain/recovery/file-analyses/analysis-requests.api.ts';
import { formatPeriod } from '@restitui/domain/recovery/file-analyses/period-text.ts';
import { requestKindLabels } from '@restitui/domain/simples/refund-requests/request-kind.ts';
import type { Content, TableCell } from 'pdfmake';
import { head } from '../../../platform/dossier-layout.ts';
import {
  type DossierPayment,
  decisionCell,
  feeCell,
  lines,
  receivedCell,
  requestCell,
} from '../../../platform/dossier-payments.ts';
import type { AnalysisDossierInput } from './jobs/dossier-messages.ts';

/**
 * Builds the requested theses of each month with request, decision, money and fee. Those are of a whole request: the
 * Receita decides it, not each of its theses, so that they are shown once beside the theses of a request.
 */
export function requestedThesesPart({ pedidos, pagamentos }: AnalysisDossierInput): Content[] {
  const made = pedidos.filter(({ situacao }) => situacao !== 'A_PEDIR');
  if (made.length === 0) return [];
  const rows = pagamentos
    .map((payment) => ({ payment, theses: made.filter((thesis) => isClaimedBy(thesis, payment)) }))
    .flatMap(({ payment, theses }) => rowsOf(payment, theses));
  const headings = ['Mês', 'Tese', 'Pedido', 'Despacho'].map((text) => head(text));
  const amounts = ['Recebido', 'Honorários'].map((text) => head(text, 'right'));
  return [
    { text: 'Pedidos por tese', style: 'part' },
    {
      layout: 'lightHorizontalLines',
      fontSize: 8,
      table: {
        headerRows: 1,
        dontBreakRows: true,
        widths: [40, '*', 92, 92, 62, 66],
        body: [[...headings, ...amounts], ...rows],
      },
    },
    {
      text: 'Despacho, dinheiro e honorários são do pedido inteiro, também quando ele reúne várias teses.',
      style: 'small',
      margin: [0, 4, 0, 0],
    },
  ];
}

function isClaimedBy({ competencia, tese }: AnalysisRequest, { request }: DossierPayment): boolean {
  return (
    request.situacao !== 'A_PEDIR' &&
    request.competencia === competencia &&
    request.teses.some((one) => one.tese === tese)
  );
}

/** Returns a row for each thesis of a request; what is of the whole request spans them. */
function rowsOf({ request, honorario }: DossierPayment, theses: readonly AnalysisRequest[]): TableCell[][] {
  const rowSpan = theses.length;
  const span = (content: Content): TableCell => ({ stack: [content], rowSpan });
  return theses.map(({ nome, valor_pedido }, i) => {
    const thesis = lines(nome, valor_pedido === null ? '' : formatBRL(valor_pedido));
    if (i > 0) return ['', thesis, '', '', '', ''];
    return [
      span({ text: formatPeriod(request.competencia), bold: true }),
      thesis,
      span(lines({ text: requestKindLabels[request.tipo], style: 'small' }, requestCell(request))),
      span(decisionCell(request)),
      span(receivedCell(request)),
      span(feeCell(honorario)),
    ];
  });
}
