import { dateCell, moneyCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { boletoStatusLabels } from './boleto-status.ts';
import { cpfCnpjText } from './boleto-texts.ts';
import type { Boleto } from './boletos.api.ts';

const columns: [heading: string, cell: (boleto: Boleto) => SheetCell][] = [
  ['Seu número', ({ seuNumero }) => textCell(seuNumero)],
  ['Pagador', ({ nome }) => textCell(nome)],
  ['CPF/CNPJ', ({ cpfCnpj }) => textCell(cpfCnpjText(cpfCnpj))],
  ['Valor', ({ valorNominal }) => moneyCell(valorNominal)],
  ['Emissão', ({ dataEmissao }) => dateCell(dataEmissao)],
  ['Vencimento', ({ dataVencimento }) => dateCell(dataVencimento)],
  ['Status', ({ status }) => textCell(boletoStatusLabels[status])],
  ['Valor recebido', ({ valorRecebido }) => (valorRecebido === null ? textCell('') : moneyCell(valorRecebido))],
  ['Linha digitável', ({ linhaDigitavel }) => textCell(linhaDigitavel ?? '')],
];

/** The most boletos that one spreadsheet holds; the latest due dates come first. */
export const mostExportedBoletos = 20_000;

/** Builds the spreadsheet of boletos: bold frozen headings, then one row per boleto. */
export function boletosSheet(boletos: readonly Boleto[]) {
  const headings = columns.map(([value]): SheetCell => ({ value, type: String, fontWeight: 'bold' }));
  return {
    sheet: 'Boletos',
    data: [headings, ...boletos.map((boleto) => columns.map(([, cell]) => cell(boleto)))],
    columns: columns.map(([heading]) => ({ width: heading === 'Pagador' || heading === 'Linha digitável' ? 48 : 18 })),
    stickyRowsCount: 1,
    stickyColumnsCount: 1,
    orientation: 'landscape' as const,
  };
}
