import { expect, it } from 'vitest';
import { declarationOf } from '../../test-support/read-declaration.ts';
import { Exact, roundCents } from '../rules/decimal.ts';
import { splitRates } from '../rules/simples-rates.ts';
import { amountsDue } from './amounts-due.ts';
import { declaredGoods } from './declared-goods.ts';
import { reproduce } from './reproduce.ts';
import type { AnnexSegregation } from './segregate.ts';

const nothing: AnnexSegregation = { sem: 0, st: 0, mono: 0, both: 0, cut: 0 };

it('rounds PIS and COFINS per band and group in a month that is split at the sublimit', () => {
  const declaration = declarationOf();
  const reproduction = reproduce(declaration);
  if (typeof reproduction === 'string') throw new Error(reproduction);
  // R$ 250,000.00 below the sublimit and R$ 50,000.00 above it.
  const bands = splitRates('I', new Exact('3612345.67'), new Exact(1).div(6), new Exact(0));
  const due = amountsDue(
    { I: { ...nothing, st: 4_000_000, sem: 15_000_000 }, II: nothing },
    declaredGoods(declaration, reproduction),
    { ...reproduction, bands: { I: bands, II: bands } },
  );
  const parts = [4_000_000, 15_000_000].flatMap((cents) => [new Exact(cents).times(5).div(6), new Exact(cents).div(6)]);
  for (const tax of ['pis', 'cofins'] as const) {
    const rate = bands[0]?.rates[tax] ?? new Exact(0);
    expect(due[tax]).toBe(parts.reduce((sum, part) => sum + roundCents(part.times(rate)), 0));
  }
});
