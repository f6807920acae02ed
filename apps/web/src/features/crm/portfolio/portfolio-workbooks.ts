import type { ImportRow } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { refusedSheet, templateSheets } from '@restitui/domain/crm/portfolio/portfolio-sheets.ts';
import writeExcelFile from 'write-excel-file/browser';

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
