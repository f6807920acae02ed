import type { Statement } from '@restitui/domain/billing/fees/fees.api.ts';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '../../../../lib/api-error.ts';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { feeMessages } from '../fees.messages.ts';

interface ExportStatementProps {
  statement: Statement;
  name: string;
  /** `AAAA-MM`. */
  month: string;
}

/** Downloads the statement; loads the spreadsheet library on demand. */
export function ExportStatement({ statement, name, month }: ExportStatementProps) {
  const [saving, setSaving] = useState(false);

  async function save() {
    setSaving(true);
    try {
      const { saveStatementSheet } = await import('../statement-workbook.ts');
      notify.success(feeMessages.exported(await saveStatementSheet(statement, name, month)));
    } catch (error) {
      notify.error(feeMessages.exportFailed, errorText(error), error);
    } finally {
      setSaving(false);
    }
  }

  return (
    <Button size="sm" loading={saving} onClick={save}>
      <FileSpreadsheet aria-hidden />
      Exportar
    </Button>
  );
}
