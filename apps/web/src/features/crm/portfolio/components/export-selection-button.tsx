import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { portfolioMessages } from '../portfolio.messages.ts';
import { readSelectedClients } from '../portfolio.queries.ts';

interface ExportSelectionButtonProps {
  tenantId: string;
  /** Numbers of the selected clients. */
  clients: readonly string[];
}

/** Exports the selected clients as a spreadsheet. */
export function ExportSelectionButton({ tenantId, clients }: ExportSelectionButtonProps) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const rows = await readSelectedClients(tenantId, clients);
      const { saveClientSheet } = await import('../portfolio-workbooks.ts');
      await saveClientSheet(rows);
      notify.success(portfolioMessages.exported(rows.length));
    } catch (error) {
      notify.error(portfolioMessages.exportFailed, errorText(error), error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button size="sm" loading={busy} onClick={save}>
      <Download aria-hidden />
      Exportar {clients.length}
    </Button>
  );
}
