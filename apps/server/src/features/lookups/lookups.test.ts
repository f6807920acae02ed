import { lookupsApi } from '@restitui/domain/lookups/lookups.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, addUser, as, type Caller, startTestServer, type TestServer } from '../../../test/harness.ts';
import { OutsideFailure } from '../../platform/get-json.ts';
import { localCepLookup } from '../../platform/local-cep.ts';

let server: TestServer;
let partner: Caller;
let failure: Error | undefined;

beforeAll(async () => {
  const find: typeof localCepLookup.find = async (cep) => {
    if (failure) throw failure;
    return localCepLookup.find(cep);
  };
  server = await startTestServer({ cep: { find } });
  partner = await as(server, await addUser(server, { id_tenant: await addTenant(server), typeCargo: 'PARCEIRO' }));
});
afterAll(() => server.close());

const lookUp = (cep: string) => partner.try(lookupsApi.cep, { params: { cep } });

describe('F-458 the look-up of a CEP', () => {
  test('D-15 answers bare fields, for a CEP with or without its dash', async () => {
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
