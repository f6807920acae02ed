import { canExportDetailed } from '@restitui/domain/simples-analysis/simples-analysis.access.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import { ChevronDown, Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../lib/toast.ts';
import { useActor } from '../../../lib/use-actor.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../ui/dropdown-menu.tsx';
import type { SheetKind } from '../analysis-workbook.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';

/** The two spreadsheets; that of 28 columns is the provider's. */
export function ExportMenu({ analysis }: { analysis: SimplesAnalysis }) {
  const actor = useActor();
  const [busy, setBusy] = useState(false);

  async function save(kind: SheetKind) {
    setBusy(true);
    try {
      const { saveAnalysisSheet } = await import('../analysis-workbook.ts');
      notify.success(analysisMessages.exported(await saveAnalysisSheet(analysis, kind)));
    } catch {
      notify.error(analysisMessages.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <DropdownMenu
      trigger={
        <Button loading={busy}>
          <Download aria-hidden />
          Exportar
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={Sheet} onSelect={() => save('retificacao')}>
        Planilha de retificação
      </MenuItem>
      {canExportDetailed(actor) && (
        <MenuItem icon={Sheet} onSelect={() => save('detalhada')}>
          Planilha detalhada
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
