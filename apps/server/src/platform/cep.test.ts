import type { Cep } from '@restitui/brazil/cep.ts';
import { foundCep } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cepAnswers } from '../../test/cep-answers.ts';
import { serviceRecordsInMemory } from '../../test/service-records-in-memory.ts';
import {
  type Answering,
  answersJson,
  closedAddress,
  type StubServer,
  startStubServer,
} from '../../test/stub-http-server.ts';
import type { CepLookup } from './cep.ts';
import { ExternalServiceError } from './get-json.ts';
import { localCepLookup } from './local-cep.ts';
import { openCepLookup } from './open-cep.ts';
import { remoteCepLookup } from './remote-cep.ts';

let outside: StubServer;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(now) };
const newOutside = () => ({ clock, records: serviceRecordsInMemory() });
const minute = 60_000;

// A new server per test: a request that was given up may still arrive.
beforeEach(async () => {
  outside = await startStubServer(cepAnswers);
  now += 60 * minute;
});
afterEach(() => outside.close());

const html: Answering = (reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Manutenção</h1>');
const broken: Answering = (reply) => reply.writeHead(503, { 'content-type': 'application/json' }).end('{}');
const cut: Answering = (reply) => reply.destroy();
const tooMany: Answering = (reply) => reply.writeHead(429, { 'content-type': 'text/plain' }).end('calma');
const silent: Answering = () => {};

const three = (milliseconds = 1500) =>
  remoteCepLookup([outside.address, `${outside.address}/`, outside.address], newOutside(), milliseconds);
const find = (lookup: CepLookup, cep: string) => lookup.find(cep as Cep);

/** Behaviour that all adapters share. */
const contract: [name: string, lookup: () => CepLookup, known: string, town: string, missing: string][] = [
  ['the stand-in', () => localCepLookup, '01310100', '87360000', '00000000'],
  ['ViaCEP', () => remoteCepLookup([outside.address], newOutside()), '01001000', '87360000', '99999999'],
  ['BrasilAPI', () => only('brasilapi'), '05010000', '87360000', '00000000'],
  ['OpenCEP', () => only('opencep'), '15050305', '87360000', '00000000'],
];

/** Puts the loopback server in the place of one service; the services before it do not answer. */
function only(name: 'brasilapi' | 'opencep'): CepLookup {
  return remoteCepLookup(
    name === 'brasilapi' ? [closedAddress, outside.address] : [closedAddress, closedAddress, outside.address],
    newOutside(),
  );
}

describe.each(contract)('a CEP at %s', { tags: ['F-458'] }, (_, lookup, known, town, missing) => {
  it('is found with the product’s field names', async () => {
    const found = await find(lookup(), known);
    expect(foundCep.parse(found)).toEqual(found);
    expect(found?.logradouro).not.toBe('');
    expect(found?.uf).toBe('SP');
  });

  it('has neither street nor bairro when it covers a whole town', async () => {
    expect(await find(lookup(), town)).toMatchObject({ logradouro: '', bairro: '', numero: '', uf: 'PR' });
  });

  it('is undefined when it does not exist', async () => {
    expect(await find(lookup(), missing)).toBeUndefined();
  });

  it('is the same on every call', async () => {
    expect(await find(lookup(), known)).toEqual(await find(lookup(), known));
  });
});

describe('the local substitute', () => {
  it.each([
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

  it('is used only where no service is configured', () => {
    expect(openCepLookup([], newOutside())).toBe(localCepLookup);
    expect(openCepLookup([outside.address], newOutside())).not.toBe(localCepLookup);
  });
});

describe('the services in order', () => {
  it('stop at the first answer', async () => {
    expect(await find(three(), '01001000')).toEqual({
      logradouro: 'Praça da Sé',
      numero: '',
      bairro: 'Sé',
      localidade: 'São Paulo',
      uf: 'SP',
    });
    expect(outside.requests).toEqual(['/ws/01001000/json/']);
  });

  it('accept an unknown CEP as an answer, in the old format too', async () => {
    expect(await find(three(), '99999999')).toBeUndefined();
    outside.overrides = { '/ws/': answersJson('{"erro": true}') };
    expect(await find(three(), '12345678')).toBeUndefined();
    expect(outside.requests.every((path) => path.startsWith('/ws/'))).toBe(true);
  });

  it.each([
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
  ])('continue with the next one when the first %s', async (_, answer, tries) => {
    outside.overrides = { '/ws/': answer };
    expect(await find(three(), '05010000')).toMatchObject({ logradouro: 'Rua Caiubi', bairro: 'Perdizes' });
    expect(outside.requests).toEqual([...Array(tries).fill('/ws/05010000/json/'), '/api/cep/v2/05010000']);
  });

  it('do not take a gateway’s 404 for an answer', async () => {
    outside.overrides = {
      '/ws/': cut,
      '/api/': (reply) => reply.writeHead(404, { 'content-type': 'text/html' }).end('nginx'),
    };
    expect(await find(three(), '15050305')).toMatchObject({ localidade: 'São José do Rio Preto' });
  });

  it('are recognised by their host name at any position', async () => {
    outside.overrides = { '/v1/': cut };
    const named = outside.address.replace('127.0.0.1', 'opencep.localhost');
    await expect(find(remoteCepLookup([named], newOutside()), '15050305')).rejects.toThrow(ExternalServiceError);
    expect(outside.requests.every((path) => path === '/v1/15050305')).toBe(true);
  });

  it.each([
    ['all are silent', silent, true],
    ['all are broken', broken, false],
  ])('reject with the reason when %s', async (_, answer, timedOut) => {
    outside.overrides = { '/': answer };
    await expect(find(three(timedOut ? 50 : 1500), '01001000')).rejects.toMatchObject({ timedOut });
  });

  it('report a timeout only when all of them timed out', async () => {
    outside.overrides = { '/ws/': silent, '/': broken };
    await expect(find(three(), '01001000')).rejects.toMatchObject({ timedOut: false });
  });
});

describe('the cache', () => {
  it('keeps an address for 30 days', async () => {
    const lookup = three();
    const first = await find(lookup, '01001000');
    now += 29 * 24 * 60 * minute;
    expect(await find(lookup, '01001000')).toEqual(first);
    expect(outside.requests).toHaveLength(1);
    now += 2 * 24 * 60 * minute;
    await find(lookup, '01001000');
    expect(outside.requests).toHaveLength(2);
  });

  it('does not keep unknown CEPs, which may exist tomorrow', async () => {
    const lookup = three();
    await find(lookup, '99999999');
    await find(lookup, '99999999');
    expect(outside.requests).toHaveLength(2);
  });
});

it('skips a service for half a minute after three failures', async () => {
  const lookup = three();
  outside.overrides = { '/ws/': tooMany, '/v1/': tooMany, '/api/': tooMany };
  for (let i = 0; i < 3; i++) await expect(find(lookup, '01001000')).rejects.toThrow(ExternalServiceError);
  outside.requests = [];
  outside.overrides = {};
  await expect(find(lookup, '01001000')).rejects.toMatchObject({ timedOut: false });
  expect(outside.requests).toEqual([]);
  now += minute;
  expect(await find(lookup, '01001000')).toMatchObject({ bairro: 'Sé' });
});
