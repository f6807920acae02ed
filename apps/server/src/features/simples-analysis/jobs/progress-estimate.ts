import type { AnalysisProgress } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';
import type { Progress } from '@restitui/tax-engine/reading.ts';

/** Seconds left, by the pace so far; nothing is said before 2 % are done. */
export function progressOnWire({ fase, arquivos, total, bytes }: Progress, elapsedSeconds: number): AnalysisProgress {
  const done = total > 0 ? arquivos / total : 0;
  const restante_segundos = done >= 0.02 ? Math.round((elapsedSeconds / done) * (1 - done)) : null;
  return { fase, arquivos, total, bytes, restante_segundos };
}
