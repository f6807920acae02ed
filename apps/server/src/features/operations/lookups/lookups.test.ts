import { type FoundPlace, lookupsApi } from '@restitui/domain/operations/lookups/lookups.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { ExternalServiceError } from '../../../platform/get-json.ts';
import { localCepLookup } from '../../../platform/local-cep.ts';
import { localCnpjLookup } from '../../../platform/local-cnpj.ts';
import { noGeoLookup } from '../../../platform/no-geo-lookup.ts';

let server: TestServer;
let partner: Caller;
let client: Caller;
let failure: Error | undefined;
let configured = true;
/** The IP addresses that were looked up. */
let located: string[] = [];

async function locate(ip: string): Promise<FoundPlace> {
  if (!configured) return noGeoLookup.locate(ip);
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

describe('CEP lookup', { tags: ['F-458'] }, () => {
  it('returns unwrapped fields for a CEP with or without its dash', { tags: ['D-15', 'I-262'] }, async () => {
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

  it('returns 404 for an unknown CEP', async () => {
    const missing = { code: 'cep_not_found', message: 'CEP não encontrado.' };
    expect(await lookUp('00000-000')).toMatchObject({ status: 404, body: missing });
  });

  it.each(['123', '0131010', '013101000', 'abcdefgh', '0131-0100'])('returns 400 for %s', async (cep) => {
    expect(await lookUp(cep)).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'cep' }] },
    });
  });

  it.each([
    ['504 after a timeout', new ExternalServiceError('slow', { timedOut: true }), 504, 'cep_timeout'],
    ['502 when no service answers', new ExternalServiceError('broken'), 502, 'cep_unavailable'],
  ])('returns %s', { tags: ['I-193', 'F-133'] }, async (_, thrown, status, code) => {
    failure = thrown;
    const message = 'Erro ao consultar informações do CEP no backend.';
    expect(await lookUp('01310100')).toMatchObject({ status, body: { code, message } });
    failure = undefined;
  });

  it('does not hide an internal error', async () => {
    failure = new TypeError('ours');
    expect(await lookUp('01310100')).toMatchObject({ status: 500, body: { code: 'unexpected' } });
    failure = undefined;
  });
});

const lookUpCompany = (cnpj: string) => partner.try(lookupsApi.cnpj, { params: { cnpj } });

describe('CNPJ lookup', { tags: ['F-457'] }, () => {
  it('returns unwrapped fields for a CNPJ with or without its mask', { tags: ['D-15', 'C-31', 'I-261'] }, async () => {
    const plain = await lookUpCompany('11222333000181');
    expect(plain.status).toBe(200);
    expect(Object.keys(plain.body).toSorted()).toEqual([
      'atividade_principal',
      'bairro',
      'cep',
      'complemento',
      'fantasia',
      'inventada',
      'logradouro',
      'municipio',
      'nome',
      'numero',
      'tipo',
      'uf',
    ]);
    expect((await lookUpCompany('11.222.333/0001-81')).body).toEqual(plain.body);
  });

  it('accepts letters', { tags: ['D-10'] }, async () => {
    expect(await lookUpCompany('12.abc.345/01de-35')).toMatchObject({
      status: 200,
      body: { nome: expect.any(String) },
    });
  });

  it('returns 404 for an unknown CNPJ', { tags: ['F-230'] }, async () => {
    const body = { code: 'cnpj_not_found', message: 'Nenhuma informação encontrada para este CNPJ.' };
    expect(await lookUpCompany('99.000.000/0001-59')).toMatchObject({ status: 404, body });
  });

  it('returns 504 when the last service times out', { tags: ['F-231'] }, async () => {
    const body = { code: 'cnpj_timeout', message: 'Erro ao buscar informações do CNPJ.' };
    expect(await lookUpCompany('88.000.000/0001-32')).toMatchObject({ status: 504, body });
  });

  it('returns 502 when no service answers', { tags: ['F-231'] }, async () => {
    failure = new ExternalServiceError('broken');
    const body = { code: 'cnpj_unavailable', message: 'Erro ao buscar informações do CNPJ.' };
    expect(await lookUpCompany('11222333000181')).toMatchObject({ status: 502, body });
    failure = undefined;
  });

  it.each([
    ['1122233300018', 'CNPJ inválido. Digite 14 números.'],
    ['11222333000180', 'CNPJ inválido. Verifique o número digitado.'],
  ])('returns 400 for %s', { tags: ['F-496'] }, async (cnpj, message) => {
    const body = { code: 'invalid_input', issues: [{ path: 'cnpj', message }] };
    expect(await lookUpCompany(cnpj)).toMatchObject({ status: 400, body });
  });
});

describe('place of the caller', { tags: ['F-293'] }, () => {
  it('returns unwrapped fields for the IP address of staff and clients', {
    tags: ['F-295', 'D-15'],
  }, async () => {
    located = [];
    const place = { city: 'Goiânia', region: 'Goiás', country: 'Brasil', zip: '74000', lat: -16.68, lon: -49.25 };
    for (const caller of [partner, client])
      expect((await caller.try(lookupsApi.local)).body).toEqual({ ...place, ip: '127.0.0.1' });
    expect(located).toEqual(['127.0.0.1', '127.0.0.1']);
  });

  it('is unknown without an error when no service is configured', { tags: ['G-31'] }, async () => {
    configured = false;
    const nowhere = { city: '', region: '', country: '', zip: '', lat: null, lon: null, ip: '' };
    expect(await client.try(lookupsApi.local)).toMatchObject({ status: 200, body: nowhere });
    configured = true;
  });

  it.each([
    ['no service knows it', new ExternalServiceError('nowhere')],
    ['all services time out', new ExternalServiceError('slow', { timedOut: true })],
  ])('returns 502 when %s', { tags: ['F-296'] }, async (_, thrown) => {
    failure = thrown;
    const body = { code: 'place_unavailable', message: 'Todos os serviços de localização falharam.' };
    expect(await partner.try(lookupsApi.local)).toMatchObject({ status: 502, body });
    failure = undefined;
  });
});

it('returns the Selic as a plain list, newest month first', { tags: ['F-459', 'I-224', 'I-263'] }, async () => {
  const { status, body } = await partner.try(lookupsApi.selic);
  expect(status).toBe(200);
  expect(Array.isArray(body) && body.slice(0, 2)).toEqual([
    { data: '01/08/2026', valor: '1.09' },
    { data: '01/07/2026', valor: '1.22' },
  ]);
});

it('returns the banks as a plain list by code', { tags: ['I-260', 'W-543'] }, async () => {
  const { status, body } = await partner.try(lookupsApi.banks);
  expect(status).toBe(200);
  expect(Array.isArray(body) && body[0]).toEqual({ code: 1, name: 'BCO DO BRASIL S.A.', ispb: '00000000' });
});

it('refuses the Selic and the banks to clients', async () => {
  for (const call of [lookupsApi.selic, lookupsApi.banks])
    expect(await client.try(call)).toMatchObject({ status: 403, body: { code: 'staff_only' } });
});
