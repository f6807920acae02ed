import { FileArchive } from 'lucide-react';
import { Button } from '../../../../ui/button.tsx';
import { EmptyState } from '../../../../ui/empty-state.tsx';
import { analysisMessages } from '../simples-analysis.messages.ts';

interface AnalysisEmptyProps {
  running: boolean;
  /** Undefined for users who may not upload. */
  onChoose: (() => void) | undefined;
}

export function AnalysisEmpty({ running, onChoose }: AnalysisEmptyProps) {
  if (running) return null;
  return (
    <EmptyState
      icon={FileArchive}
      className="rounded-md border border-dashed bg-surface"
      title={analysisMessages.none}
      description={
        <>
          {analysisMessages.noneDetail}
          {onChoose && (
            <span className="block">Solte aqui o ZIP das notas e o ZIP das declarações, em qualquer ordem.</span>
          )}
        </>
      }
      action={onChoose && <Button onClick={onChoose}>Escolher arquivos</Button>}
    />
  );
}
