import { dateCell, moneyCell, sheetOf, textCell } from '../../exports/sheet-cells.ts';
import { periodCell } from '../../recovery/file-analyses/period-cell.ts';
import { serviceLabels } from '../../recovery/products/service-type.ts';
import type { ExpiringPayment } from './limitation.api.ts';

const headings = ['Prescreve em', 'Cliente', 'CNPJ/CPF', 'Produto', 'Competência', 'Pago em', 'Valor', 'Corrigido'];

/** Builds the spreadsheet of expiring payments: one row per payment, nearest first. */
export function expiringPaymentsSheet(payments: readonly ExpiringPayment[]) {
  const lines = payments.map((one) => [
    dateCell(one.prescreve_em),
    textCell(one.empresa),
    textCell(one.id_client),
    textCell(serviceLabels[one.typeServico]),
    periodCell(one.competencia),
    dateCell(one.pago_em),
    moneyCell(one.valor),
    moneyCell(one.corrigido),
  ]);
  return sheetOf('Prescrições', headings, lines);
}
