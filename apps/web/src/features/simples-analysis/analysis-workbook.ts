import type { SimplesAnalysis } from '@restitui/domain/simples-analysis/simples-analysis.api.ts';

export async function saveAnalysisSheet(analysis: SimplesAnalysis, kind: 'retificacao' | 'detalhada'): Promise<string> {
  throw new Error(`${analysis.cnpj} ${kind}`);
}
