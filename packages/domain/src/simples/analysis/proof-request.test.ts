import { taxMonthOf } from '@restitui/brazil/tax-month.ts';
import { expect, it } from 'vitest';
import { actorWith } from '../../../test-support/actor-with.ts';
import { canDecideForClient } from '../decisions/simples-decisions.access.ts';
import { type Claim, productsToProve, proofRequestTexts, wantedProof } from './proof-request.ts';
import { canAskForProof } from './proof-requests.access.ts';

const [may, june, december] = [taxMonthOf(2025, 5), taxMonthOf(2025, 6), taxMonthOf(2024, 12)];
const item = (produto: string, claim: Partial<Claim>) => ({
  ...{ codigo: 'C1', produto, ncm: '33051000', revisar: false },
  ...claim,
});
const note = { forca: 'defensavel', prova_pedida: 'Nota de compra.' } as const;
const photo = { forca: 'a_provar', prova_pedida: 'Foto do rótulo.' } as const;

it('lists each product once that has something to prove, by its weakest claim', () => {
  const items = [
    item('A', { forca: 'certa' }),
    item('B', note),
    item('B', photo),
    item('C', note),
    item('C', { forca: 'certa' }),
    item('D', { forca: null }),
  ];
  expect(productsToProve(items)).toEqual([
    { codigo: 'C1', produto: 'B', ncm: '33051000', wanted: 'Foto do rótulo.' },
    { codigo: 'C1', produto: 'C', ncm: '33051000', wanted: 'Nota de compra.' },
  ]);
});

it('names what would prove a claim, also in results that do not say it, and nothing for a certain one', () => {
  expect(wantedProof([item('A', photo)])).toBe('Foto do rótulo.');
  expect(wantedProof([item('A', { forca: 'defensavel' })])).toContain('Nota de compra');
  expect(wantedProof([item('A', { forca: 'certa', prova_pedida: '' })])).toBe('');
  expect(wantedProof([])).toBe('');
});

it('takes an open item for one to prove, also in results without strengths', () => {
  expect(wantedProof([item('A', { revisar: true })])).toContain('Nota de compra');
  expect(wantedProof([item('A', note), item('A', { ...photo, forca: null, revisar: true })])).toBe('Foto do rótulo.');
  expect(wantedProof([item('A', {})])).toBe('');
});

it('writes the request in singular and plural, with a line per product and the months of the sales', () => {
  const one = { codigo: 'C1', produto: 'XAMPU', ncm: '33051000', wanted: 'Nota de compra.' };
  expect(proofRequestTexts([may], [one])).toEqual({
    item: 'Prova de 1 produto vendido em 05/2025',
    detalhes: ['XAMPU (código C1): Nota de compra.'],
  });
  const other = { ...one, codigo: '', produto: 'PNEU' };
  expect(proofRequestTexts([may, december, june, may], [one, other])).toEqual({
    item: 'Prova de 2 produtos vendidos de 12/2024 a 06/2025',
    detalhes: ['XAMPU (código C1): Nota de compra.', 'PNEU (código não informado): Nota de compra.'],
  });
});

it.each(['CEO', 'TI', 'ANALISTA', 'JURIDICO', 'FINANCEIRO'] as const)(
  'lets an ADMIN %s ask for proof, as it lets them decide',
  (cargo) => {
    const actor = actorWith(`ADMIN ${cargo}`);
    expect(canAskForProof(actor)).toBe(true);
    expect(canDecideForClient(actor)).toBe(true);
  },
);

it.each(['CEO', 'GERENTE', 'PARCEIRO', 'CONTABILIDADE'] as const)('lets no USUARIO %s ask for proof', (cargo) => {
  const actor = actorWith(`USUARIO ${cargo}`, 'gerar_analise', 'update_analise');
  expect(canAskForProof(actor)).toBe(false);
  expect(canDecideForClient(actor)).toBe(false);
});
