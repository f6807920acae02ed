import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../../ui/button.tsx';
import { resumeAnalysis } from '../simples-analysis.queries.ts';

interface AnalysisRetryProps {
  id_apuracao: string;
  /** The files are stored. */
  resumable: boolean;
  onSend: () => void;
}

/** Offers a restart with the stored files or a new upload. */
export function AnalysisRetry({ id_apuracao, resumable, onSend }: AnalysisRetryProps) {
  const resume = useMutation(resumeAnalysis(id_apuracao));
  return (
    <div className="flex flex-wrap gap-2">
      {resumable && (
        <Button size="sm" loading={resume.isPending} onClick={() => resume.mutate()}>
          Tentar novamente
        </Button>
      )}
      <Button size="sm" onClick={onSend}>
        {resumable ? 'Enviar outros arquivos' : 'Enviar de novo'}
      </Button>
    </div>
  );
}
