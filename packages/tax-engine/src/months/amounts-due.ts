import { Exact, roundCents } from '../rules/decimal.ts';
import { taxOn } from '../rules/simples-rates.ts';
import type { DeclaredGoods } from './declared-goods.ts';
import type { Reproduction } from './reproduce.ts';
import type { Segregation } from './segregate.ts';

/** Taxes due. Cents. */
export interface AmountsDue {
  cofins: number;
  pis: number;
  icms: number;
}

const annexes = ['I', 'II'] as const;

/**
 * Computes the taxes due: PIS and COFINS on revenue that is not monofásico, ICMS on revenue without ST. Each revenue is
 * rounded separately. Cents.
 */
export function amountsDue(segregation: Segregation, declared: DeclaredGoods, reproduction: Reproduction): AmountsDue {
  const dues = { cofins: 0, pis: 0, icms: 0 };
  for (const annex of annexes) {
    const { sem, st, mono } = segregation[annex];
    const bands = reproduction.bands[annex];
    for (const tax of ['cofins', 'pis'] as const) dues[tax] += taxOn(sem, bands, tax) + taxOn(st, bands, tax);

    const ratio = reproduction.icmsByRatio ? declared.icmsRatio[annex] : undefined;
    const icmsOn = (cents: number) => (ratio ? roundCents(new Exact(cents).times(ratio)) : taxOn(cents, bands, 'icms'));
    dues.icms += icmsOn(sem) + icmsOn(mono);
  }
  return dues;
}
