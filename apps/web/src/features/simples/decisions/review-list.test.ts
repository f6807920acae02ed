import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { expect, it } from 'vitest';
import { decisionOn, similarProducts } from './review-list.ts';

const product = (codigo: string, regra: string) =>
  ({ codigo, produto: `PRODUTO ${codigo}`, ncm: '4016.99.90', extipi: '', regra }) as LedgerProduct;
const group = (...produtos: LedgerProduct[]) => ({ posicao: 'falta_prova', produtos }) as ReviewGroup;

it('finds the products of the same position and sentence', () => {
  const [one, two, other] = [product('1', 'Uso.'), product('2', 'Uso.'), product('3', 'Exceção.')];
  const groups = [group(one, two, other), group(product('4', 'Uso.'))];
  expect(similarProducts(groups, one)).toEqual([two]);
  expect(similarProducts(groups, other)).toEqual([]);
  expect(similarProducts([], one)).toEqual([]);
});

it('builds a decision with one reason for all, or a reason for each', () => {
  const answer = { id_client: '11222333000181', contar: false };
  expect(decisionOn(product('1', 'Uso.'), { ...answer, motivo: 'Sem ficha.' })).toEqual({
    ...{ alcance: 'cliente', tipo: 'produto', id_client: '11222333000181', codigo: '1', produto: 'PRODUTO 1' },
    ...{ ncm: '40169990', extipi: '', contar: false, motivo: 'Sem ficha.' },
  });
  expect(decisionOn(product('1', 'Uso.'), { ...answer, motivo: ({ regra }) => regra }).motivo).toBe('Uso.');
});
