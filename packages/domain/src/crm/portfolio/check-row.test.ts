import { describe, expect, it } from 'vitest';
import { checkRow, formatCellMessage, newOwnerIssues } from './check-row.ts';
import { matchColumns, type PortfolioField, portfolioColumns, portfolioField } from './portfolio-columns.ts';

const fields = portfolioField.options;
const match = matchColumns(fields.map((field) => portfolioColumns[field].heading));
const example = Object.fromEntries(fields.map((field) => [field, portfolioColumns[field].example]));
const check = (change: Partial<Record<PortfolioField, string>> = {}) =>
  checkRow(
    fields.map((field) => ({ ...example, ...change })[field] ?? ''),
    match,
  );

describe('row of a portfolio', { tags: ['D-38'] }, () => {
  it('is parsed into a client with numbers without masks, as in the template', () => {
    const { client, issues, notes } = check();
    expect([issues, notes]).toEqual([[], []]);
    expect(client).toMatchObject({
      cnpjcpf: '11222333000181',
      cpfProprietario: '52998224725',
      contatoProprietario: '62999990000',
      comissaoTenant: 20,
      cep: '74000000',
      estado: 'GO',
    });
  });

  it('requires only number, name, owner and commission', () => {
    const cells = ['11222333000181', 'COMERCIO', '52998224725', '0'];
    const { client } = checkRow(cells, { cnpjcpf: 0, razao_social: 1, cpfProprietario: 2, comissaoTenant: 3 });
    expect(client).toMatchObject({ comissaoTenant: 0, banco: '', cep: '', estado: '', emailProprietario: '' });
  });

  it('uses the person as owner when the client is a person', () => {
    const { client } = checkRow(['529.982.247-25', 'MARIA', '20'], { cnpjcpf: 0, razao_social: 1, comissaoTenant: 2 });
    expect(client).toMatchObject({ cnpjcpf: '52998224725', cpfProprietario: '52998224725', nomeProprietario: 'MARIA' });
  });

  it.each<[PortfolioField, string, string]>([
    ['cnpjcpf', '', 'CNPJ ou CPF: Informe o CNPJ ou o CPF.'],
    ['cnpjcpf', '11222333000182', 'CNPJ ou CPF inválido.'],
    ['razao_social', '', 'Razão Social: Informe a razão social.'],
    ['razao_social', 'A'.repeat(301), 'Razão Social: Use no máximo 300 caracteres.'],
    ['cpfProprietario', '', 'CPF do Proprietário: Informe o CPF do proprietário.'],
    ['cpfProprietario', '11111111111', 'CPF do Proprietário: CPF inválido. Verifique o número digitado.'],
    ['emailProprietario', 'maria@', 'E-mail do Proprietário: E-mail inválido'],
    ['contatoProprietario', '9999', 'WhatsApp do Proprietário: WhatsApp inválido'],
    ['emailContador', 'x', 'E-mail do Contador: E-mail inválido'],
    ['comissaoTenant', '', 'Comissão (%): Informe a comissão'],
    ['comissaoTenant', '12,5', 'Comissão (%): A comissão é um número inteiro de 0 a 100'],
    ['comissaoTenant', '120', 'Comissão (%): A comissão é um número inteiro de 0 a 100'],
    ['comissaoTenant', 'vinte', 'Comissão (%): A comissão é um número inteiro de 0 a 100'],
    ['cep', '123', 'CEP inválido. Use 8 dígitos, como 74000-000.'],
    ['estado', 'XX', 'UF inválida. Use as duas letras, como GO.'],
  ])('rejects %s %j with a message', { tags: ['I-142'] }, (field, cell, words) => {
    const { client, issues } = check({ [field]: cell });
    expect(client).toBeUndefined();
    expect(issues.map(formatCellMessage)).toEqual([words]);
  });

  it('reports all problems and repairs of a row', () => {
    const { issues, notes } = check({ cnpjcpf: '1,12223E+13', razao_social: '', cep: '1310100' });
    expect(issues.map(({ field }) => field)).toEqual(['cnpjcpf', 'razao_social']);
    expect(notes.map(({ field }) => field)).toEqual(['cep']);
  });

  it('requires name and e-mail when the owner is unknown', () => {
    const { client } = check({ nomeProprietario: '', emailProprietario: '' });
    expect(client && newOwnerIssues(client).map(formatCellMessage)).toEqual([
      'Nome do Proprietário: Proprietário ainda não cadastrado: informe o nome.',
      'E-mail do Proprietário: Proprietário ainda não cadastrado: informe o e-mail.',
    ]);
  });
});
