import { clientChangesApi as api } from '@restitui/domain/crm/clients/client-changes.api.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addTenant, newCnpj, newCpf, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addOwner } from '../../../../test/owners.ts';
import {
  issuesOf,
  openRegistrationScenario,
  type RegistrationScenario,
  registration,
} from '../../../../test/registration.ts';

let server: TestServer;
let scenario: RegistrationScenario;

beforeAll(async () => {
  server = await startTestServer();
  scenario = await openRegistrationScenario(server);
});
afterAll(() => server.close());

describe('POST /clients/cpf-Vinculo', () => {
  const linkBody = (values: Record<string, unknown>) => {
    const {
      nomeProprietario: _,
      password: __,
      nomeContador,
      contatoContador,
      emailContador,
      ...body
    } = registration(values);
    return body;
  };

  it('links the owner by CPF without codes and accountant, and does not change the owner', {
    tags: ['I-167', 'I-251', 'C-08', 'C-09'],
  }, async () => {
    const { home, partner, staff } = scenario;
    const owner = await addOwner(server, { id_tenant: home });
    const body = linkBody({ cpfProprietario: owner.cpf, cnpjcpf: newCnpj() });
    const reply = await staff.try(api.createForOwner, { body });
    expect(reply).toMatchObject({
      status: 201,
      body: {
        data: {
          id_owner: owner.id,
          status: 'PENDENTE',
          id_responsavel: partner.id,
          emailProprietario: owner.email,
          contatoProprietario: owner.contato,
          nomeContador: '',
        },
      },
    });
    expect(await staff.try(api.createForOwner, { body })).toMatchObject({
      status: 409,
      body: { code: 'client_exists' },
    });
  });

  it('returns 404 for an owner of another tenant and for an unknown one', async () => {
    const { staff } = scenario;
    const stranger = await addOwner(server, { id_tenant: await addTenant(server) });
    for (const cpfProprietario of [stranger.cpf, newCpf()]) {
      const reply = await staff.try(api.createForOwner, { body: linkBody({ cpfProprietario }) });
      expect(reply).toMatchObject({ status: 404, body: { code: 'owner_not_found', error: expect.any(String) } });
    }
  });

  it.each([
    [{ cnpjcpf: '' }, 'cnpjcpf'],
    [{ razao_social: undefined }, 'razao_social'],
    [{ cpfProprietario: '123' }, 'cpfProprietario'],
    [{ contatoProprietario: '123' }, 'contatoProprietario'],
    [{ emailProprietario: 'nada' }, 'emailProprietario'],
    [{ comissaoTenant: -1 }, 'comissaoTenant'],
  ])('rejects %j at its field', { tags: ['I-166'] }, async (changed, path) => {
    const reply = await scenario.staff.tryInvalid(api.createForOwner, { body: linkBody(changed) });
    expect(reply.status).toBe(400);
    expect(issuesOf(reply)?.map((issue) => issue.path)).toEqual([path]);
  });
});
