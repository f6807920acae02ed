import { describe, expect, it } from 'vitest';
import { companyFields, emptyCompany } from './company-fields.ts';

describe('companyFields', { tags: ['I-175', 'I-176', 'I-187', 'F-457'] }, () => {
  const company = {
    tipo: 'MATRIZ',
    nome: 'AURORA CONSULTORIA LTDA',
    fantasia: 'AURORA',
    logradouro: 'RUA 1',
    numero: '10',
    complemento: '',
    bairro: 'CENTRO',
    municipio: 'GOIANIA',
    uf: 'GO',
    cep: '74000000',
    atividade_principal: [{ code: '70.20-4-00', text: 'Consultoria' }],
  };

  it('returns company, activity and address', () => {
    expect(companyFields(company)).toEqual({
      razao_social: 'AURORA CONSULTORIA LTDA',
      fantasia: 'AURORA',
      tipo: 'MATRIZ',
      cnae: '70.20-4-00',
      cnae_info: 'Consultoria',
      cep: '74000-000',
      logradouro: 'RUA 1',
      numero: '10',
      complemento: '',
      bairro: 'CENTRO',
      cidade: 'GOIANIA',
      uf: 'GO',
    });
  });

  it('clears them without a company, and keeps the other fields', () => {
    const { cnpj, email, whatsApp, tel, comissao_admin, concordo, ...filled } = emptyCompany;
    expect(companyFields(undefined)).toEqual(filled);
  });
});
