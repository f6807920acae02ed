import type { FileAnalysis } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { formatCount } from '../../../../lib/formats.ts';
import { useOnRequest } from '../../../../lib/use-later.ts';
import { Button } from '../../../../ui/button.tsx';
import { Progress } from '../../../../ui/progress.tsx';
import { RunStatus } from '../../../simples/analysis/components/run-status.tsx';
import { removeSentFiles, rerunAnalysis } from '../file-analyses.queries.ts';

const loadColumnsDialog = async () => (await import('./sheet-columns-dialog.tsx')).SheetColumnsDialog;

interface FileAnalysisStatusProps {
  analysis: FileAnalysis;
  mayChange: boolean;
  /** Opens the dialog that takes the files. */
  onSend: () => void;
}

/** Shows the state of the analysis, and the dialog for the columns of its sheet. */
export function FileAnalysisStatus({ analysis, mayChange, onSend }: FileAnalysisStatusProps) {
  const [isMapping, setMapping] = useState(false);
  const SheetColumnsDialog = useOnRequest(loadColumnsDialog, isMapping, () => setMapping(false));
  return (
    <>
      <State analysis={analysis} mayChange={mayChange} onSend={onSend} onMapColumns={() => setMapping(true)} />
      {/* Outside of the state, which changes while the dialog saves: an unmounted dialog would not close itself. */}
      {isMapping && SheetColumnsDialog && (
        <SheetColumnsDialog id_apuracao={analysis.id_apuracao} onClose={() => setMapping(false)} />
      )}
    </>
  );
}

/** Shows the state, and offers to run again, to name the columns of a sheet and to delete the files. */
function State({ analysis, mayChange, onMapColumns, onSend }: FileAnalysisStatusProps & { onMapColumns: () => void }) {
  const rerun = useMutation(rerunAnalysis(analysis.id_apuracao));
  const remove = useMutation(removeSentFiles(analysis.id_apuracao));
  const hasSheet =
    analysis.servico === 'PREVIDENCIARIO' && analysis.envio.some(({ nome }) => /\.(csv|xlsx)$/i.test(nome));
  const runAgain = mayChange && analysis.reprocessavel && (
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
  return (
    <RunStatus
      run={analysis}
      hasResult={analysis.meses.length > 0}
      reading={analysis.progress && <Reading progress={analysis.progress} />}
      advice={
        hasSheet &&
        analysis.reprocessavel && (
          <p>Os arquivos continuam guardados. Em “Colunas da planilha”, diga qual coluna é qual.</p>
        )
      }
      runAgain={runAgain}
      sendAgain={
        mayChange && (
          <Button size="sm" onClick={onSend}>
            Enviar de novo
          </Button>
        )
      }
      readyNote={analysis.regras}
      readyActions={
        <>
          {runAgain}
          {mayChange && analysis.envio.length > 0 && (
            <Button variant="ghost" size="sm" loading={remove.isPending} onClick={() => remove.mutate()}>
              Apagar arquivos enviados
            </Button>
          )}
        </>
      }
    />
  );
}

function Reading({ progress }: { progress: NonNullable<FileAnalysis['progress']> }) {
  const { fase, lidos, total } = progress;
  return (
    <Progress
      label={fase === 'leitura' ? 'Lendo os arquivos' : 'Calculando os meses'}
      value={total > 0 ? (lidos / total) * 100 : undefined}
      detail={`${formatCount(lidos)} de ${formatCount(total)}`}
    />
  );
}
