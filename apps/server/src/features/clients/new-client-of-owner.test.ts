import { clientsApi as api } from '@restitui/domain/clients/clients.api.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addTenant, newCnpj, newCpf, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner } from '../../../test/owners.ts';
import { issuesOf, openRegistrationDesk, type RegistrationDesk, registration } from '../../../test/registration.ts';

let server: TestServer;
let desk: RegistrationDesk;

beforeAll(async () => {
  server = await startTestServer();
  desk = await openRegistrationDesk(server);
});
afterAll(() => server.close());

describe('POST /clients/cpf-Vinculo', () => {
  const linked = (values: Record<string, unknown>) => {
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

  test('I-167 I-251 C-08 C-09 links the owner of the CPF, without codes and accountant, and changes nothing of it', async () => {
    const { home, partner, staff } = desk;
    const owner = await addOwner(server, { id_tenant: home });
    const body = linked({ cpfProprietario: owner.cpf, cnpjcpf: newCnpj() });
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

  test('knows no owner of another tenant, and none that is not there', async () => {
    const { staff } = desk;
    const stranger = await addOwner(server, { id_tenant: await addTenant(server) });
    for (const cpfProprietario of [stranger.cpf, newCpf()]) {
      const reply = await staff.try(api.createForOwner, { body: linked({ cpfProprietario }) });
      expect(reply).toMatchObject({ status: 404, body: { code: 'owner_not_found', error: expect.any(String) } });
    }
  });

  test.each([
    [{ cnpjcpf: '' }, 'cnpjcpf'],
    [{ razao_social: undefined }, 'razao_social'],
    [{ cpfProprietario: '123' }, 'cpfProprietario'],
    [{ contatoProprietario: '123' }, 'contatoProprietario'],
    [{ emailProprietario: 'nada' }, 'emailProprietario'],
    [{ comissaoTenant: -1 }, 'comissaoTenant'],
  ])('I-166 %j is refused beside its field', async (changed, path) => {
    const reply = await desk.staff.try(api.createForOwner, { body: linked(changed) } as never);
    expect(reply.status).toBe(400);
    expect(issuesOf(reply)?.map((issue) => issue.path)).toEqual([path]);
  });
});
