import { counted, plural } from '@restitui/brazil/counted.ts';
import type { AnalysisProgress } from '@restitui/domain/simples/analysis/analysis-progress.ts';
import type { AnalysisState } from '@restitui/domain/simples/analysis/simples-analysis.api.ts';

export const stateLabels: Record<AnalysisState, string> = {
  na_fila: 'Na fila',
  processando: 'Processando',
  pronta: 'Pronta',
  falhou: 'Falhou',
};

export const phaseLabels: Record<AnalysisProgress['fase'], string> = {
  pgdas: 'lendo as declarações',
  notas: 'lendo as notas fiscais',
  calculo: 'calculando os meses',
};

/** Formats the remaining time. */
export function formatRemaining(seconds: number | null): string {
  if (seconds === null || !Number.isFinite(seconds)) return 'Estimando o tempo restante';
  if (seconds < 5) return 'Falta pouco';
  if (seconds < 60) return `Cerca de ${Math.ceil(seconds / 5) * 5} s restantes`;
  const minutes = Math.ceil(seconds / 60);
  if (minutes < 60) return `Cerca de ${minutes} min restantes`;
  const rest = minutes % 60;
  return `Cerca de ${Math.floor(minutes / 60)} h${rest ? ` ${rest} min` : ''} restantes`;
}

/** Formats `12 de 340 arquivos`; only the first number while the total is unknown. */
export function formatFileCount({ arquivos, total }: Pick<AnalysisProgress, 'arquivos' | 'total'>): string {
  const read = arquivos.toLocaleString('pt-BR');
  if (total <= 0) return `${read} ${plural(arquivos, 'arquivo', 'arquivos')}`;
  return `${read} de ${counted(total, 'arquivo', 'arquivos')}`;
}

/** Returns 0 to 100, or null while the total is unknown. */
export function progressPercent({ arquivos, total }: Pick<AnalysisProgress, 'arquivos' | 'total'>): number | null {
  return total > 0 ? Math.min(100, Math.floor((arquivos / total) * 100)) : null;
}
