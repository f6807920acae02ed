import { describe, expect, it } from 'vitest';
import {
  changedClientFields,
  changesAnyOf,
  clientEdit,
  clientTermsEdit,
  conflictingClientFields,
  type EditableClient,
} from './client-edit.ts';

const client: EditableClient = {
  status: 'ATIVO',
  procuracaoHabilitada: true,
  procuracaoHabilitadaEm: '2026-01-31',
  procuracaoValidaAte: null,
  contatoProprietario: '62988887777',
  emailProprietario: 'dona@empresa.test',
  nomeContador: 'Contador',
  contatoContador: '',
  emailContador: '',
  cep: '74000000',
  logradouro: 'Rua Um',
  numero: '10',
  complemento: '',
  bairro: 'Centro',
  municipio: 'Goiânia',
  estado: 'GO',
  comissaoTenant: 12.5,
  banco: '001 - Banco',
  agencia: '0001',
  conta: '1',
};
const partial = clientEdit.partial();

describe('client edit', { tags: ['I-158'] }, () => {
  it.each<[sent: object, stored: object]>([
    [{ emailProprietario: ' Dona@Empresa.TEST ' }, { emailProprietario: 'dona@empresa.test' }],
    [{ contatoContador: '(62) 3222-1111' }, { contatoContador: '6232221111' }],
    [
      { contatoContador: ' ', emailContador: '' },
      { contatoContador: '', emailContador: '' },
    ],
    [
      { cep: '', estado: '' },
      { cep: '', estado: '' },
    ],
    [
      { cep: '01310-100', estado: 'sp' },
      { cep: '01310100', estado: 'SP' },
    ],
    [{ procuracaoValidaAte: '2027-02-28' }, { procuracaoValidaAte: '2027-02-28' }],
    [{ procuracaoValidaAte: '' }, { procuracaoValidaAte: null }],
    [{ comissaoTenant: 30 }, { comissaoTenant: 30 }],
    [{ id_responsavel: 'outra', id_owner: 'outro', cpfProprietario: '1', razao_social: 'X' }, {}],
  ])('parses %j as %j', (sent, stored) => {
    expect(partial.parse(sent)).toEqual(stored);
  });

  it.each([
    [{ emailContador: 'x' }, 'E-mail inválido'],
    [{ contatoContador: '1' }, 'WhatsApp inválido'],
    [{ contatoProprietario: '' }, 'WhatsApp é obrigatório'],
    [{ cep: '123' }, 'CEP é obrigatório'],
    [{ estado: 'XX' }, 'UF inválida'],
    [{ procuracaoValidaAte: '31/12/2026' }, 'Data inválida'],
    [{ procuracaoValidaAte: '2026-02-30' }, 'Data inválida'],
    [{ comissaoTenant: 10.5 }, 'A comissão é um número inteiro de 0 a 100'],
    [{ comissaoTenant: 101 }, 'A comissão é um número inteiro de 0 a 100'],
    [{ banco: ' ' }, 'Informe o banco'],
    [{ agencia: '' }, 'Informe a agência'],
    [{ conta: '' }, 'Informe a conta'],
  ])('rejects %j: %s', (sent, message) => {
    expect(partial.safeParse(sent).error?.issues.map((issue) => issue.message)).toEqual([message]);
  });
});

it('treats only differing fields as changes', () => {
  expect(changedClientFields(client, partial.parse({ numero: ' 10 ', bairro: 'Sul', status: 'ATIVO' }))).toEqual({
    bairro: 'Sul',
  });
});

it('reports only fields that another user has changed since they were read', () => {
  const changed = { numero: '12', bairro: 'Sul', conta: '2' };
  expect(conflictingClientFields(client, changed, { numero: '11', bairro: 'Centro', status: 'NOVO' })).toEqual([
    'numero',
  ]);
});

it('recognises the fields that a change contains', () => {
  expect(changesAnyOf({ banco: 'x' }, clientTermsEdit)).toBe(true);
  expect(changesAnyOf({ numero: '1' }, clientTermsEdit)).toBe(false);
});
