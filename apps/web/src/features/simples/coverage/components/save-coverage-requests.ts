import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { CoverageRequest } from '@restitui/domain/simples/coverage/coverage.api.ts';
import { reportExport } from '../../../../lib/report-export.ts';
import { saveFile } from '../../../../lib/save-file.ts';
import { requestsCsv } from '../request-files.ts';

/** Downloads what to request from the client; returns the name of the file. */
export function saveCoverageRequests(
  requests: readonly CoverageRequest[],
  { razao_social, cnpj }: { razao_social: string; cnpj: string },
): string {
  const name = exportFileName({
    ...{ company: razao_social, cnpj, kind: 'pedidos-ao-cliente' },
    ...{ date: dayInBrazil(new Date()), extension: 'csv' },
  });
  reportExport('csv');
  saveFile(new File([requestsCsv(requests)], name, { type: 'text/csv;charset=utf-8' }));
  return name;
}
