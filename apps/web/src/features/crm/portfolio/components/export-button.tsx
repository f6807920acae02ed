import type { ClientFilters } from '@restitui/domain/crm/clients/client-list.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { formatCount } from '../../../../lib/formats.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { portfolioMessages } from '../portfolio.messages.ts';
import { readFilteredClients } from '../portfolio.queries.ts';

interface ExportButtonProps {
  tenantId: string;
  filters: ClientFilters;
  /** True when there is nothing to export. */
  disabled: boolean;
}

/** Exports all pages of the filtered list as a spreadsheet. */
export function ExportButton({ tenantId, filters, disabled }: ExportButtonProps) {
  const [read, setRead] = useState<{ of: number; total: number }>();

  async function save() {
    setRead({ of: 0, total: 0 });
    try {
      const clients = await readFilteredClients(tenantId, filters, (of, total) => setRead({ of, total }));
      const { saveClientSheet } = await import('../portfolio-workbooks.ts');
      await saveClientSheet(clients);
      notify.success(portfolioMessages.exported(clients.length));
    } catch (error) {
      notify.error(portfolioMessages.exportFailed, errorText(error), error);
    } finally {
      setRead(undefined);
    }
  }

  const counting = read && read.total > 1000;
  return (
    <Button onClick={save} disabled={disabled} loading={read !== undefined && !counting} aria-busy={read !== undefined}>
      <Download aria-hidden />
      {counting ? `Exportando ${formatCount(read.of)} de ${formatCount(read.total)}` : 'Exportar'}
    </Button>
  );
}
