import type { Cep } from '@restitui/brazil/cep.ts';
import { foundCep } from '@restitui/domain/lookups/lookups.api.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { cepAnswers } from '../../test/cep-answers.ts';
import { type Answering, answersJson, closedAddress, type Outside, startOutside } from '../../test/outside-server.ts';
import type { CepLookup } from './cep.ts';
import { OutsideFailure } from './get-json.ts';
import { localCepLookup } from './local-cep.ts';
import { openCepLookup } from './open-cep.ts';
import { remoteCepLookup } from './remote-cep.ts';

let outside: Outside;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(now) };
const minute = 60_000;

// One for each test: a request that somebody gave up may still arrive.
beforeEach(async () => {
  outside = await startOutside(cepAnswers);
  now += 60 * minute;
});
afterEach(() => outside.close());

const html: Answering = (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Manutenção</h1>');
const broken: Answering = (reply) => reply.writeHead(503, { 'content-type': 'application/json' }).end('{}');
const cut: Answering = (reply) => reply.destroy();
const tooMany: Answering = (reply) => reply.writeHead(429, { 'content-type': 'text/plain' }).end('calma');
const silent: Answering = () => {};

const three = (milliseconds = 1500) =>
  remoteCepLookup([outside.address, `${outside.address}/`, outside.address], clock, milliseconds);
const find = (lookup: CepLookup, cep: string) => lookup.find(cep as Cep);

/** What every adapter answers. */
const contract: [name: string, lookup: () => CepLookup, known: string, town: string, missing: string][] = [
  ['the stand-in', () => localCepLookup, '01310100', '87360000', '00000000'],
  ['ViaCEP', () => remoteCepLookup([outside.address], clock), '01001000', '87360000', '99999999'],
  ['BrasilAPI', () => only('brasilapi'), '05010000', '87360000', '00000000'],
  ['OpenCEP', () => only('opencep'), '15050305', '87360000', '00000000'],
];

/** The loopback server in the place of one service alone; what stands before it does not answer. */
function only(name: 'brasilapi' | 'opencep'): CepLookup {
  return remoteCepLookup(
    name === 'brasilapi' ? [closedAddress, outside.address] : [closedAddress, closedAddress, outside.address],
    clock,
  );
}

describe.each(contract)('F-458 a CEP, outside.asked of %s', (_, lookup, known, town, missing) => {
  test('is found, in the words of the product', async () => {
    const found = await find(lookup(), known);
    expect(foundCep.parse(found)).toEqual(found);
    expect(found?.logradouro).not.toBe('');
    expect(found?.uf).toBe('SP');
  });

  test('of a whole town has neither street nor bairro', async () => {
    expect(await find(lookup(), town)).toMatchObject({ logradouro: '', bairro: '', numero: '', uf: 'PR' });
  });

  test('that does not exist is not found', async () => {
    expect(await find(lookup(), missing)).toBeUndefined();
  });

  test('is the same each time', async () => {
    expect(await find(lookup(), known)).toEqual(await find(lookup(), known));
  });
});

describe('the stand-in', () => {
  test.each([
    ['20040002', 'Rio de Janeiro', 'RJ'],
    ['40026010', 'Salvador', 'BA'],
    ['69005070', 'Manaus', 'AM'],
    ['69301010', 'Boa Vista', 'RR'],
    ['74000123', 'Goiânia', 'GO'],
    ['99999999', 'Caxias do Sul', 'RS'],
    ['00000001', 'São Paulo', 'SP'],
  ])('puts %s in %s, %s', async (cep, localidade, uf) => {
    expect(await find(localCepLookup, cep)).toMatchObject({ localidade, uf });
  });

  test('stands in where no service is configured, and only there', () => {
    expect(openCepLookup([], clock)).toBe(localCepLookup);
    expect(openCepLookup([outside.address], clock)).not.toBe(localCepLookup);
  });
});

describe('the services in their order', () => {
  test('the first that answers is enough', async () => {
    expect(await find(three(), '01001000')).toEqual({
      logradouro: 'Praça da Sé',
      numero: '',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
    });
    expect(outside.asked).toEqual(['/ws/01001000/json/']);
  });

  test('that a CEP does not exist is an answer, in the old form too', async () => {
    expect(await find(three(), '99999999')).toBeUndefined();
    outside.instead = { '/ws/': answersJson('{"erro": true}') };
    expect(await find(three(), '12345678')).toBeUndefined();
    expect(outside.asked.every((path) => path.startsWith('/ws/'))).toBe(true);
  });

  test.each([
    ['says no more than 503, twice', broken, 2],
    ['cuts the line, twice', cut, 2],
    ['answers HTML with 200', html, 1],
    ['answers half a JSON', answersJson('{"cep": "05'), 2],
    ['answers JSON of another kind', answersJson('{"ok": true}'), 1],
    ['answers a list', answersJson('[]'), 1],
    ['answers null', answersJson('null'), 1],
    ['answers a state that is none', answersJson('{"localidade": "X", "uf": "XX"}'), 1],
    ['has had too many questions', tooMany, 1],
    ['is silent', silent, 1],
  ])('the next is asked where the first %s', async (_, answer, tries) => {
    outside.instead = { '/ws/': answer };
    expect(await find(three(), '05010000')).toMatchObject({ logradouro: 'Rua Caiubi', bairro: 'Perdizes' });
    expect(outside.asked).toEqual([...Array(tries).fill('/ws/05010000/json/'), '/api/cep/v2/05010000']);
  });

  test('a 404 of a gateway says nothing of the CEP', async () => {
    outside.instead = {
      '/ws/': cut,
      '/api/': (reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('nginx'),
    };
    expect(await find(three(), '15050305')).toMatchObject({ localidade: 'São José do Rio Preto' });
  });

  test('a service is known by its name wherever it stands', async () => {
    outside.instead = { '/v1/': cut };
    const named = outside.address.replace('127.0.0.1', 'opencep.localhost');
    await expect(find(remoteCepLookup([named], clock), '15050305')).rejects.toThrow(OutsideFailure);
    expect(outside.asked.every((path) => path === '/v1/15050305')).toBe(true);
  });

  test.each([
    ['all are silent', silent, true],
    ['all are broken', broken, false],
  ])('when %s it says so', async (_, answer, timedOut) => {
    outside.instead = { '/': answer };
    await expect(find(three(timedOut ? 50 : 1500), '01001000')).rejects.toMatchObject({ timedOut });
  });

  test('only some time-outs are no time-out', async () => {
    outside.instead = { '/ws/': silent, '/': broken };
    await expect(find(three(), '01001000')).rejects.toMatchObject({ timedOut: false });
  });
});

describe('what was found', () => {
  test('is kept for 30 days', async () => {
    const lookup = three();
    const first = await find(lookup, '01001000');
    now += 29 * 24 * 60 * minute;
    expect(await find(lookup, '01001000')).toEqual(first);
    expect(outside.asked).toHaveLength(1);
    now += 2 * 24 * 60 * minute;
    await find(lookup, '01001000');
    expect(outside.asked).toHaveLength(2);
  });

  test('only what was found: a new CEP may be there tomorrow', async () => {
    const lookup = three();
    await find(lookup, '99999999');
    await find(lookup, '99999999');
    expect(outside.asked).toHaveLength(2);
  });
});

test('a service that failed three times is left alone for half a minute', async () => {
  const lookup = three();
  outside.instead = { '/ws/': tooMany, '/v1/': tooMany, '/api/': tooMany };
  for (let i = 0; i < 3; i++) await expect(find(lookup, '01001000')).rejects.toThrow(OutsideFailure);
  outside.asked = [];
  outside.instead = {};
  await expect(find(lookup, '01001000')).rejects.toMatchObject({ timedOut: false });
  expect(outside.asked).toEqual([]);
  now += minute;
  expect(await find(lookup, '01001000')).toMatchObject({ bairro: 'Sé' });
});
