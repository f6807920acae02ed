import { agreementActsApi as api } from '@restitui/domain/agreement-acts/agreement-acts.api.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { act, actOf, askForCode } from '../../../test/acts.ts';
import { addAgreement } from '../../../test/agreements.ts';
import { addTenant, startTestServer, type TestServer } from '../../../test/harness.ts';
import { addOwner, asClient } from '../../../test/owners.ts';
import { codeIn } from '../../../test/registration.ts';
import { type SigningStage, setSigningStage } from '../../../test/signing-stage.ts';

let server: TestServer;
let provider: TenantId;
let stage: SigningStage;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
});
beforeEach(async () => {
  stage = await setSigningStage(server, provider);
});
afterAll(() => server.close());

describe('D-40 the code that confirms an act of a client', () => {
  const send = (caller = stage.byOwner) => caller.try(api.sendCode, { params: { id: stage.agreement } });

  test('is asked for by the tenant’s policy, goes to the proven e-mail, and is good for one act', async () => {
    const { home, byCeo, owner, byOwner, agreement, present, addContractOf, newVersion, stateFor, events } = stage;
    await askForCode(server, home, true);
    await present();
    expect((await stateFor(byOwner)).code).toEqual({ to: `${owner.email.slice(0, 1)}•••@dona.test`, isProven: false });
    expect((await stateFor(byCeo)).code).toBeNull();
    expect(await act(byOwner, agreement)).toMatchObject({ status: 422, body: { code: 'act_code_wrong' } });
    expect((await send()).status).toBe(200);
    const code = await codeIn(server);
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

  test('ends after ten minutes', async () => {
    const { home, byOwner, agreement, present } = stage;
    await askForCode(server, home, true);
    await present();
    await send();
    const code = await codeIn(server);
    server.clock.move(10 * 60_000);
    expect(await act(byOwner, agreement, { code })).toMatchObject({ status: 422 });
  });

  test('is not sent where none is asked for, for another’s contract, or with a provisional password', async () => {
    const { home, ceo, byOwner, agreement, present } = stage;
    expect(await send()).toMatchObject({ status: 409, body: { code: 'act_code_needless' } });
    await askForCode(server, home, true);
    const stranger = await addOwner(server, { id_tenant: home });
    expect((await send(await asClient(server, stranger))).status).toBe(403);
    const newcomer = await addOwner(server, { id_tenant: home, mustChangePassword: true });
    const of = { id_tenant: home, by: ceo.id, contracts: ['PRINCIPAL'], typeRegime: 'R', html: '<p>x</p>' };
    const id = await addAgreement(server, { ...of, id_client: newcomer.clients[0] ?? '' });
    const refused = await (await asClient(server, newcomer)).try(api.sendCode, { params: { id } });
    expect(refused).toMatchObject({ status: 403, body: { code: 'provisional_password' } });
    await present();
    await askForCode(server, home, false);
    await act(byOwner, agreement);
    await askForCode(server, home, true);
    expect(await send()).toMatchObject({ status: 409, body: { code: 'act_done' } });
    expect(server.toDeliver.filter(({ queue }) => queue === 'send-message')).toEqual([]);
  });
});
