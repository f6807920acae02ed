import { dayInBrazil } from '@restitui/brazil/day.ts';
import { dateCell, moneyCell, type SheetCell, textCell } from '../../exports/sheet-cells.ts';
import { payoutMeansLabels } from './fee-payouts.ts';
import { feeRoleLabels } from './fee-shares.ts';
import type { Statement } from './fees.api.ts';
import { ledgerReasonLabels } from './ledger.ts';

const headings = ['Data', 'Lançamento', 'Participação', 'Cliente', 'CNPJ ou CPF', 'Boleto', 'Valor'];

type StatementData = Pick<Statement, 'linhas' | 'total' | 'anterior' | 'repassado' | 'aberto' | 'repasses'>;

/**
 * Builds the spreadsheet of a statement: frozen headings, one row per booking and payout, and below them the opening
 * amount, what became due, what was paid out and the open amount.
 */
export function statementSheet({ linhas, repasses, ...sums }: StatementData) {
  const lines = linhas.map((line) => [
    dateCell(dayInBrazil(new Date(line.date))),
    textCell(ledgerReasonLabels[line.motivo]),
    textCell(feeRoleLabels[line.papel]),
    textCell(line.razao_social),
    textCell(line.id_client),
    textCell(line.seuNumero ?? ''),
    moneyCell(line.valor),
  ]);
  const payouts = repasses.map(({ data, papel, forma, referencia, estornadoEm, valor }) => [
    dateCell(data),
    textCell(estornadoEm === null ? 'Repasse' : 'Repasse (estornado)'),
    textCell(feeRoleLabels[papel]),
    textCell(`${payoutMeansLabels[forma]} ${referencia}`),
    textCell(''),
    textCell(''),
    moneyCell(0 - valor),
  ]);
  const bold = (cell: SheetCell): SheetCell => ({ ...cell, fontWeight: 'bold' });
  const sumRow = (name: string, value: number) => [
    bold(textCell(name)),
    ...headings.slice(2).map(() => textCell('')),
    bold(moneyCell(value)),
  ];
  const rows = [...lines, ...payouts];
  return {
    sheet: 'Extrato',
    data: [
      headings.map((value) => bold({ value, type: String })),
      ...rows,
      sumRow('Saldo anterior', sums.anterior),
      sumRow('Devido no mês', sums.total),
      sumRow('Repassado no mês', sums.repassado),
      sumRow('Em aberto', sums.aberto),
    ],
    /** Number of rows that a filter may hide: all but headings and sums. */
    filterable: rows.length,
    columns: [18, 22, 16, 40, 18, 18, 14].map((width) => ({ width })),
    stickyRowsCount: 1,
    orientation: 'landscape' as const,
  };
}
