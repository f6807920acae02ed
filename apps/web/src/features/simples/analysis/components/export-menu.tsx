import { canExportDetailed, canExportNotes } from '@restitui/domain/simples/analysis/simples-analysis.access.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { ChevronDown, Download, Sheet } from 'lucide-react';
import { useState } from 'react';
import { notify } from '../../../../lib/toast.ts';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { DropdownMenu, MenuItem } from '../../../../ui/dropdown-menu.tsx';
import type * as Workbook from '../analysis-workbook.ts';
import { analysisMessages } from '../simples-analysis.messages.ts';
import { useNotesExport } from './use-notes-export.ts';

type MakeSheet = (workbook: typeof Workbook) => Promise<string>;

interface ExportMenuProps {
  id_apuracao: string;
  analysis: SimplesAnalysis;
}

/** Menu of spreadsheets; those of 28 columns and of the notes are for the provider. */
export function ExportMenu({ id_apuracao, analysis }: ExportMenuProps) {
  const actor = useActor();
  const [busy, setBusy] = useState(false);
  const notes = useNotesExport(id_apuracao);

  async function save(make: MakeSheet) {
    setBusy(true);
    try {
      const file = await make(await import('../analysis-workbook.ts'));
      notify.success(analysisMessages.exported(file));
    } catch {
      notify.error(analysisMessages.exportFailed);
    } finally {
      setBusy(false);
    }
  }

  return (
    <DropdownMenu
      trigger={
        <Button loading={busy || notes.percent === 0}>
          <Download aria-hidden />
          {notes.percent ? `Notas ${notes.percent}%` : 'Exportar'}
          <ChevronDown aria-hidden />
        </Button>
      }
    >
      <MenuItem icon={Sheet} onSelect={() => save((to) => to.saveAnalysisSheet(analysis, 'retificacao'))}>
        Planilha de retificação
      </MenuItem>
      {canExportDetailed(actor) && (
        <MenuItem icon={Sheet} onSelect={() => save((to) => to.saveAnalysisSheet(analysis, 'detalhada'))}>
          Planilha detalhada
        </MenuItem>
      )}
      {canExportNotes(actor) && (
        <MenuItem icon={Sheet} disabled={notes.percent !== undefined} onSelect={notes.start}>
          Planilha de notas
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
