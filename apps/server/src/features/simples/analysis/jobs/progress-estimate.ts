import type { AnalysisProgress } from '@restitui/domain/simples/analysis/analysis-progress.ts';
import type { Progress } from '@restitui/tax-engine/engine-types.ts';

/** Estimates the remaining seconds from the elapsed time; null before 2 % are done. */
export function estimateProgress({ fase, arquivos, total, bytes }: Progress, elapsedSeconds: number): AnalysisProgress {
  const done = total > 0 ? arquivos / total : 0;
  const restante_segundos = done >= 0.02 ? Math.round((elapsedSeconds / done) * (1 - done)) : null;
  return { fase, arquivos, total, bytes, restante_segundos };
}
