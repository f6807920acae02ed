import { type FoundPlace, lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import { OutsideFailure } from '../../platform/get-json.ts';
import { localCepLookup } from '../../platform/local-cep.ts';
import { localCnpjLookup } from '../../platform/local-cnpj.ts';
import { unknownPlaceLookup } from '../../platform/unknown-place.ts';

let server: TestServer;
let partner: Caller;
let client: Caller;
let failure: Error | undefined;
let configured = true;
/** Addresses whose place was asked for. */
let located: string[] = [];

async function locate(ip: string): Promise<FoundPlace> {
  if (!configured) return unknownPlaceLookup.locate(ip);
  located.push(ip);
  if (failure) throw failure;
  const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil' };
  return { ...place, zip: '74000', lat: -16.68, lon: -49.25, ip };
}

beforeAll(async () => {
  const find: typeof localCepLookup.find = async (cep) => {
    if (failure) throw failure;
    return localCepLookup.find(cep);
  };
  const findCompany: typeof localCnpjLookup.find = async (cnpj) => {
    if (failure) throw failure;
    return localCnpjLookup.find(cnpj);
  };
  server = await startTestServer({ cep: { find }, cnpj: { find: findCompany }, geo: { locate } });
  const id_tenant = await addTenant(server);
  partner = await as(server, await addUser(server, { id_tenant, typeCargo: 'PARCEIRO' }));
  client = await asClient(server, await addOwner(server, { id_tenant }));
});
afterAll(() => server.close());

const lookUp = (cep: string) => partner.try(lookupsApi.cep, { params: { cep } });

describe('F-458 the look-up of a CEP', () => {
  test('D-15 I-262 answers bare fields, for a CEP with or without its dash', async () => {
    const paulista = {
      logradouro: 'Avenida Paulista',
      numero: '',
      bairro: 'Bela Vista',
      localidade: 'São Paulo',
      uf: 'SP',
    };
    for (const cep of ['01310-100', '01310100'])
      expect(await lookUp(cep)).toMatchObject({ status: 200, body: paulista });
    expect((await lookUp('01310100')).body).toEqual(paulista);
  });

  test('404 for one that does not exist', async () => {
    const missing = { code: 'cep_not_found', message: 'CEP não encontrado.' };
    expect(await lookUp('00000-000')).toMatchObject({ status: 404, body: missing });
  });

  test.each(['123', '0131010', '013101000', 'abcdefgh', '0131-0100'])('400 for %s', async (cep) => {
    expect(await lookUp(cep)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'cep' }] },
    });
  });

  test.each([
    ['504 after a time-out', new OutsideFailure('slow', { timedOut: true }), 504, 'cep_timeout'],
    ['502 when nobody could say', new OutsideFailure('broken'), 502, 'cep_unavailable'],
  ])('I-193 F-133 %s', async (_, thrown, status, code) => {
    failure = thrown;
    const message = 'Erro ao consultar informações do CEP no backend.';
    expect(await lookUp('01310100')).toMatchObject({ status, body: { code, message } });
    failure = undefined;
  });

  test('an error of our own stays one', async () => {
    failure = new TypeError('ours');
    expect(await lookUp('01310100')).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    failure = undefined;
  });
});

const lookUpCompany = (cnpj: string) => partner.try(lookupsApi.cnpj, { params: { cnpj } });

describe('F-457 the look-up of a CNPJ', () => {
  test('D-15 C-31 I-261 answers bare fields, for a CNPJ with or without its mask', async () => {
    const plain = await lookUpCompany('11222333000181');
    expect(plain.status).toBe(200);
    expect(Object.keys(plain.body).toSorted()).toEqual([
      'atividade_principal',
      'bairro',
      'cep',
      'complemento',
      'fantasia',
      'logradouro',
      'municipio',
      'nome',
      'numero',
      'tipo',
      'uf',
    ]);
    expect((await lookUpCompany('11.222.333/0001-81')).body).toEqual(plain.body);
  });

  test('D-10 takes letters', async () => {
    expect(await lookUpCompany('12.abc.345/01de-35')).toMatchObject({
      status: 200,
      body: { nome: expect.any(String) },
    });
  });

  test('F-230 404 for one that nobody knows', async () => {
    const body = { code: 'cnpj_not_found', message: 'Nenhuma informação encontrada para este CNPJ.' };
    expect(await lookUpCompany('99.000.000/0001-59')).toMatchObject({ status: 404, body });
  });

  test('F-231 504 when the stand-in times out', async () => {
    const body = { code: 'cnpj_timeout', message: 'Erro ao buscar informações do CNPJ.' };
    expect(await lookUpCompany('88.000.000/0001-32')).toMatchObject({ status: 504, body });
  });

  test('F-231 502 when nobody could say', async () => {
    failure = new OutsideFailure('broken');
    const body = { code: 'cnpj_unavailable', message: 'Erro ao buscar informações do CNPJ.' };
    expect(await lookUpCompany('11222333000181')).toMatchObject({ status: 502, body });
    failure = undefined;
  });

  test.each([
    ['1122233300018', 'CNPJ inválido. Digite 14 números.'],
    ['11222333000180', 'CNPJ inválido. Verifique o número digitado.'],
  ])('F-496 400 for %s', async (cnpj, message) => {
    const body = { code: 'invalid_input', issues: [{ path: 'cnpj', message }] };
    expect(await lookUpCompany(cnpj)).toMatchObject({ status: 400, body });
  });
});

describe('F-293 the place of whoever calls', () => {
  test('F-295 D-15 comes as bare fields, for staff and clients, by the address of the call', async () => {
    located = [];
    const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil', zip: '74000', lat: -16.68, lon: -49.25 };
    for (const caller of [partner, client])
      expect((await caller.try(lookupsApi.local)).body).toEqual({ ...place, ip: '127.0.0.1' });
    expect(located).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  test('G-31 is unknown, which is no error, where no service is configured', async () => {
    configured = false;
    const nowhere = { city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' };
    expect(await client.try(lookupsApi.local)).toMatchObject({ status: 200, body: nowhere });
    configured = true;
  });

  test.each([
    ['nobody knows', new OutsideFailure('nowhere')],
    ['all are silent', new OutsideFailure('slow', { timedOut: true })],
  ])('F-296 502 where %s', async (_, thrown) => {
    failure = thrown;
    const body = { code: 'place_unavailable', message: 'Todos os serviços de localização falharam.' };
    expect(await partner.try(lookupsApi.local)).toMatchObject({ status: 502, body });
    failure = undefined;
  });
});

test('F-459 I-224 I-263 the Selic is a bare list, newest month first', async () => {
  const { status, body } = await partner.try(lookupsApi.selic);
  expect(status).toBe(200);
  expect(Array.isArray(body) && body.slice(0, 2)).toEqual([
    { data: '01/08/2026', valor: '1.09' },
    { data: '01/07/2026', valor: '1.22' },
  ]);
});

test('I-260 W-543 the banks are a bare list by code', async () => {
  const { status, body } = await partner.try(lookupsApi.banks);
  expect(status).toBe(200);
  expect(Array.isArray(body) && body[0]).toEqual({ code: 1, name: 'BCO DO BRASIL S.A.', ispb: '00000000' });
});

test('only staff reads the Selic and the banks', async () => {
  for (const call of [lookupsApi.selic, lookupsApi.banks])
    expect(await client.try(call)).toMatchObject({ status: 403, body: { code: 'staff_only' } });
});
