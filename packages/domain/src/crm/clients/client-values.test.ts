import { expect, it } from 'vitest';
import { formatClientValue } from './client-values.ts';

it.each([
  ['status', 'SEM_OPORTUNIDADE', 'Sem oportunidade'],
  ['procuracaoHabilitada', false, 'Não'],
  ['procuracaoValidaAte', '2026-12-31', '31/12/2026'],
  ['procuracaoValidaAte', 'amanhã', 'Data inválida'],
  ['procuracaoValidaAte', null, 'vazio'],
  ['contatoProprietario', '62999991111', '(62) 99999-1111'],
  ['contatoContador', '6232221111', '(62) 3222-1111'],
  ['cep', '01310100', '01310-100'],
  ['comissaoTenant', 12.5, '12,5%'],
  ['complemento', '', 'vazio'],
  ['banco', '001 - Banco', '001 - Banco'],
] as const)('shows %s %j as %s', { tags: ['W-591', 'W-592', 'W-593', 'W-594'] }, (field, value, shown) => {
  expect(formatClientValue(field, value)).toBe(shown);
});
