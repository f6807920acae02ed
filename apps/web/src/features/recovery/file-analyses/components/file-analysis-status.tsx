import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount, formatDateTime } from '../../../../lib/formats.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { StatusDot } from '../../../../ui/badge.tsx';
import { Button } from '../../../../ui/button.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { UploadProgressBar } from '../../../simples/analysis/components/upload-state.tsx';
import { useUpload } from '../../../simples/analysis/components/use-upload.ts';
import { removeSentFiles, rerunAnalysis } from '../file-analyses.queries.ts';

const loadColumnsDialog = async () => (await import('./sheet-columns-dialog.tsx')).SheetColumnsDialog;

interface FileAnalysisStatusProps {
  analysis: FileAnalysis;
  mayChange: boolean;
}

/** Shows the state of the analysis, and the dialog for the columns of its sheet. */
export function FileAnalysisStatus({ analysis, mayChange }: FileAnalysisStatusProps) {
  const [isMapping, setMapping] = useState(false);
  const SheetColumnsDialog = useOnRequest(loadColumnsDialog, isMapping, () => setMapping(false));
  return (
    <>
      <State analysis={analysis} mayChange={mayChange} onMapColumns={() => setMapping(true)} />
      {/* Outside of the state, which changes while the dialog saves: an unmounted dialog would not close itself. */}
      {isMapping && SheetColumnsDialog && (
        <SheetColumnsDialog id_apuracao={analysis.id_apuracao} onClose={() => setMapping(false)} />
      )}
    </>
  );
}

/** Uploading, queued, reading, ready or failed. */
function State({ analysis, mayChange, onMapColumns }: FileAnalysisStatusProps & { onMapColumns: () => void }) {
  const { upload, sending } = useUpload(analysis.id_apuracao);
  const rerun = useMutation(rerunAnalysis(analysis.id_apuracao));
  const remove = useMutation(removeSentFiles(analysis.id_apuracao));
  const boxed = 'rounded-md border bg-surface p-4';
  const hasSheet =
    analysis.servico === 'PREVIDENCIARIO' && analysis.envio.some(({ nome }) => /\.(csv|xlsx)$/i.test(nome));
  const again = mayChange && analysis.reprocessavel && (
    <>
      {hasSheet && (
        <Button size="sm" onClick={onMapColumns}>
          Colunas da planilha
        </Button>
      )}
      <Button size="sm" loading={rerun.isPending} onClick={() => rerun.mutate()}>
        Analisar de novo
      </Button>
    </>
  );

  if (upload && sending) {
    return (
      <div className={boxed}>
        <UploadProgressBar {...upload} />
      </div>
    );
  }
  switch (analysis.state) {
    case 'na_fila':
      return (
        <div className={boxed}>
          <Progress label="Na fila" detail="A leitura começa assim que a anterior terminar." />
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
        <Notice tone="danger" title="A análise falhou" action={again || undefined}>
          <p>{analysis.erro ?? 'Nenhum motivo foi informado.'}</p>
          {hasSheet && analysis.reprocessavel && (
            <p>Os arquivos continuam guardados. Em “Colunas da planilha”, diga qual coluna é qual.</p>
          )}
          {analysis.meses.length > 0 && <p>O resultado anterior foi mantido.</p>}
        </Notice>
      );
    case 'pronta':
      return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex flex-1 basis-64 items-center gap-2 text-caption text-muted">
            <StatusDot tone="positive" />
            Pronta, calculada em {formatDateTime(analysis.calculada_em)}
            {analysis.regras && `. ${analysis.regras}.`}
          </p>
          {again}
          {mayChange && analysis.envio.length > 0 && (
            <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
              Apagar arquivos enviados
            </Button>
          )}
        </div>
      );
    default:
      return null;
  }
}

function Reading({ progress }: { progress: FileAnalysis['progress'] }) {
  if (!progress) return <Progress label="Processando" detail="Aguardando o andamento." />;
  const { fase, lidos, total } = progress;
  return (
    <Progress
      label={fase === 'leitura' ? 'Lendo os arquivos' : 'Calculando os meses'}
      value={total > 0 ? (lidos / total) * 100 : undefined}
      detail={`${formatCount(lidos)} de ${formatCount(total)}`}
    />
  );
}
