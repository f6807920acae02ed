import type { AnalysisChoice, RejectableThesis } from './analysis-choices.ts';

/** Returns true when a whole credit of a month (`MM/AAAA`) is rejected: taking one document back has no effect then. */
export function isWholeCreditRejected(
  choices: readonly Pick<AnalysisChoice, 'valor'>[],
  competencia: string,
  tese: RejectableThesis,
): boolean {
  return choices.some(
    ({ valor }) =>
      valor.tipo === 'rejeicao' &&
      valor.rejeita &&
      valor.documento === null &&
      valor.competencia === competencia &&
      valor.tese === tese,
  );
}
