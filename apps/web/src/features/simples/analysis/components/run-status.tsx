import type { AnalysisState } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { ReactNode } from 'react';
import { formatDateTime } from '../../../../lib/formats.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { stateLabels } from '../progress-texts.ts';
import { UploadFailure, UploadProgressBar } from './upload-state.tsx';
import { useUpload } from './use-upload.ts';

interface RunStatusProps {
  run: { id_apuracao: string; state: AnalysisState | null; erro: string | null; calculada_em: string | null };
  /** An earlier result is still shown. */
  hasResult: boolean;
  /** Progress while the files are read; null until it is known. */
  reading: ReactNode;
  /** Advice after the reason of a failed run. */
  advice?: ReactNode;
  /** Offers to run again after a failure, to users who may. */
  runAgain: ReactNode;
  /** Offers to send the files again after a failed upload, to users who may. */
  sendAgain: ReactNode;
  /** Sentence after the time of a finished run. */
  readyNote?: string | null;
  readyActions?: ReactNode;
}

/** Shows the state of an analysis: uploading, queued, reading, ready or failed. */
export function RunStatus(props: RunStatusProps) {
  const { run, hasResult, reading, advice, runAgain, sendAgain, readyNote, readyActions } = props;
  const { upload, sending } = useUpload(run.id_apuracao);
  if (upload && sending) return <Box content={<UploadProgressBar {...upload} />} />;
  if (upload?.failure) return <UploadFailure reason={upload.failure} code={upload.code} action={sendAgain} />;

  switch (run.state) {
    case 'na_fila': {
      const detail = 'A leitura começa assim que a anterior terminar.';
      return <Box content={<Progress label={stateLabels.na_fila} detail={detail} />} />;
    }
    case 'processando':
      return <Box content={reading ?? <Progress label={stateLabels.processando} detail="Aguardando o andamento." />} />;
    case 'falhou':
      return (
        <Notice tone="danger" title="A análise falhou" action={runAgain}>
          <p>{run.erro ?? 'Nenhum motivo foi informado.'}</p>
          {advice}
          {hasResult && <p>O resultado anterior foi mantido.</p>}
        </Notice>
      );
    case 'pronta':
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex flex-1 basis-64 items-center gap-2 text-caption text-muted">
            <StatusDot tone="positive" />
            {stateLabels.pronta}, calculada em {formatDateTime(run.calculada_em)}
            {readyNote && `. ${readyNote}.`}
          </p>
          {readyActions}
        </div>
      );
    default:
      return null;
  }
}

const Box = ({ content }: { content: ReactNode }) => <div className="rounded-md border bg-surface p-4">{content}</div>;
