import { analysisSheet } from '@restitui/domain/recovery/file-analyses/analysis-sheet.ts';
import { canRunFileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.access.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { ConfirmDialog } from '../../../../ui/confirm-dialog.tsx';
import { ExportButton } from '../../../../ui/export-button.tsx';
import { applySelected } from '../file-analyses.queries.ts';
import { saveFileAnalysisSheet } from '../save-file-analysis-sheet.ts';
import { AnalysisDiagnosisButton } from './analysis-diagnosis-button.tsx';

interface AnalysisActionsProps {
  analysis: FileAnalysis;
  mayChange: boolean;
}

const texts = {
  items: {
    label: 'Levar para as verbas',
    description:
      'Grava o crédito selecionado, sem Selic, na tabela de verbas desta apuração e substitui os valores que ela tem. Verbas fora da tabela ficam só aqui.',
  },
  credits: {
    label: 'Levar para créditos',
    description:
      'Cria um crédito por mês com o valor selecionado, sem Selic, e o dia do pagamento. Meses que já têm crédito ficam como estão.',
  },
};

/** Buttons that export the analysis and write the selected values into the assessment. */
export function AnalysisActions({ analysis, mayChange }: AnalysisActionsProps) {
  const target = analysis.servico === 'PREVIDENCIARIO' ? 'items' : 'credits';
  const apply = useMutation(applySelected(analysis.id_apuracao, target));
  const [asks, setAsks] = useState(false);
  const mayExport = canRunFileAnalysis(useActor());
  if (!mayExport) return null;

  const save = () =>
    saveFileAnalysisSheet(analysis, { kind: 'analise' }, analysisSheet(analysis.meses, analysis.classes));
  return (
    <div className="flex flex-wrap gap-2">
      {mayChange && <Button onClick={() => setAsks(true)}>{texts[target].label}</Button>}
      <ExportButton label="Exportar planilha" empty={analysis.meses.length === 0} save={save} />
      <AnalysisDiagnosisButton analysis={analysis} />
      {asks && (
        <ConfirmDialog
          open
          onOpenChange={setAsks}
          title={texts[target].label}
          description={texts[target].description}
          confirmLabel="Levar valores"
          pending={apply.isPending}
          onConfirm={() => apply.mutate(undefined, { onSettled: () => setAsks(false) })}
        />
      )}
    </div>
  );
}
