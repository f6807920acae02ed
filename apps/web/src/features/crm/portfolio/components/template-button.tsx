import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { Button } from '../../../../ui/button.tsx';
import { portfolioMessages } from '../portfolio.messages.ts';

export function TemplateButton() {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { saveTemplate } = await import('../portfolio-workbooks.ts');
      await saveTemplate();
    } catch (error) {
      notify.error(portfolioMessages.templateFailed, undefined, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button onClick={save} loading={busy}>
      <FileDown aria-hidden />
      Baixar modelo
    </Button>
  );
}
