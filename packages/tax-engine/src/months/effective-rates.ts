import type { Declaration } from '../pgdas/declaration.ts';
import { ratio } from '../rules/decimal.ts';
import { meanRate } from '../rules/simples-rates.ts';
import { goodsActivities } from './goods-activities.ts';
import type { Reproduction } from './reproduce.ts';

/** Returns fields 27 and 28: the rates of resale, otherwise of industry; percent with 4 decimals. */
export function effectiveRates(declaration: Declaration | undefined, reproduced: Reproduction | undefined) {
  const annexes = declaration && goodsActivities(declaration).map(({ annex }) => annex);
  if (!reproduced || !annexes) return { aliq_efetiva_c: 0, aliq_efetiva_p: 0 };
  const bands = reproduced.bands[annexes.includes('I') ? 'I' : 'II'];
  return {
    aliq_efetiva_c: ratio(meanRate(bands, 'cofins').times(100), 1, 4),
    aliq_efetiva_p: ratio(meanRate(bands, 'pis').times(100), 1, 4),
  };
}

/** Returns PIS and COFINS as printed, for months that cannot be computed. Cents. */
export function printedTaxes(declaration: Declaration | undefined): { cofins: number; pis: number } {
  const goods = declaration ? goodsActivities(declaration) : [];
  return {
    cofins: goods.reduce((sum, { taxes }) => sum + taxes.cofins, 0),
    pis: goods.reduce((sum, { taxes }) => sum + taxes.pis, 0),
  };
}
