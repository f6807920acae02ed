import { expect, it } from 'vitest';
import { newContractForm } from './contracts.api.ts';

it('F-330 F-331 F-332 the form needs a company, a name and a type, each with its words', () => {
  expect(newContractForm.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['nameContrato', 'Nome é obrigatório'],
    ['typeContrato', 'Tipo é obrigatório'],
    ['id_tenant', 'Por favor, selecione uma Empresa.'],
  ]);
  const form = { nameContrato: ' Principal ', typeContrato: 'PRINCIPAL', id_tenant: '20000000000107' };
  expect(newContractForm.parse(form)).toEqual({ ...form, nameContrato: 'Principal' });
});
