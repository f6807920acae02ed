import { describe, expect, it } from 'vitest';
import { type BankFormValues, bankForm, bankRequest } from './bank-form.ts';

const filled: BankFormValues = {
  typeBank: 'INTER',
  client_id: 'a1b2',
  cliente_secret: 'segredo',
  x_conta_corrente: '1234567-8',
  nome: 'Consultoria Modelo',
  cpfCnpj: '11.222.333/0001-81',
  tipoPessoa: 'juridica',
  cep: '74000-000',
  endereco: 'Avenida Brasil, 10',
  bairro: 'Centro',
  cidade: 'Goiânia',
  uf: 'go',
};

const messagesOf = (typed: Partial<BankFormValues>) => {
  const { error } = bankForm({ hasSecret: false }).safeParse({ ...filled, ...typed });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('bank form', { tags: ['W-408'] }, () => {
  it('accepts numbers with masks and converts the state to capitals', () => {
    const { data } = bankRequest.safeParse(filled);
    expect(data).toEqual({ ...filled, cpfCnpj: '11222333000181', cep: '74000000', uf: 'GO' });
    expect(bankRequest.safeParse({ ...filled, tipoPessoa: 'fisica', cpfCnpj: '529.982.247-25' }).success).toBe(true);
  });

  it.each<[Partial<BankFormValues>, string]>([
    [{ typeBank: 'OUTRO' }, 'typeBank: Selecione o tipo de banco'],
    [{ client_id: ' ' }, 'client_id: ID do cliente é obrigatório'],
    [{ cliente_secret: '' }, 'cliente_secret: Segredo do cliente é obrigatório'],
    [{ x_conta_corrente: '' }, 'x_conta_corrente: Número da conta corrente é obrigatório'],
    [{ nome: '' }, 'nome: Nome é obrigatório'],
    [{ cpfCnpj: '' }, 'cpfCnpj: CPF/CNPJ é obrigatório'],
    [{ tipoPessoa: 'outra' }, 'tipoPessoa: Selecione o tipo de pessoa'],
    [{ cep: '7400000' }, 'cep: CEP deve ter pelo menos 8 caracteres'],
    [{ cep: '74000-0000' }, 'cep: CEP inválido'],
    [{ endereco: '' }, 'endereco: Endereço é obrigatório'],
    [{ bairro: '' }, 'bairro: Bairro é obrigatório'],
    [{ cidade: '' }, 'cidade: Cidade é obrigatória'],
    [{ uf: 'GOI' }, 'uf: UF deve ter 2 caracteres'],
    [{ uf: 'XX' }, 'uf: UF inválida'],
    [{ tipoPessoa: 'fisica' }, 'cpfCnpj: CPF inválido. Verifique o número digitado.'],
    [{ cpfCnpj: '1' }, 'cpfCnpj: CNPJ inválido. Verifique o número digitado.'],
    [{ x_conta_corrente: '12a' }, 'x_conta_corrente: Use só números e o traço do dígito.'],
  ])(
    'rejects %o with "%s"',
    {
      tags: [
        'W-409',
        'W-410',
        'W-411',
        'W-412',
        'W-413',
        'W-414',
        'W-415',
        'W-416',
        'W-417',
        'W-418',
        'W-419',
        'W-420',
        'W-421',
        'W-422',
      ],
    },
    (typed, message) => {
      expect(messagesOf(typed)).toContain(message);
    },
  );

  it('requires the secret only the first time', () => {
    expect(bankForm({ hasSecret: true }).safeParse({ ...filled, cliente_secret: '' }).success).toBe(true);
  });
});
