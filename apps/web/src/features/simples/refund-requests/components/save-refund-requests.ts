import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import {
  type CorrectedRequest,
  refundRequestsSheet,
} from '@restitui/domain/simples/refund-requests/refund-requests-sheet.ts';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';

/** Downloads the requests as a spreadsheet or as CSV; returns the name of the file. */
export async function saveRefundRequests(
  requests: readonly CorrectedRequest[],
  { razao_social, cnpj, extension }: { razao_social: string; cnpj: string; extension: 'xlsx' | 'csv' },
): Promise<string> {
  const date = dayInBrazil(new Date());
  const name = exportFileName({ company: razao_social, cnpj, kind: 'pedidos', date, extension });
  const sheet = refundRequestsSheet(requests);
  return extension === 'csv' ? saveCsv(sheet.data, name) : saveSheet(sheet, name, requests.length);
}
