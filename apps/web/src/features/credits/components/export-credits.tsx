import type { Credit } from '@restitui/domain/credits/credits.api.ts';
import type { Product } from '@restitui/domain/products/products.api.ts';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { creditMessages } from '../credits.messages.ts';

export function ExportCredits({ product, credits }: { product: Product; credits: readonly Credit[] }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    if (credits.length === 0) return notify.info(creditMessages.nothingToExport);
    setBusy(true);
    try {
      const { saveCreditsSheet } = await import('../credits-workbook.ts');
      notify.success(creditMessages.exported(await saveCreditsSheet(product, credits)));
    } catch {
      notify.error(creditMessages.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} onClick={save}>
      <Download aria-hidden />
      Exportar créditos
    </Button>
  );
}
