import { expect, it } from 'vitest';
import { companyFields, companyValuesOf, formPathOf } from './firm-form.ts';

const company = {
  tipo: 'MATRIZ',
  nome: 'NORTE CONTABILIDADE LTDA',
  fantasia: 'NORTE',
  logradouro: 'AVENIDA PAULISTA',
  numero: '1000',
  complemento: '',
  bairro: 'BELA VISTA',
  municipio: 'SAO PAULO',
  uf: 'SP',
  cep: '01310100',
  atividade_principal: [{ code: '69.20-6-01', text: 'Atividades de contabilidade' }],
};

it('fills name, address and main activity from a found company', { tags: ['F-228'] }, () => {
  const values = companyValuesOf(company);
  expect(Object.keys(values).toSorted()).toEqual(companyFields.toSorted());
  expect(values).toMatchObject({
    nome: 'NORTE CONTABILIDADE LTDA',
    cep: '01310-100',
    logradouro: 'AVENIDA PAULISTA',
    municipio: 'SAO PAULO',
    uf: 'SP',
    cnaeCode: '69.20-6-01',
    cnaeText: 'Atividades de contabilidade',
  });
  expect(companyValuesOf({ ...company, cep: '', atividade_principal: [] })).toMatchObject({
    cep: '',
    cnaeCode: '',
    cnaeText: '',
  });
});

it('shows errors of the call at the field of the form', { tags: ['F-409', 'F-410', 'F-411', 'C-29'] }, () => {
  const paths = ['razao_social', 'estado', 'cnae_info', 'comissao_user', 'tel', 'cpf', 'cnpj', 'numero'].map(
    formPathOf,
  );
  expect(paths).toEqual([
    'cnpj_data.nome',
    'cnpj_data.uf',
    'cnpj_data.cnaeText',
    'Regime_produto.comissao',
    'info_user.whatsApp',
    'info_user.cpf',
    'cnpj_data.cnpj',
    'cnpj_data.numero',
  ]);
});
