import { joinFacts } from '@restitui/brazil/join-facts.ts';
import type { SimplesAnalysis } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';
import type { ReactNode } from 'react';
import { formatBytes } from '../../../../lib/formats.ts';
import { Progress } from '../../../../ui/progress.tsx';
import { formatFileCount, formatRemaining, phaseLabels, progressPercent, stateLabels } from '../progress-texts.ts';
import { RunStatus } from './run-status.tsx';

interface AnalysisStatusProps {
  analysis: SimplesAnalysis;
  /** Button to upload again, for users who may. */
  retry: ReactNode;
}

/** Shows the state of the analysis from notes and declarations. */
export function AnalysisStatus({ analysis, retry }: AnalysisStatusProps) {
  return (
    <RunStatus
      run={analysis}
      hasResult={analysis.analises.length > 0}
      reading={analysis.progress && <Reading progress={analysis.progress} />}
      runAgain={retry}
      sendAgain={retry}
    />
  );
}

function Reading({ progress }: { progress: NonNullable<SimplesAnalysis['progress']> }) {
  const details = [formatFileCount(progress), formatBytes(progress.bytes), formatRemaining(progress.restante_segundos)];
  return (
    <Progress
      label={`${stateLabels.processando}: ${phaseLabels[progress.fase]}`}
      value={progressPercent(progress) ?? undefined}
      detail={joinFacts(...details)}
    />
  );
}
