import { sumOfReais } from '@restitui/brazil/money.ts';
import { comparePeriods } from '@restitui/brazil/tax-month.ts';
import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { Month } from '../../analysis/simples-months.repository.ts';
import type { EffectComparison, OpenResult } from '../simples-effects.repository.ts';

/**
 * Compares an assessment before and after, by the months that differ. An `Error` as `after` gives no difference and its
 * message.
 */
export function compareResults(
  result: OpenResult,
  months: readonly Month[],
  after: Analysis | Error,
): EffectComparison {
  const { run, id_client, id_product, empresa, apuracao } = result;
  const before = new Map(months.map(({ competencia, row }) => [competencia, row.total_a_restituir]));
  const then =
    after instanceof Error
      ? before
      : new Map<string, number>(after.analises.map((row) => [row.competencia, row.total_a_restituir]));
  const all = [...new Set([...before.keys(), ...then.keys()])].sort(comparePeriods);
  const compared = all.map((competencia) => ({
    competencia,
    antes: before.get(competencia) ?? 0,
    depois: then.get(competencia) ?? 0,
  }));
  return {
    ...{ id_run: run.id, id_apuracao: run.id_apuracao, id_client, id_product, empresa, apuracao },
    antes: sumOfReais(compared.map(({ antes }) => antes)),
    depois: sumOfReais(compared.map(({ depois }) => depois)),
    meses: compared.filter(({ antes, depois }) => antes !== depois),
    falha: after instanceof Error ? after.message : null,
  };
}
