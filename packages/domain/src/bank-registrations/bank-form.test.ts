import { describe, expect, it, test } from 'vitest';
import { bankForm, sentBank, type TypedBankForm } from './bank-form.ts';

const filled: TypedBankForm = {
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

const messagesOf = (typed: Partial<TypedBankForm>) => {
  const { error } = bankForm({ hasSecret: false }).safeParse({ ...filled, ...typed });
  return error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
};

describe('W-408 the bank form', () => {
  it('parses what people write: numbers without masks, the state in capitals', () => {
    const { data } = sentBank.safeParse(filled);
    expect(data).toEqual({ ...filled, cpfCnpj: '11222333000181', cep: '74000000', uf: 'GO' });
    expect(sentBank.safeParse({ ...filled, tipoPessoa: 'fisica', cpfCnpj: '529.982.247-25' }).success).toBe(true);
  });

  test.each<[string, Partial<TypedBankForm>, string]>([
    ['W-409 W-411', { typeBank: 'OUTRO' }, 'typeBank: Selecione o tipo de banco'],
    ['W-412', { client_id: ' ' }, 'client_id: ID do cliente é obrigatório'],
    ['W-413', { cliente_secret: '' }, 'cliente_secret: Segredo do cliente é obrigatório'],
    ['W-414', { x_conta_corrente: '' }, 'x_conta_corrente: Número da conta corrente é obrigatório'],
    ['W-415', { nome: '' }, 'nome: Nome é obrigatório'],
    ['W-416', { cpfCnpj: '' }, 'cpfCnpj: CPF/CNPJ é obrigatório'],
    ['W-410 W-417', { tipoPessoa: 'outra' }, 'tipoPessoa: Selecione o tipo de pessoa'],
    ['W-418', { cep: '7400000' }, 'cep: CEP deve ter pelo menos 8 caracteres'],
    ['W-418', { cep: '74000-0000' }, 'cep: CEP inválido'],
    ['W-419', { endereco: '' }, 'endereco: Endereço é obrigatório'],
    ['W-420', { bairro: '' }, 'bairro: Bairro é obrigatório'],
    ['W-421', { cidade: '' }, 'cidade: Cidade é obrigatória'],
    ['W-422', { uf: 'GOI' }, 'uf: UF deve ter 2 caracteres'],
    ['W-422', { uf: 'XX' }, 'uf: UF inválida'],
    ['a CPF is checked', { tipoPessoa: 'fisica' }, 'cpfCnpj: CPF inválido. Verifique o número digitado.'],
    ['a CNPJ is checked', { cpfCnpj: '1' }, 'cpfCnpj: CNPJ inválido. Verifique o número digitado.'],
    ['no letters', { x_conta_corrente: '12a' }, 'x_conta_corrente: Use só números e o traço do dígito.'],
  ])('%s: %o', (_, typed, message) => {
    expect(messagesOf(typed)).toContain(message);
  });

  it('asks for the secret once', () => {
    expect(bankForm({ hasSecret: true }).safeParse({ ...filled, cliente_secret: '' }).success).toBe(true);
  });
});
