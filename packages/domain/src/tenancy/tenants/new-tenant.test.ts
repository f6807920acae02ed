import { describe, expect, it } from 'vitest';
import { type NewTenantForm, newTenant, newTenantForm } from './new-tenant.ts';

const typed: NewTenantForm = {
  cnpj: '60.000.000/0001-13',
  razao_social: 'AURORA CONSULTORIA LTDA',
  fantasia: 'Aurora Fiscal',
  cnae: '70.20-4-00',
  cnae_info: 'Atividades de consultoria em gestão empresarial',
  tipo: 'MATRIZ',
  email: 'contato@aurora.test',
  whatsApp: '(62) 90000-0001',
  tel: '(62) 3000-0001',
  cep: '74000-000',
  logradouro: 'Rua 1',
  numero: '10',
  complemento: '',
  bairro: 'Setor Central',
  cidade: 'Goiânia',
  uf: 'go',
  comissao_admin: '12,5',
  concordo: true,
};

function complaints(change: Partial<Record<keyof NewTenantForm, unknown>>) {
  const { error } = newTenantForm.safeParse({ ...typed, ...change });
  return (error?.issues ?? []).map(({ path, message }) => `${path}: ${message}`);
}

describe('newTenantForm', () => {
  it('produces the body of the call, without masks', { tags: ['I-220', 'I-221', 'I-222', 'C-03'] }, () => {
    expect(newTenantForm.parse(typed)).toEqual({
      ...typed,
      cnpj: '60000000000113',
      whatsApp: '62900000001',
      tel: '6230000001',
      cep: '74000000',
      uf: 'GO',
      comissao_admin: 12.5,
    });
  });

  it.each<[keyof NewTenantForm, unknown, string]>([
    ['email', 'aurora', 'E-mail inválido'],
    ['whatsApp', '', 'WhatsApp é obrigatório'],
    ['whatsApp', '9000', 'Informe o DDD e o número.'],
    ['tel', '', 'Telefone é obrigatório'],
    ['razao_social', ' ', 'Razão social é obrigatória'],
    ['bairro', '', 'Bairro é obrigatório'],
    ['numero', '', 'Número é obrigatório'],
    ['cidade', '', 'Cidade é obrigatória'],
    ['logradouro', '', 'Logradouro é obrigatório'],
    ['cnae', '', 'Código do CNAE é obrigatório'],
    ['cnae_info', '', 'Descrição do CNAE é obrigatória'],
    ['comissao_admin', '', 'Comissão é obrigatória'],
    ['comissao_admin', 'dez', 'Informe um número válido.'],
    ['comissao_admin', '100,01', 'A comissão vai de 0 a 100.'],
    ['comissao_admin', '1,005', 'Use no máximo 2 casas decimais.'],
    ['cnpj', '60.000', 'CNPJ inválido. Digite 14 números.'],
    ['cnpj', '60.000.000/0001-14', 'CNPJ inválido. Verifique o número digitado.'],
    ['uf', 'G', 'UF deve ter 2 caracteres'],
    ['uf', 'XX', 'UF inválida'],
    ['concordo', false, 'Você deve concordar com os termos'],
  ])(
    'returns for %s %j: %s',
    { tags: ['I-177', 'I-178', 'I-179', 'I-180', 'I-181', 'I-182'] },
    (field, value, complaint) => {
      expect(complaints({ [field]: value })).toEqual([`${field}: ${complaint}`]);
    },
  );

  it('accepts an empty complemento, cep, fantasia and tipo', { tags: ['I-183'] }, () => {
    expect(complaints({ complemento: '', cep: '', fantasia: '', tipo: '' })).toEqual([]);
  });

  it.each(['0', '0.01', '99,99', '100'])('accepts a commission of %s', { tags: ['I-184'] }, (comissao_admin) => {
    expect(complaints({ comissao_admin })).toEqual([]);
  });
});

describe('newTenant', { tags: ['F-456'] }, () => {
  const { tel: _, concordo: __, ...sent } = { ...typed, comissao_admin: 99.99 };

  it('has no telephone and no consent, unlike the form', () => {
    expect(newTenant.parse(sent)).toMatchObject({ comissao_admin: 99.99, tel: '' });
  });

  it.each([-0.01, 100.01, 1.005, '10', null])('rejects a commission of %j', { tags: ['C-50'] }, (comissao_admin) => {
    expect(newTenant.safeParse({ ...sent, comissao_admin }).success).toBe(false);
  });
});
