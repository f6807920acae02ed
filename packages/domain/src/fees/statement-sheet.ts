import { formatInstant } from '@restitui/brazil/day.ts';
import { feeRoleLabels } from './fee-shares.ts';
import type { StatementLine } from './fees.api.ts';
import { ledgerReasonLabels } from './ledger.ts';

/** One cell as the spreadsheet writer takes it. */
interface StatementCell {
  value: string | number;
  type: StringConstructor | NumberConstructor;
  format?: string;
  fontWeight?: 'bold';
}

const headings = ['Data', 'Lançamento', 'Participação', 'Cliente', 'CNPJ ou CPF', 'Boleto', 'Valor'];

const textCell = (value: string): StatementCell => ({ value, type: String, format: '@' });
const moneyCell = (value: number): StatementCell => ({ value, type: Number, format: '#,##0.00' });

/** A statement as the spreadsheet writer takes it: frozen headings, a line per booking, the total last. */
export function statementSheet({ linhas, total }: { linhas: readonly StatementLine[]; total: number }) {
  const lines = linhas.map((line) => [
    textCell(formatInstant(line.date)),
    textCell(ledgerReasonLabels[line.motivo]),
    textCell(feeRoleLabels[line.papel]),
    textCell(line.razao_social),
    textCell(line.id_client),
    textCell(line.seuNumero ?? ''),
    moneyCell(line.valor),
  ]);
  const bold = (cell: StatementCell): StatementCell => ({ ...cell, fontWeight: 'bold' });
  const last = [bold(textCell('Total')), ...headings.slice(2).map(() => textCell('')), bold(moneyCell(total))];
  return {
    sheet: 'Extrato',
    data: [headings.map((value) => bold({ value, type: String })), ...lines, last],
    columns: [18, 22, 16, 40, 18, 18, 14].map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  };
}
