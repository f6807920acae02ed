import { dateCell, moneyCell, monthCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import type { ExpiringPayment } from './limitation.api.ts';

const headings = ['Prescreve em', 'Cliente', 'CNPJ/CPF', 'Competência', 'Pago em', 'Valor', 'Corrigido'];

/** Builds the spreadsheet of expiring payments: one row per payment, nearest first. */
export function expiringPaymentsSheet(payments: readonly ExpiringPayment[]) {
  const lines = payments.map((one) => [
    dateCell(one.prescreve_em),
    textCell(one.empresa),
    textCell(one.id_client),
    monthCell(one.competencia),
    dateCell(one.pago_em),
    moneyCell(one.valor),
    moneyCell(one.corrigido),
  ]);
  return sheetOf('Prescrições', headings, lines);
}
