import { expect, it } from 'vitest';
import { newTemplateForm } from './templates.api.ts';

it('requires company, name and type with their specified messages', { tags: ['F-330', 'F-331', 'F-332'] }, () => {
  expect(newTemplateForm.safeParse({}).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
    ['nameContrato', 'Nome é obrigatório'],
    ['typeContrato', 'Tipo é obrigatório'],
    ['id_tenant', 'Por favor, selecione uma Empresa.'],
  ]);
  const form = { nameContrato: ' Principal ', typeContrato: 'PRINCIPAL', id_tenant: '20000000000107' };
  expect(newTemplateForm.parse(form)).toEqual({ ...form, nameContrato: 'Principal' });
});
