import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { ExportedClient, ImportRow } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { clientSheet, refusedSheet, templateSheets } from '@restitui/domain/crm/portfolio/portfolio-sheets.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import writeExcelFile from 'write-excel-file/browser';

export async function saveClientSheet(clients: readonly ExportedClient[]): Promise<void> {
  const { data, ...options } = clientSheet(clients);
  const name = `clientes_${dayInBrazil(new Date())}.xlsx`;
  await writeExcelFile(data, options, { features: [sheetFilter(clients.length)] }).toFile(name);
}

export async function saveRefusedSheet(
  file: { name: string; headings: readonly string[] },
  rows: readonly ImportRow[],
): Promise<void> {
  const { data, ...options } = refusedSheet(file.headings, rows);
  await writeExcelFile(data, options).toFile(`${file.name.replace(/\.\w+$/, '')}_erros.xlsx`);
}

export async function saveTemplate(): Promise<void> {
  await writeExcelFile(templateSheets()).toFile('modelo_clientes.xlsx');
}
