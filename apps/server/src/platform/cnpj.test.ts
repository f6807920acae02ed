import { parseCep } from '@restitui/brazil/cep.ts';
import type { Cnpj } from '@restitui/brazil/cnpj.ts';
import { foundCompany } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { cnpjAnswers } from '../../test/cnpj-answers.ts';
import { newCnpj } from '../../test/harness.ts';
import { serviceRecordsInMemory } from '../../test/service-records-in-memory.ts';
import { answersJson, closedAddress, type StubServer, startStubServer, troubles } from '../../test/stub-http-server.ts';
import type { CnpjLookup } from './cnpj.ts';
import { ExternalServiceError } from './get-json.ts';
import { localCepLookup } from './local-cep.ts';
import { localCnpjLookup } from './local-cnpj.ts';
import { openCnpjLookup } from './open-cnpj.ts';
import { remoteCnpjLookup } from './remote-cnpj.ts';

let outside: StubServer;
let now = Date.parse('2026-11-20T12:00:00Z');
const clock = { now: () => new Date(now) };
const newOutside = () => ({ clock, records: serviceRecordsInMemory() });
const hour = 60 * 60_000;

// A new server per test: a request that was given up may still arrive.
beforeEach(async () => {
  outside = await startStubServer(cnpjAnswers);
  now += hour;
});
afterEach(() => outside.close());

const find = (lookup: CnpjLookup, cnpj: string) => lookup.find(cnpj as Cnpj);
const known = '11222333000181';
const missing = '99000000000159';
const alphanumeric = '12ABC34501DE35';

/** Puts the loopback server in the place of one service; the services before it do not answer. */
const onlyAt = (place: number) =>
  remoteCnpjLookup([...Array(place).fill(closedAddress), outside.address], newOutside());
const all = (milliseconds = 1500) => remoteCnpjLookup(Array(4).fill(outside.address), newOutside(), milliseconds);

/** Behaviour that all adapters share. */
const contract: [name: string, lookup: () => CnpjLookup][] = [
  ['the stand-in', () => localCnpjLookup],
  ['BrasilAPI', () => onlyAt(0)],
  ['Minha Receita', () => onlyAt(1)],
  ['ReceitaWS', () => onlyAt(2)],
  ['publica.cnpj.ws', () => onlyAt(3)],
];

it('a company of the stand-in says that it is invented, and one of a service does not', async () => {
  expect(await find(localCnpjLookup, known)).toMatchObject({ inventada: true });
  for (const place of [0, 1, 2, 3]) expect(await find(onlyAt(place), known)).not.toHaveProperty('inventada');
});

describe.each(contract)('a CNPJ at %s', { tags: ['F-457'] }, (_, lookup) => {
  it('is a company with the product’s field names', async () => {
    const found = await find(lookup(), known);
    expect(foundCompany.parse(found)).toEqual(found);
    expect(found).toMatchObject({
      tipo: 'MATRIZ',
      nome: expect.stringMatching(/\w/),
      uf: expect.stringMatching(/^..$/),
    });
    expect(found?.cep).toMatch(/^\d{8}$/);
    expect(found?.atividade_principal).toHaveLength(1);
    expect(found?.atividade_principal[0]?.code).toMatch(/^\d\d\.\d\d-\d-\d\d$/);
    expect(found?.atividade_principal[0]?.text).not.toBe('');
  });

  it('is undefined when no service knows it', async () => {
    expect(await find(lookup(), missing)).toBeUndefined();
  });

  it('is the same company on every call', async () => {
    expect(await find(lookup(), known)).toEqual(await find(lookup(), known));
  });
});

describe('the local substitute', () => {
  it('finds every CNPJ, with letters too', { tags: ['D-10'] }, async () => {
    for (const cnpj of [newCnpj(), newCnpj(), alphanumeric, '6TS1HJ0S000170'])
      expect((await find(localCnpjLookup, cnpj))?.nome).toMatch(/^[A-Z ]+$/);
  });

  it('times out for one CNPJ', async () => {
    await expect(find(localCnpjLookup, '88000000000132')).rejects.toMatchObject({ timedOut: true });
  });

  it('marks a branch as such, under the name of its company', async () => {
    const head = await find(localCnpjLookup, known);
    const branch = await find(localCnpjLookup, '11222333000262');
    expect(branch).toMatchObject({ tipo: 'FILIAL', nome: head?.nome, atividade_principal: head?.atividade_principal });
  });

  it('puts a company where its CEP lies', async () => {
    const found = await find(localCnpjLookup, known);
    const cep = parseCep(found?.cep ?? '');
    expect(cep && (await localCepLookup.find(cep))).toMatchObject({ uf: found?.uf });
  });

  it('has many different companies', async () => {
    const found = await Promise.all(Array.from({ length: 100 }, () => find(localCnpjLookup, newCnpj())));
    expect(new Set(found.map((company) => company?.nome)).size).toBeGreaterThan(40);
    expect(new Set(found.map((company) => company?.municipio)).size).toBeGreaterThan(30);
  });

  it('is used only where no service is configured', () => {
    expect(openCnpjLookup([], newOutside())).toBe(localCnpjLookup);
    expect(openCnpjLookup([outside.address], newOutside())).not.toBe(localCnpjLookup);
  });
});

