import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { Boleto } from '@restitui/domain/billing/boletos/boletos.api.ts';
import { boletosSheet } from '@restitui/domain/billing/boletos/boletos-sheet.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import writeExcelFile from 'write-excel-file/browser';

/** Downloads the boletos as a spreadsheet. Returns the file name. */
export async function saveBoletosSheet(boletos: readonly Boleto[]): Promise<string> {
  const { data, ...options } = boletosSheet(boletos);
  const name = `boletos_${dayInBrazil(new Date())}.xlsx`;
  await writeExcelFile(data, options, { features: [sheetFilter(data.length - 1)] }).toFile(name);
  return name;
}
