import { exampleRow } from '@restitui/domain/simples/analysis/example-rows.ts';
import type { ReviewedProduct } from '@restitui/domain/simples/decisions/simples-effects.api.ts';
import { describe, expect, it } from 'vitest';
import { monthsOfCase } from './month-facts.ts';

const today = '2026-11-21';
const rows = [exampleRow(), exampleRow({ competencia: '06/2025' })];
const product = (changes: Partial<ReviewedProduct>): ReviewedProduct => ({
  codigo: '1',
  produto: 'SUCO',
  ncm: '22029900',
  extipi: '',
  regra: '',
  lei: '',
  itens: 3,
  valor: 10,
  meses: [{ competencia: '05/2025', itens: 3, valor: 10 }],
  decisao: null,
  nova_decisao: null,
  ...changes,
});
const known = { reviews: { produtos: [] }, coverage: null, rectifications: [] };

describe('months of a case', () => {
  it('count the items of products without a decision', () => {
    const produtos = [product({}), product({ codigo: '2' }), product({ decisao: 'd' }), product({ nova_decisao: 'n' })];
    const [may, june] = monthsOfCase(rows, { ...known, reviews: { produtos } }, today);
    expect([may?.itensARevisar, june?.itensARevisar]).toEqual([6, 0]);
    expect([may?.falta, june?.falta]).toEqual([['revisar'], []]);
  });

  it('are unknown until all calls have answered', () => {
    for (const key of ['reviews', 'coverage', 'rectifications'] as const) {
      const [may] = monthsOfCase(rows, { ...known, [key]: undefined }, today);
      expect(may?.falta).toBeUndefined();
    }
    expect(monthsOfCase(rows, known, today)[0]?.falta).toEqual([]);
  });
});
