import { sentenceOf } from '../cross-checks/cross-check.ts';
import type { Declaration } from './declaration.ts';
import { numberChecks } from './number-checks.ts';
import { printedSums } from './printed-sums.ts';

function missing({ totals, regime, revenue }: Declaration): string[] {
  return [
    ...(totals.declared ? [] : ['O total geral da empresa não foi encontrado.']),
    ...(regime === 'competencia' && !revenue ? ['A receita bruta do PA não foi encontrada.'] : []),
  ];
}

/** Returns the sums of a declaration that do not add up, as pt-BR sentences; empty when all are correct. */
export function checkSums(declaration: Declaration): string[] {
  const failed = [...numberChecks(declaration), ...printedSums(declaration)].filter(({ confere }) => !confere);
  return [...missing(declaration), ...failed.map(sentenceOf)];
}
