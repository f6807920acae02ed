import { expect, it } from 'vitest';
import { ownerLinkBody, registrationBody } from './registration-body.ts';

const found = {
  cnpj: '11222333000181',
  company: {
    tipo: 'MATRIZ',
    nome: 'COMERCIO EXEMPLO LTDA',
    fantasia: 'Exemplo',
    logradouro: 'Rua 1',
    numero: '10',
    complemento: '',
    bairro: 'Centro',
    municipio: 'Goiânia',
    uf: 'GO',
    cep: '74000000',
    atividade_principal: [{ code: '47.11-3-02', text: 'Supermercado' }],
  },
};
const contract = {
  regimeTributario: 'SIMPLES_NACIONAL' as const,
  produtosSelecionados: ['APURACAO_ST' as const],
  comissao: 21,
  banco: '001 - Banco do Brasil S.A.',
  agencia: '1',
  conta: '2',
  concordo: true,
};
const owner = { cpfProprietario: '52998224725', contatoProprietario: '62988887777', emailProprietario: 'a@b.test' };
const sent = {
  cnpjcpf: '11222333000181',
  razao_social: 'COMERCIO EXEMPLO LTDA',
  nome_fantasia: 'Exemplo',
  cnae_principal: '47.11-3-02',
  atividadePrincipal: 'Supermercado',
  cep: '74000000',
  logradouro: 'Rua 1',
  bairro: 'Centro',
  numero: '10',
  municipio: 'Goiânia',
  estado: 'GO',
  complemento: '',
  li_aceito_tenant: true,
  comissaoTenant: 21,
  comissao_escrita: 'vinte e um',
  banco: '001 - Banco do Brasil S.A.',
  agencia: '1',
  conta: '2',
};

it('maps the registration form to the names of the wire', { tags: ['I-145', 'I-215', 'I-216', 'C-10'] }, () => {
  const people = {
    nomeProprietario: 'Ana',
    nomeContador: 'Caio',
    contatoContador: '6233332222',
    emailContador: 'c@d.test',
  };
  const form = { ...contract, ...owner, ...people, senha: 'abc123' };
  expect(registrationBody(found, form)).toEqual({ ...sent, ...owner, ...people, password: 'abc123' });
});

it('maps the form for a known owner without name, accountant and password', { tags: ['I-251'] }, () => {
  expect(ownerLinkBody(found, { ...contract, ...owner })).toEqual({ ...sent, ...owner });
});

it('omits an invalid CEP of the registry', () => {
  const company = { ...found.company, cep: '7400' };
  expect(ownerLinkBody({ ...found, company }, { ...contract, ...owner }).cep).toBe('');
});
