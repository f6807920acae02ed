import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { productsToProve, proofRequestTexts, wantedProof } from './proof-request.ts';
import { canAskForProof } from './proof-requests.access.ts';

const item = (produto: string, forca: 'certa' | 'defensavel' | 'a_provar' | null) => ({
  ...{ codigo: 'C1', produto, ncm: '33051000' },
  forca,
});

it('lists each product once whose claim is not certain', () => {
  const items = [
    item('A', 'certa'),
    item('B', 'a_provar'),
    item('B', 'a_provar'),
    item('C', 'defensavel'),
    item('D', null),
  ];
  expect(productsToProve(items)).toEqual([
    { codigo: 'C1', produto: 'B', ncm: '33051000' },
    { codigo: 'C1', produto: 'C', ncm: '33051000' },
  ]);
});

it('names what would prove an item, also in results that do not say it, and nothing for a certain one', () => {
  expect(wantedProof({ forca: 'a_provar', prova_pedida: 'Foto do rótulo.' })).toBe('Foto do rótulo.');
  expect(wantedProof({ forca: 'defensavel' })).toContain('Nota de compra');
  expect(wantedProof({ forca: 'certa', prova_pedida: '' })).toBe('');
});

it('writes the request in singular and plural, with a line per product', () => {
  const one = { codigo: 'C1', produto: 'XAMPU', ncm: '33051000', wanted: 'Nota de compra.' };
  expect(proofRequestTexts('05/2025', [one])).toEqual({
    item: 'Prova de 1 produto vendido em 05/2025',
    detalhes: ['XAMPU (código C1): Nota de compra.'],
  });
  const other = { ...one, codigo: '', produto: 'PNEU' };
  expect(proofRequestTexts('05/2025', [one, other])).toEqual({
    item: 'Prova de 2 produtos vendidos em 05/2025',
    detalhes: ['XAMPU (código C1): Nota de compra.', 'PNEU (código não informado): Nota de compra.'],
  });
});

it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)('lets an ADMIN %s ask for proof', (cargo) => {
  expect(canAskForProof(actorWith(`ADMIN ${cargo}`))).toBe(true);
});

it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('lets no USUARIO %s ask for proof', (cargo) => {
  expect(canAskForProof(actorWith(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise'))).toBe(false);
});
