import { Download } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../lib/toast.ts';
import { Button } from './button.tsx';

interface ExportButtonProps {
  label: string;
  /** True without rows: shows a message instead of an empty file. */
  empty: boolean;
  /** Saves the file; returns its name. */
  save: () => Promise<string>;
}

/** Saves a spreadsheet and shows a toast. */
export function ExportButton({ label, empty, save }: ExportButtonProps) {
  const [busy, setBusy] = useState(false);

  async function run() {
    if (empty) return notify.info('Não há dados para exportar.');
    setBusy(true);
    try {
      notify.success(`Planilha ${await save()} exportada.`);
    } catch (error) {
      notify.error('Não foi possível gerar a planilha. Tente novamente.', undefined, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button loading={busy} onClick={run}>
      <Download aria-hidden />
      {label}
    </Button>
  );
}
