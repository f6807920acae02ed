import type { Assessment } from '@restitui/domain/recovery/assessments/assessments.api.ts';
import { canRunFileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.access.ts';
import { useQuery } from '@tanstack/react-query';
import { FileArchive, Upload } from 'lucide-react';
import { useState } from 'react';
import { useActor } from '../../../../lib/use-actor.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { ErrorState } from '../../../../ui/error-state.tsx';
import { LoadingNote, Skeleton } from '../../../../ui/skeleton.tsx';
import { fileAnalysisMessages } from '../file-analyses.messages.ts';
import { fileAnalysisQuery, isRunning } from '../file-analyses.queries.ts';
import { FileAnalysisResult } from './file-analysis-result.tsx';
import { FileAnalysisStatus } from './file-analysis-status.tsx';
import { useNewResult } from './use-new-result.ts';

const loadUploadDialog = async () => (await import('./file-upload-dialog.tsx')).FileUploadDialog;

interface FileAnalysisSectionProps {
  assessment: Assessment;
  /** The open month from the URL, `MM-AAAA`. */
  mes: string | undefined;
  onMonth: (mes: string | undefined, options?: { replace: boolean }) => void;
}

/** Shows the analysis from files of an assessment: its state, its months and theses, and the open month. */
export function FileAnalysisSection({ assessment, mes, onMonth }: FileAnalysisSectionProps) {
  const analysis = useQuery(fileAnalysisQuery(assessment.id));
  useNewResult(analysis.data);
  const [isOpen, setOpen] = useState(false);
  const FileUploadDialog = useOnRequest(loadUploadDialog, isOpen, () => setOpen(false));
  const mayChange = canRunFileAnalysis(useActor()) && assessment.isModifica;

  if (analysis.isPending) {
    return (
      <>
        <Skeleton className="h-40 w-full rounded-md" />
        <LoadingNote text={fileAnalysisMessages.loading} />
      </>
    );
  }
  if (analysis.isError) {
    return (
      <ErrorState title={fileAnalysisMessages.loadFailed} error={analysis.error} onRetry={() => analysis.refetch()} />
    );
  }
  const { data } = analysis;
  const running = isRunning(data.state);
  const open = () => setOpen(true);
  return (
    <section aria-labelledby="file-analysis" className="flex flex-col gap-4">
      <header className="flex flex-wrap items-center gap-2">
        <h2 id="file-analysis" className="flex-1 basis-full font-semibold text-lead sm:basis-0">
          Análise por arquivos
        </h2>
        {mayChange && (
          <Button variant={data.meses.length > 0 ? 'secondary' : 'primary'} onClick={open} disabled={running}>
            <Upload aria-hidden />
            Enviar arquivos
          </Button>
        )}
      </header>
      <div aria-live="polite" className="empty:hidden">
        <FileAnalysisStatus analysis={data} mayChange={mayChange} onSend={open} />
      </div>
      {data.meses.length > 0 && (
        <FileAnalysisResult analysis={data} mayChange={mayChange && !running} mes={mes} onMonth={onMonth} />
      )}
      {data.meses.length === 0 && !running && (
        <EmptyState
          icon={FileArchive}
          className="rounded-md border border-dashed bg-surface"
          title="Nenhuma análise por arquivos."
          description="Os meses, as teses e o crédito de cada uma saem dos arquivos da empresa. O que não tem arquivo é digitado abaixo."
          action={mayChange && <Button onClick={open}>Escolher arquivos</Button>}
        />
      )}
      {mayChange && FileUploadDialog && (
        <FileUploadDialog id_apuracao={assessment.id} servico={data.servico} open={isOpen} onOpenChange={setOpen} />
      )}
    </section>
  );
}
