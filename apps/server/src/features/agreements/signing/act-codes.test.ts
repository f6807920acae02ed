import { signingApi as api } from '@restitui/domain/agreements/signing/signing.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act, actOf, requireActCodes } from '../../../../test/acts.ts';
import { addAgreement } from '../../../../test/agreements.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner, asClient } from '../../../../test/owners.ts';
import { readSentCode } from '../../../../test/registration.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';

let server: TestServer;
let provider: TenantId;
let fixture: SigningFixture;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  fixture = await createSigningFixture(server, provider);
});
afterAll(() => server.close());

describe('code that confirms an act of a client', { tags: ['D-40'] }, () => {
  const send = (caller = fixture.byOwner) => caller.try(api.sendCode, { params: { id: fixture.agreement } });

  it('is required by the tenant’s policy, goes to the verified e-mail and is valid for one act', async () => {
    const { home, byCeo, owner, byOwner, agreement, present, addContractOf, newVersion, stateFor, events } = fixture;
    await requireActCodes(server, home, true);
    await present();
    expect((await stateFor(byOwner)).code).toEqual({ to: `${owner.email.slice(0, 1)}•••@dona.test`, isProven: false });
    expect((await stateFor(byCeo)).code).toBeNull();
    expect(await act(byOwner, agreement)).toMatchObject({ status: 422, body: { code: 'act_code_wrong' } });
    expect((await send()).status).toBe(200);
    const code = await readSentCode(server);
    const other = code === 'AAAA' ? 'BBBB' : 'AAAA';
    expect(await act(byOwner, agreement, { code: other })).toMatchObject({ status: 422 });

    const body = { ...(await actOf(byOwner, agreement)), code };
    await newVersion(2, '<p>Outro texto</p>');
    expect(await byOwner.try(api.sign, { params: { id: agreement }, body })).toMatchObject({ status: 409 });
    expect((await act(byOwner, agreement, { code: code.toLowerCase() })).status).toBe(201);
    expect(await events()).toEqual([
      ...['abertura', 'abertura', 'codigo-enviado', 'abertura', 'codigo-conferido', 'aceite', 'ato'],
    ]);

    const second = await addContractOf('LUCRO_REAL');
    expect(await act(byOwner, second, { code })).toMatchObject({ status: 422 });
  });

  it('expires after ten minutes', async () => {
    const { home, byOwner, agreement, present } = fixture;
    await requireActCodes(server, home, true);
    await present();
    await send();
    const code = await readSentCode(server);
    server.clock.move(10 * 60_000);
    expect(await act(byOwner, agreement, { code })).toMatchObject({ status: 422 });
  });

  it('is not sent without that policy, for another client’s agreement or with a provisional password', async () => {
    const { home, ceo, byOwner, agreement, present } = fixture;
    expect(await send()).toMatchObject({ status: 409, body: { code: 'act_code_needless' } });
    await requireActCodes(server, home, true);
    const stranger = await addOwner(server, { id_tenant: home });
    expect((await send(await asClient(server, stranger))).status).toBe(403);
    const provisionalOwner = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' };
    const id = await addAgreement(server, { ...of, id_client: provisionalOwner.clients[0] ?? '' });
    const refused = await (await asClient(server, provisionalOwner)).try(api.sendCode, { params: { id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'provisional_password' } });
    await present();
    await requireActCodes(server, home, false);
    await act(byOwner, agreement);
    await requireActCodes(server, home, true);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'act_done' } });
    const subjects = (await deliverMessages(server)).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.includes('código'))).toEqual([]);
  });
});
