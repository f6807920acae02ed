import { dayInBrazil } from '@restitui/brazil/day.ts';
import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useQuery } from '@tanstack/react-query';
import { FileDown } from 'lucide-react';
import { useState } from 'react';
import { saveFile } from '../../../../lib/save-file.ts';
import { notify } from '../../../../lib/toast.ts';
import { useActingTenant } from '../../../../lib/use-actor.ts';
import { Button } from '../../../../ui/button.tsx';
import { tenantsQuery } from '../../../tenancy/tenants/tenants.queries.ts';
import { fileAnalysisMessages } from '../file-analyses.messages.ts';

/** Saves the diagnosis of an analysis from files as a PDF. */
export function AnalysisDiagnosisButton({ analysis }: { analysis: FileAnalysis }) {
  const actingTenant = useActingTenant();
  const tenants = useQuery(tenantsQuery);
  const [busy, setBusy] = useState(false);
  const tenant = tenants.data?.find(({ id }) => id === actingTenant);

  async function save() {
    if (!tenant) return;
    setBusy(true);
    try {
      const { analysisDiagnosisPdf } = await import('../analysis-diagnosis-pdf.ts');
      const file = analysisDiagnosisPdf({
        tenant: { title: tenant.title, colour: tenant.colours.primary },
        analysis,
        today: dayInBrazil(new Date()),
      });
      saveFile(file);
      notify.success(fileAnalysisMessages.diagnosisSaved(file.name));
    } catch (error) {
      notify.error(fileAnalysisMessages.diagnosisFailed, undefined, error);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button onClick={save} loading={busy} disabled={!tenant || analysis.meses.length === 0}>
      <FileDown aria-hidden />
      Diagnóstico da análise
    </Button>
  );
}
