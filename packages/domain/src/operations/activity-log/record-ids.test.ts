import { expect, it } from 'vitest';
import { mostSelectedClients } from '../../crm/client-selection/client-selection.api.ts';
import { fieldNames, recordIds } from './record-ids.ts';

it('returns the values of fields named like ids, each once', () => {
  const params = { id: 'a1', status: 'ATIVO', token: 'segredo' };
  const body = { id_client: '11222333000181', userId: 'u1', ids: ['a1', 'b2'], senha: 'x', nome: 'Ana', idade: 30 };
  expect(recordIds(params, body, undefined, [])).toEqual(['a1', '11222333000181', 'u1', 'b2']);
});

it('returns the access key of a note', () => {
  const chave = '5'.repeat(44);
  expect(recordIds({ id_apuracao: 'a1', chave, chaves: 'x' })).toEqual(['a1', chave]);
});

it('leaves out what cannot be an id: texts, long values and objects', () => {
  expect(recordIds({ id: 'Rua das Flores, 10', id_a: 'x'.repeat(101), id_b: { id: 'c' }, id_c: '' })).toEqual([]);
  expect(recordIds({ ids: Array.from({ length: 150 }, (_, i) => `r${i}`) })).toHaveLength(120);
});

it('keeps every client of a full selection and what they get', () => {
  const id_clients = Array.from({ length: mostSelectedClients }, (_, i) => `c${i}`);
  expect(recordIds({}, { id_clients, id_tag: 'etiqueta' })).toEqual([...id_clients, 'etiqueta']);
});

it('returns the names of sent fields and no value', () => {
  expect(fieldNames({ senha: 'x', email: 'a@b.test' })).toEqual(['senha', 'email']);
  expect([fieldNames(undefined), fieldNames(['a']), fieldNames('x')]).toEqual([[], [], []]);
});
