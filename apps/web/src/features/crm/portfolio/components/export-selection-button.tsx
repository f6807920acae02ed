import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';
import { Download } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { exportOfSelection } from '../client-export.queries.ts';
import { exportClients, useClientExport } from '../client-export.ts';

interface ExportSelectionButtonProps {
  /** The filters of the list, whose columns and order the spreadsheet has. */
  filters: ClientFilters;
  /** Numbers of the selected clients. */
  clients: readonly string[];
}

/** Exports the selected clients as a spreadsheet. */
export function ExportSelectionButton({ filters, clients }: ExportSelectionButtonProps) {
  const { running } = useClientExport();
  const own = running === 'selection';
  return (
    <Button
      size="sm"
      loading={own}
      disabled={running !== undefined && !own}
      onClick={() => exportClients('selection', exportOfSelection(filters, clients))}
    >
      <Download aria-hidden />
      Exportar {clients.length}
    </Button>
  );
}
