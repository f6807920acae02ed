import { formatDay } from '@restitui/brazil/day.ts';
import { boletoStatusLabels } from './boleto-status.ts';
import { cpfCnpjText } from './boleto-texts.ts';
import type { Boleto } from './boletos.api.ts';

/** Cell in the format of write-excel-file. */
interface BoletoCell {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
}

const textCell = (value: string): BoletoCell => ({ value, type: String, format: '@' });
const moneyCell = (value: number): BoletoCell => ({ value, type: Number, format: '#,##0.00' });

const columns: [heading: string, cell: (boleto: Boleto) => BoletoCell][] = [
  ['Seu número', ({ seuNumero }) => textCell(seuNumero)],
  ['Pagador', ({ nome }) => textCell(nome)],
  ['CPF/CNPJ', ({ cpfCnpj }) => textCell(cpfCnpjText(cpfCnpj))],
  ['Valor', ({ valorNominal }) => moneyCell(valorNominal)],
  ['Emissão', ({ dataEmissao }) => textCell(formatDay(dataEmissao))],
  ['Vencimento', ({ dataVencimento }) => textCell(formatDay(dataVencimento))],
  ['Status', ({ status }) => textCell(boletoStatusLabels[status])],
  ['Valor recebido', ({ valorRecebido }) => (valorRecebido === null ? textCell('') : moneyCell(valorRecebido))],
  ['Linha digitável', ({ linhaDigitavel }) => textCell(linhaDigitavel ?? '')],
];

/** Builds the spreadsheet of boletos: bold frozen headings, then one row per boleto. */
export function boletosSheet(boletos: readonly Boleto[]) {
  const headings = columns.map(([value]): BoletoCell => ({ value, type: String, fontWeight: 'bold' }));
  return {
    sheet: 'Boletos',
    data: [headings, ...boletos.map((boleto) => columns.map(([, cell]) => cell(boleto)))],
    columns: columns.map(([heading]) => ({ width: heading === 'Pagador' || heading === 'Linha digitável' ? 48 : 18 })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  };
}
