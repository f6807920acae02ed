import type { PortfolioImport } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { FileWarning } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { portfolioMessages } from '../portfolio.messages.ts';
import { readRefusedRows } from '../portfolio.queries.ts';

/** Downloads the refused rows as a file to correct and import again. */
export function RefusedButton({ of }: { of: PortfolioImport }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const rows = await readRefusedRows(of.id);
      const { saveRefusedSheet } = await import('../portfolio-workbooks.ts');
      await saveRefusedSheet(of, rows);
      notify.success(portfolioMessages.refusedSaved);
    } catch (error) {
      notify.error(portfolioMessages.refusedFailed, errorText(error), error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button onClick={save} loading={busy}>
      <FileWarning aria-hidden />
      Baixar linhas com erro
    </Button>
  );
}
