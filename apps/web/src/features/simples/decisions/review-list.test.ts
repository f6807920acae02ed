import type { LedgerProduct, ReviewGroup } from '@restitui/domain/simples/decisions/product-ledger.api.ts';
import { maxDecisions } from '@restitui/domain/simples/decisions/simples-decisions.api.ts';
import { expect, it } from 'vitest';
import { decisionOn, markProducts, similarProducts } from './review-list.ts';

const product = (codigo: string, classificacao: string, icms = 'ICMS não recolhido.') => {
  const sentences = { classificacao, regra: `${classificacao} ${icms}` };
  return { codigo, produto: `PRODUTO ${codigo}`, ncm: '4016.99.90', extipi: '', ...sentences } as LedgerProduct;
};
const group = (...produtos: LedgerProduct[]) => ({ posicao: 'falta_prova', produtos }) as ReviewGroup;

it('finds the products of the same position and question, whatever their ICMS', () => {
  const [one, two, other] = [product('1', 'Uso.'), product('2', 'Uso.', 'ICMS recolhido.'), product('3', 'Exceção.')];
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
  expect(decisionOn(product('1', 'Uso.'), { ...answer, motivo: ({ classificacao }) => classificacao }).motivo).toBe(
    'Uso.',
  );
});

it('marks no more products than one request decides, and unmarks all of them', () => {
  const products = Array.from({ length: maxDecisions + 1 }, (_, i) => product(`${i}`, 'Uso.'));
  const marked = markProducts(new Set(), products, true);
  expect(marked.size).toBe(maxDecisions);
  expect(markProducts(marked, products, false).size).toBe(0);
});
