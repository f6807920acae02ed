import type { BundleReport } from './verify-bundle.ts';

/** Returns a report as pt-BR lines. */
export function reportLines({ problems, facts, limits }: BundleReport): string[] {
  return [
    ...facts,
    ...limits.map((limit) => `Não conferido: ${limit}`),
    ...problems.map((problem, i) => `${i === 0 ? 'PRIMEIRA QUEBRA' : 'QUEBRA'}: ${problem}`),
    problems.length === 0 ? 'Íntegro: nada no pacote foi alterado.' : 'O pacote não está íntegro.',
  ];
}
