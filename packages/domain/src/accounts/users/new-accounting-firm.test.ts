import { describe, expect, it } from 'vitest';
import { accountingFirmForm, newAccountingFirm, toAccountingFirmBody } from './new-accounting-firm.ts';
import { partnerForm } from './new-partner.ts';

const person = {
  name: 'Rui Alves',
  cpf: '111.444.777-35',
  email: 'rui@norte.test',
  password: 'Segura@1',
  whatsApp: '(62) 99999-0001',
};
const typed = {
  cnpj_data: {
    cnpj: '11.444.777/0001-61',
    cep: '01310-100',
    nome: 'Norte Contabilidade',
    logradouro: 'Avenida Paulista',
    bairro: 'Bela Vista',
    numero: '1000',
    municipio: 'São Paulo',
    uf: 'SP',
    complemento: 'Sala 2',
    cnaeCode: '69.20-6-01',
    cnaeText: 'Atividades de contabilidade',
  },
  info_user: person,
  Regime_produto: { comissao: '15' },
  confirmed: true,
};

const issuesOf = (form: object) =>
  accountingFirmForm.safeParse(form).error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [];

describe('form of an accounting firm', () => {
  it('groups company, person and commission, and is flattened for the call', {
    tags: ['F-409', 'F-410', 'F-411', 'C-29', 'G-10'],
  }, () => {
    const sent = toAccountingFirmBody(accountingFirmForm.parse(typed));
    expect(sent).toEqual({
      name: 'Rui Alves',
      cpf: '11144477735',
      email: 'rui@norte.test',
      password: 'Segura@1',
      whatsApp: '62999990001',
      tel: '62999990001',
      cnpj: '11444777000161',
      razao_social: 'Norte Contabilidade',
      cnae: '69.20-6-01',
      cnae_info: 'Atividades de contabilidade',
      cep: '01310100',
      logradouro: 'Avenida Paulista',
      numero: '1000',
      complemento: 'Sala 2',
      bairro: 'Bela Vista',
      municipio: 'São Paulo',
      estado: 'SP',
      comissao_user: 15,
      comissao_user_escrita: 'quinze',
    });
    expect(newAccountingFirm.safeParse(sent).success).toBe(true);
  });

  it.each([
    ['nome', 'Razão social é obrigatória'],
    ['cnaeCode', 'Código da atividade principal é obrigatório'],
    ['cnaeText', 'Atividade principal é obrigatória'],
    ['bairro', 'Bairro é obrigatório'],
    ['numero', 'Número é obrigatório'],
    ['municipio', 'Município é obrigatório'],
    ['logradouro', 'Logradouro é obrigatório'],
    ['uf', 'UF é obrigatória'],
  ])('requires %s', { tags: ['F-237'] }, (field, message) => {
    const form = { ...typed, cnpj_data: { ...typed.cnpj_data, [field]: '' } };
    expect(issuesOf(form)).toEqual([[`cnpj_data.${field}`, message]]);
  });

  it('requires the commission but not CEP and complement', { tags: ['F-237'] }, () => {
    expect(issuesOf({ ...typed, Regime_produto: { comissao: '' } })).toEqual([
      ['Regime_produto.comissao', 'Informe um número válido.'],
    ]);
    expect(issuesOf({ ...typed, cnpj_data: { ...typed.cnpj_data, cep: '', complemento: '' } })).toEqual([]);
  });
});

it('requires the confirmation for a partner and for a firm', { tags: ['F-225'] }, () => {
  const refusal = ['confirmed', 'Você deve confirmar que as informações estão corretas'];
  expect(issuesOf({ ...typed, confirmed: false })).toEqual([refusal]);
  const partner = { ...person, typeCargo: 'PARCEIRO', comissao_user: '0' };
  expect(partnerForm.safeParse({ ...partner, confirmed: true }).success).toBe(true);
  const refused = partnerForm.safeParse({ ...partner, confirmed: false });
  expect(refused.error?.issues.map(({ path, message }) => [path.join('.'), message])).toEqual([refusal]);
});
