import { addDays, dayInBrazil } from '@restitui/brazil/day.ts';
import { clientAgreementsApi } from '@restitui/domain/agreements/documents/client-agreements.api.ts';
import { lifecycleApi } from '@restitui/domain/agreements/lifecycle/lifecycle.api.ts';
import { suggestionsApi } from '@restitui/domain/agreements/suggestions/suggestions.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { act } from '../../../../test/acts.ts';
import { messagesOf, raiseTestAlert } from '../../../../test/alerts.ts';
import { addTenant, type Caller, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { createSigningFixture, type SigningFixture } from '../../../../test/signing-fixture.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { expireAgreements } from '../../agreements/lifecycle/jobs/expire-agreements.ts';
import { sweepAlerts } from './jobs/sweep-alerts.ts';

const day = 86_400_000;
const reason = 'Honorários altos';
const missing = /Abra o contrato para ver quem ainda falta\.$/;
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

const open = () => messagesOf(fixture.byCeo);
const resolved = () => messagesOf(fixture.byCeo, 'resolved');
const ofAgreement = () => ({ params: { id: fixture.agreement } });
const today = () => dayInBrazil(server.clock.now());
const sweep = () => fixture.inHome((db) => sweepAlerts(db, fixture.home, server.clock.now()));

async function signers(): Promise<Caller[]> {
  await fixture.verifiedOwner();
  await fixture.verifiedCeo();
  const witnesses = [await fixture.witness(), await fixture.witness()].map(({ caller }) => caller);
  return [fixture.byOwner, fixture.byCeo, ...witnesses];
}

describe('alerts of a contract', { tags: ['D-27'] }, () => {
  it('end with the last signature, which raises none and tells people that no signature is missing', async () => {
    const callers = await signers();
    const last = callers.pop();
    for (const caller of callers) await act(caller, fixture.agreement);
    expect(await open()).toEqual(Array(3).fill(expect.stringMatching(missing)));
    const { home, id_client, agreement } = fixture;
    const late = { kind: 'CONTRATO_SEM_ASSINATURA', subject: agreement, message: 'Espera assinatura.' } as const;
    await raiseTestAlert(server, { id_tenant: home, id_client, ...late });
    await deliverMessages(server);
    if (last) await act(last, agreement);
    expect([await open(), (await resolved()).length]).toEqual([[], 4]);
    const told = (await deliverMessages(server)).filter(({ subject }) => subject?.startsWith('Assinatura no contrato'));
    expect(told.length).toBeGreaterThan(0);
    for (const { text } of told) expect(text).toContain('Todas as assinaturas estão completas.');
  });

  it('keep those of another contract of the same client', async () => {
    const other = await fixture.addContractOf('LUCRO_REAL');
    const callers = await signers();
    await act(fixture.byOwner, other);
    for (const caller of callers) await act(caller, fixture.agreement);
    expect(await fixture.row()).toMatchObject({ isAssinado: true });
    expect(await open()).toEqual([expect.stringMatching(missing)]);
  });

  it('end with a refusal, whose own alert ends with the new version', async () => {
    const { byOwner, byCeo } = fixture;
    await fixture.verifiedCeo();
    await act(byCeo, fixture.agreement);
    const { id_version } = await fixture.stateFor(byOwner);
    await byOwner.call(lifecycleApi.refuse, { ...ofAgreement(), body: { id_version, reason } });
    expect(await open()).toEqual([expect.stringContaining('recusou assinar')]);
    await byCeo.call(lifecycleApi.newVersion, { ...ofAgreement(), body: { reason } });
    expect([await open(), (await resolved()).length]).toEqual([[], 2]);
  });

  it('end with a cancellation, which has its own alert', async () => {
    const { byOwner, byCeo, agreement } = fixture;
    await byOwner.call(suggestionsApi.request, {
      params: { idAgreement: agreement },
      body: { requestChange: 'Prazo menor' },
    });
    expect(await open()).toEqual([expect.stringContaining('sugeriu uma mudança')]);
    await byCeo.call(lifecycleApi.cancel, { ...ofAgreement(), body: { reason } });
    expect(await open()).toEqual([expect.stringContaining('foi cancelado')]);
  });

  it('end when the contract is closed to suggestions', async () => {
    const { byOwner, byCeo, agreement, inHome } = fixture;
    const suggestion = { params: { idAgreement: agreement }, body: { requestChange: 'Prazo menor' } };
    await byOwner.call(suggestionsApi.request, suggestion);
    await inHome((db) =>
      db.update(agreements).set({ status: 'ANALISE_CONCLUIDA' }).where(eq(agreements.id, agreement)),
    );
    await byCeo.call(clientAgreementsApi.close, ofAgreement());
    expect(await open()).toEqual([]);
  });

  it('end when the last day is put off', async () => {
    const { byCeo, home } = fixture;
    const until = (days: number) =>
      byCeo.call(lifecycleApi.renew, { ...ofAgreement(), body: { expiresOn: addDays(today(), days) } });
    await until(1);
    server.clock.move(2 * day);
    await expireAgreements({ platform: server.platform, inTenant: server.inTenant }, home);
    expect(await open()).toEqual([expect.stringContaining('não foi assinado por todos')]);
    await until(5);
    expect(await open()).toEqual([]);
    server.clock.move(-2 * day);
  });

  it('that were raised before are cleared by the sweep once nothing is missing', async () => {
    const { home, id_client, agreement, byOwner, inHome } = fixture;
    const signed = await fixture.addContractOf('LUCRO_REAL');
    const raise = async (id: string) => {
      const { id_version } = await fixture.stateFor(byOwner, id);
      const subject = `assinatura_feita ${id_version} x`;
      await raiseTestAlert(server, { id_tenant: home, id_client, kind: 'AVISO', subject, message: id });
    };
    await raise(agreement);
    await raise(signed);
    await inHome((db) => db.update(agreements).set({ isAssinado: true }).where(eq(agreements.id, signed)));
    await sweep();
    await sweep();
    expect([await open(), await resolved()]).toEqual([[agreement], [signed]]);
  });
});
