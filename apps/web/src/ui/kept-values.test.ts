import { expect, it } from 'vitest';
import { keptValues, leavesOf } from './kept-values.ts';

const typed = {
  nome: 'Ana',
  senha: 'segredo',
  produtos: ['A', 'B'],
  info_user: { name: 'Rui', password: 'segredo', foto: new Blob(['x']) },
  concordo: true,
};

it('keeps typed values without secrets, files and confirmations, at any depth', () => {
  expect(keptValues(typed)).toEqual({ nome: 'Ana', produtos: ['A', 'B'], info_user: { name: 'Rui' } });
});

it('lists the values with the paths of their fields, a list as one value', () => {
  expect(leavesOf(keptValues(typed))).toEqual([
    ['nome', 'Ana'],
    ['produtos', ['A', 'B']],
    ['info_user.name', 'Rui'],
  ]);
});
