import { formatDay } from '@restitui/brazil/day.ts';
import { moneyCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import type { ExpiringPayment } from './limitation.api.ts';

const headings = ['Prescreve em', 'Cliente', 'CNPJ/CPF', 'Competência', 'Pago em', 'Valor', 'Corrigido'];

/** Builds the spreadsheet of expiring payments: one row per payment, nearest first. */
export function expiringPaymentsSheet(payments: readonly ExpiringPayment[]) {
  const lines = payments.map((one) => [
    ...[formatDay(one.prescreve_em), one.empresa, one.id_client, one.competencia, formatDay(one.pago_em)].map(textCell),
    moneyCell(one.valor),
    moneyCell(one.corrigido),
  ]);
  return sheetOf('Prescrições', headings, lines);
}
