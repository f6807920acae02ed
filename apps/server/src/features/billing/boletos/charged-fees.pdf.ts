import { counted } from '@restitui/brazil/counted.ts';
import { formatBRL } from '@restitui/brazil/money.ts';
import {
  type ChargedFee,
  chargedOriginText,
  chargedPaymentText,
  chargedShareText,
  chargedTotals,
} from '@restitui/domain/billing/boletos/charged-fee.ts';
import type { Content, TableCell } from 'pdfmake';

/** Fees that fit above the slip on the first page; more of them are listed after it. */
const mostOnSlipPage = 4;

interface ChargingBoleto {
  honorarios: readonly ChargedFee[];
  /** Reais. */
  valorNominal: number;
}

/** Returns what is printed in the receipt: the fees, or the page where they are listed; nothing without fees. */
export function chargedInReceipt(boleto: ChargingBoleto): Content[] {
  const { honorarios, valorNominal } = boleto;
  if (honorarios.length === 0) return [];
  if (honorarios.length <= mostOnSlipPage) return [chargedTable(boleto, [0, 8, 0, 0])];
  const besides = chargedTotals(honorarios, valorNominal).outros > 0 ? ' e outros valores' : '';
  const text = `Cobra honorários de ${counted(honorarios.length, 'pagamento', 'pagamentos')}${besides}, ${formatBRL(valorNominal)} ao todo: relação na próxima página.`;
  return [{ text, margin: [0, 8, 0, 0] }];
}

/** Returns the list of fees on pages of its own; nothing where it is in the receipt. */
export function chargedAfterSlip(boleto: ChargingBoleto & { seuNumero: string; nome: string }): Content[] {
  if (boleto.honorarios.length <= mostOnSlipPage) return [];
  return [
    { text: `O que o boleto ${boleto.seuNumero} cobra`, bold: true, fontSize: 12, pageBreak: 'before' },
    { text: boleto.nome, color: '#555555', margin: [0, 2, 0, 8] },
    chargedTable(boleto),
  ];
}

const amount = (value: number, extra: object = {}): TableCell => ({
  ...{ text: formatBRL(value), alignment: 'right', noWrap: true },
  ...extra,
});

function chargedTable(
  { honorarios, valorNominal }: ChargingBoleto,
  margin?: [number, number, number, number],
): Content {
  const { recebido, outros } = chargedTotals(honorarios, valorNominal);
  const label = (text: string, alignment: 'left' | 'right' = 'left') => ({
    ...{ text, alignment, fontSize: 6.5, color: '#555555' },
  });
  return {
    ...(margin && { margin }),
    fontSize: 8,
    layout: 'lightHorizontalLines',
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 'auto', 'auto', 'auto'],
      body: [
        [
          label('Pagamento'),
          label('Recebido ou compensado', 'right'),
          label('Honorários', 'right'),
          label('Cobrado neste boleto', 'right'),
        ],
        ...honorarios.map((fee): TableCell[] => [
          {
            stack: [chargedPaymentText(fee), { text: chargedOriginText(fee), fontSize: 7, color: '#555555' }],
          },
          amount(fee.recebido),
          { text: chargedShareText(fee), alignment: 'right' },
          amount(fee.valor),
        ]),
        ...(outros > 0 ? [[{ text: 'Outros valores', colSpan: 3 }, {}, {}, amount(outros)]] : []),
        [{ text: 'Total', bold: true }, amount(recebido, { bold: true }), {}, amount(valorNominal, { bold: true })],
      ],
    },
  };
}
