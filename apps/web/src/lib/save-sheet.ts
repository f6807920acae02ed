import type { SheetCell } from '@restitui/domain/exports/sheet-cells.ts';
import { sheetFilter } from '@restitui/domain/exports/sheet-filter.ts';
import { reportExport } from './report-export.ts';

interface Sheet {
  data: SheetCell[][];
  columns: { width: number }[];
}

/**
 * Downloads a spreadsheet; returns the name of the file.
 * @param filtered rows covered by the filter buttons: all unless the last ones are totals
 */
export async function saveSheet({ data, ...options }: Sheet, name: string, filtered = data.length - 1) {
  reportExport('xlsx');
  const { default: writeExcelFile } = await import('write-excel-file/browser');
  await writeExcelFile(data, options, { features: [sheetFilter(filtered)] }).toFile(name);
  return name;
}
