import { formatDay } from '@restitui/brazil/day.ts';
import { moneyCell, sheetOf, textCell } from '../exports/sheet-cells.ts';
import type { LapsingPayment } from './lapses.api.ts';

const headings = ['Prescreve em', 'Cliente', 'CNPJ/CPF', 'Competência', 'Pago em', 'Valor', 'Corrigido'];

/** What lapses, a payment a line, the nearest first. */
export function lapsesSheet(payments: readonly LapsingPayment[]) {
  const lines = payments.map((one) => [
    ...[formatDay(one.prescreve_em), one.empresa, one.id_client, one.competencia, formatDay(one.pago_em)].map(textCell),
    moneyCell(one.valor),
    moneyCell(one.corrigido),
  ]);
  return sheetOf('Prescrições', headings, lines);
}