const example = {
  tipo: 'MATRIZ',
  nome: 'EMPRESA EXEMPLO LTDA',
  fantasia: 'EXEMPLO',
  numero: '37',
  complemento: 'ANDAR 4',
  bairro: 'BELA VISTA',
  uf: 'SP',
  cep: '01311902',
  atividade_principal: [{ code: '62.04-0-00', text: 'Consultoria em tecnologia da informação' }],
};

describe('the response of', { tags: ['F-457'] }, () => {
  it.each([
    ['BrasilAPI', 0, 'AVENIDA PAULISTA', 'SAO PAULO'],
    ['Minha Receita', 1, 'AVENIDA PAULISTA', 'SAO PAULO'],
    ['ReceitaWS', 2, 'AV PAULISTA', 'SAO PAULO'],
    ['publica.cnpj.ws', 3, 'AVENIDA PAULISTA', 'São Paulo'],
  ])('%s is parsed completely', async (_, place, logradouro, municipio) => {
    expect(await find(onlyAt(place), known)).toEqual({ ...example, logradouro, municipio });
  });

  it('the registry has its CNAE’s leading zero restored', async () => {
    const found = await find(onlyAt(0), alphanumeric);
    expect(found?.atividade_principal[0]?.code).toBe('01.11-3-01');
  });

  it('ReceitaWS has masked values emptied', async () => {
    const found = await find(onlyAt(2), '00000000000191');
    expect(found).toMatchObject({ tipo: 'FILIAL', logradouro: '', bairro: '', cep: '' });
    expect(found?.atividade_principal).toEqual([{ code: '', text: '' }]);
  });
});

describe('the services in order', () => {
  it('stop at the first one that knows the company', async () => {
    expect(await find(all(), known)).toMatchObject(example);
    expect(outside.requests).toEqual([`/api/cnpj/v1/${known}`]);
  });

  it('continue with the next one when one does not know it', async () => {
    outside.overrides = { '/api/': (reply) => reply.writeHead(404, { 'content-type': 'application/json' }).end('{}') };
    expect(await find(all(), known)).toMatchObject(example);
    expect(outside.requests).toEqual([`/api/cnpj/v1/${known}`, `/${known}`]);
  });

  it('return undefined when all that answer do not know it', async () => {
    expect(await find(all(), missing)).toBeUndefined();
    expect(outside.requests).toHaveLength(4);
    outside.overrides = { '/api/': (reply) => reply.destroy() };
    expect(await find(all(), missing)).toBeUndefined();
  });

  it('skip a service that accepts no letters', { tags: ['D-10'] }, async () => {
    expect(await find(onlyAt(1), alphanumeric)).toBeUndefined();
    expect(await find(onlyAt(2), alphanumeric)).toBeUndefined();
    const reversed = remoteCnpjLookup([closedAddress, outside.address], newOutside());
    expect(await find(reversed, alphanumeric)).toBeUndefined();
    expect(await find(all(), alphanumeric)).toMatchObject({ nome: 'EMPRESA EXEMPLO LTDA' });
  });

  it.each([
    ...troubles,
    ['names no company', answersJson('{"status": "OK", "razao_social": ""}'), 1] as const,
    ['has trouble of its own in a 200', answersJson('{"status": "ERROR", "message": "Limite excedido"}'), 1] as const,
  ])('continue with the next one when the first %s', async (_, answer, tries) => {
    outside.overrides = { '/api/': answer };
    expect(await find(all(), known)).toMatchObject(example);
    expect(outside.requests).toEqual([...Array(tries).fill(`/api/cnpj/v1/${known}`), `/${known}`]);
  });

  it('do not take a gateway’s 404 for an answer', async () => {
    const gateway = () => find(onlyAt(0), '00000000000191');
    await expect(gateway()).rejects.toThrow(ExternalServiceError);
  });

  it.each([
    ['all are silent', () => {}, true],
    ['all cut the line', (reply: { destroy: () => void }) => reply.destroy(), false],
  ])('reject with the reason when %s', async (_, answer, timedOut) => {
    outside.overrides = { '/': answer };
    await expect(find(all(timedOut ? 30 : 1500), known)).rejects.toMatchObject({ timedOut });
  });
});

it('cache a company for a day and an unknown CNPJ not at all', async () => {
  const lookup = remoteCnpjLookup([outside.address], newOutside());
  for (const cnpj of [known, known, missing, missing]) await find(lookup, cnpj);
  expect(outside.requests).toHaveLength(3);
  now += 25 * hour;
  await find(lookup, known);
  expect(outside.requests).toHaveLength(4);
});

it('skip a service for half a minute after three failures', async () => {
  const lookup = remoteCnpjLookup([outside.address], newOutside());
  outside.overrides = { '/': (reply) => reply.writeHead(429, { 'content-type': 'text/plain' }).end('calma') };
  for (let i = 0; i < 3; i++) await expect(find(lookup, known)).rejects.toThrow(ExternalServiceError);
  outside.requests = [];
  outside.overrides = {};
  await expect(find(lookup, known)).rejects.toThrow(ExternalServiceError);
  expect(outside.requests).toEqual([]);
  now += 31_000;
  expect(await find(lookup, known)).toMatchObject(example);
});
