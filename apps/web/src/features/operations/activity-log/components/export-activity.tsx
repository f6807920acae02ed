import { dayInBrazil } from '@restitui/brazil/day.ts';
import { exportFileName } from '@restitui/domain/exports/export-file-name.ts';
import type { ActivityFilters } from '@restitui/domain/operations/activity-log/activity-list.ts';
import { activitySheet } from '@restitui/domain/operations/activity-log/activity-sheet.ts';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { saveCsv } from '../../../../lib/save-csv.ts';
import { saveSheet } from '../../../../lib/save-sheet.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { activityMessages } from '../activity-log.messages.ts';
import { exportActivity } from '../activity-log.queries.ts';

interface ExportActivityProps {
  filters: ActivityFilters;
  tenant: string;
}

/** Downloads all rows of the filters as a spreadsheet or as CSV. */
export function ExportActivity({ filters, tenant }: ExportActivityProps) {
  const rows = useMutation(exportActivity(filters));

  const save = (format: 'xlsx' | 'csv') =>
    rows.mutate(undefined, {
      onSuccess: async (entries) => {
        if (entries.length === 0) return notify.info(activityMessages.nothingToExport);
        const sheet = activitySheet(entries);
        const name = exportFileName({
          ...{ company: 'Registro de atividades', cnpj: tenant, kind: '' },
          ...{ date: dayInBrazil(new Date()), extension: format },
        });
        try {
          if (format === 'csv') saveCsv(sheet.data, name);
          else await saveSheet(sheet, name);
          notify.success(activityMessages.exported(name));
        } catch (error) {
          notify.error(activityMessages.exportFailed, undefined, error);
        }
      },
    });

  return (
    <div className="flex gap-2">
      {(['xlsx', 'csv'] as const).map((format) => (
        <Button key={format} loading={rows.isPending} onClick={() => save(format)}>
          <Download aria-hidden />
          {format.toUpperCase()}
        </Button>
      ))}
    </div>
  );
}
