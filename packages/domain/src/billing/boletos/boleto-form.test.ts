import { describe, expect, it } from 'vitest';
import { newBoleto, withDefaultRates } from './boleto-form.ts';

const sent = {
  ...{ nome: 'Ana Lima', cpfCnpj: '529.982.247-25', tipoPessoa: 'FISICA', cep: '74000-123', endereco: 'Rua 10' },
  ...{ numero: '20', bairro: 'Centro', cidade: 'Goiânia', uf: 'go', telefone: '(62) 99999-0000' },
  ...{ valorNominal: 100, dataVencimento: '20/12/2026', dataLimite: '2027-01-19', seuNumero: 'FAT-1' },
};

const messagesOf = (values: object) =>
  newBoleto.safeParse({ ...sent, ...values }).error?.issues.map(({ path, message }) => `${path}: ${message}`);

describe('boleto form', { tags: ['W-426', 'W-427', 'W-431'] }, () => {
  it('accepts numbers with masks and days as typed', () => {
    expect(newBoleto.parse(sent)).toMatchObject({
      ...{ cpfCnpj: '52998224725', cep: '74000123', uf: 'GO', telefone: '62999990000', dataVencimento: '2026-12-20' },
      ...{ id_client: null, codigoMulta: 'NAOTEMMULTA', codigoMora: 'ISENTO' },
    });
  });

  it.each<[object, string]>([
    [{ nome: ' ' }, 'nome: Informe o nome do pagador'],
    [{ tipoPessoa: 'JURIDICA' }, 'cpfCnpj: CNPJ inválido. Verifique o número digitado.'],
    [{ cpfCnpj: '52998224724' }, 'cpfCnpj: CPF inválido. Verifique o número digitado.'],
    [{ tipoPessoa: 'OUTRA' }, 'tipoPessoa: Selecione o tipo de pessoa'],
    [{ cep: '1' }, 'cep: CEP inválido'],
    [{ uf: 'XX' }, 'uf: Selecione a UF'],
    [{ email: 'ana' }, 'email: E-mail inválido'],
    [{ valorNominal: 2.49 }, 'valorNominal: O menor valor é R$ 2,50.'],
    [{ valorNominal: 10.001 }, 'valorNominal: Use no máximo 2 casas decimais.'],
    [{ dataVencimento: '31/02/2027' }, 'dataVencimento: Data inválida'],
    [{ dataLimite: '2026-12-19' }, 'dataLimite: O limite não pode ficar antes do vencimento.'],
    [{ dataLimite: '2027-02-19' }, 'dataLimite: O limite é de 60 dias depois do vencimento.'],
    [{ seuNumero: '1234567890123456' }, 'seuNumero: Use no máximo 15 caracteres.'],
    [{ codigoMulta: 'PERCENTUAL' }, 'taxaMulta: Informe a porcentagem.'],
    [{ codigoMulta: 'VALORFIXO', taxaMulta: 101 }, 'taxaMulta: Não pode passar do valor do boleto.'],
    [{ codigoMora: 'TAXAMENSAL', taxaMora: 101 }, 'taxaMora: Use no máximo 100%.'],
    [{ codigoMora: 'VALORDIA', taxaMora: 1, dataMora: '2026-12-20' }, 'dataMora: Use uma data depois do vencimento.'],
  ])('rejects %o', (values, message) => {
    expect(messagesOf(values)).toContain(message);
  });
});

it('reports all issues at once, of single fields and of combinations', () => {
  const wrong = {
    nome: '',
    uf: 'XX',
    cpfCnpj: '1',
    dataLimite: '2026-12-19',
    codigoMulta: 'PERCENTUAL',
    taxaMulta: 101,
  };
  expect(
    messagesOf(wrong)
      ?.map((message) => message.split(':')[0])
      .sort(),
  ).toEqual([...['cpfCnpj', 'dataLimite', 'nome', 'taxaMulta', 'uf']]);
  expect(messagesOf({ dataVencimento: 'x', taxaMora: -1, codigoMora: 'VALORDIA' })).toEqual([
    'dataVencimento: Data inválida',
    'taxaMora: Informe um valor positivo.',
  ]);
  for (const none of [undefined, null, 'x', []]) expect(newBoleto.safeParse(none).success).toBe(false);
});

it('drops a rate without its code, and starts a code without a day after the due date', { tags: ['W-428'] }, () => {
  const idle = newBoleto.parse({ ...sent, taxaMulta: 5, taxaMora: 5, dataMora: '2027-01-01' });
  expect(withDefaultRates(idle)).toMatchObject({ taxaMulta: 0, taxaMora: 0, dataMora: null });
  const late = newBoleto.parse({ ...sent, codigoMulta: 'PERCENTUAL', taxaMulta: 2 });
  expect(withDefaultRates(late)).toMatchObject({ taxaMulta: 2, dataMulta: '2026-12-21' });
});
