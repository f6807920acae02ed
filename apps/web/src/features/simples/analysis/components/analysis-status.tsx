import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import { CircleX } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatBytes, formatDateTime } from '../../../../lib/formats.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { formatFileCount, formatRemaining, phaseLabels, progressPercent, stateLabels } from '../progress-texts.ts';
import { UploadFailure, UploadProgressBar } from './upload-state.tsx';
import { useUpload } from './use-upload.ts';

interface AnalysisStatusProps {
  analysis: SimplesAnalysis;
  /** Button to upload again, for users who may. */
  retry: ReactNode;
}

/** Shows the state of the analysis: uploading, queued, reading, ready or failed. */
export function AnalysisStatus({ analysis, retry }: AnalysisStatusProps) {
  const { upload, sending } = useUpload(analysis.id_apuracao);
  const boxed = 'rounded-md border bg-surface p-4';

  if (upload && sending) {
    return (
      <div className={boxed}>
        <UploadProgressBar {...upload} />
      </div>
    );
  }
  if (upload?.failure) return <UploadFailure reason={upload.failure} code={upload.code} action={retry} />;

  switch (analysis.state) {
    case 'na_fila':
      return (
        <div className={boxed}>
          <Progress label={stateLabels.na_fila} detail="A leitura começa assim que a anterior terminar." />
        </div>
      );
    case 'processando':
      return (
        <div className={boxed}>
          <Reading progress={analysis.progress} />
        </div>
      );
    case 'falhou':
      return (
        <div role="alert" className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-md bg-danger-soft px-4 py-3">
          <CircleX aria-hidden className="size-5 shrink-0 text-danger" />
          <div className="min-w-0 flex-1 text-body text-danger">
            <p className="font-medium">A análise falhou</p>
            <p>{analysis.erro ?? 'Nenhum motivo foi informado.'}</p>
            {analysis.analises.length > 0 && <p>O resultado anterior foi mantido.</p>}
          </div>
          {retry}
        </div>
      );
    case 'pronta':
      return (
        <p className="flex items-center gap-2 text-caption text-muted">
          <StatusDot tone="positive" />
          {stateLabels.pronta}, calculada em {formatDateTime(analysis.calculada_em)}
        </p>
      );
    default:
      return null;
  }
}

function Reading({ progress }: { progress: SimplesAnalysis['progress'] }) {
  if (!progress) return <Progress label={stateLabels.processando} detail="Aguardando o andamento." />;
  const details = [formatFileCount(progress), formatBytes(progress.bytes), formatRemaining(progress.restante_segundos)];
  return (
    <Progress
      label={`${stateLabels.processando}: ${phaseLabels[progress.fase]}`}
      value={progressPercent(progress) ?? undefined}
      detail={joinFacts(...details)}
    />
  );
}
