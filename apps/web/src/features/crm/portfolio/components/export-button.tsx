import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';
import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { exportOfList } from '../client-export.queries.ts';
import { exportClients, useClientExport } from '../client-export.ts';

interface ExportButtonProps {
  filters: ClientFilters;
  /** True when there is nothing to export. */
  disabled: boolean;
}

/** Exports the filtered list with the columns and the order that it shows. */
export function ExportButton({ filters, disabled }: ExportButtonProps) {
  const { running, percent, failed } = useClientExport();
  const own = running === 'list';
  const label = failed ? 'Exportar de novo' : 'Exportar';
  return (
    <Button
      onClick={() => exportClients('list', exportOfList(filters))}
      disabled={disabled || (running !== undefined && !own)}
      loading={own && percent === 0}
      aria-busy={own}
    >
      <Download aria-hidden />
      {own && percent > 0 ? <span className="figures">Exportando {percent}%</span> : label}
    </Button>
  );
}
