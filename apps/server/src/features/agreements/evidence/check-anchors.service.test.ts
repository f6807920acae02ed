import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { anchorText } from '@restitui/pdf-check/evidence-chain.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chainOf } from '../../../../test/evidence-chain.ts';
import { addTenant, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addSealedAgreement } from '../../../../test/sealed-agreement.ts';
import { openTestAuthority } from '../../../../test/time-stamp-authority.ts';
import { systemActor } from '../../../kernel/actor.ts';
import { stampAnchors } from './anchor-chain.service.ts';
import { destroyPersonKey } from './record-event.service.ts';

let server: TestServer;
let tenant: TenantId;
let contract: Awaited<ReturnType<typeof addSealedAgreement>>;
let kinds: () => Promise<string[]>;
let anchor: () => Promise<void>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await addTenant(server);
  contract = await addSealedAgreement(server, tenant);
  ({ kinds, anchor } = chainOf(server, tenant));
});

it('anchors each end once, sends it to the company by e-mail and detects a changed anchor', async () => {
  await anchor();
  await anchor();
  const anchors = await server.platform.anchors.list(tenant);
  expect(anchors.map(({ place }) => place)).toEqual(['local', 'armazenamento']);
  const told = server.toDeliver.filter(({ queue, data }) => queue === 'send-message' && data.id_tenant === tenant);
  expect(told.length).toBeGreaterThanOrEqual(3);
  server.clock.move(60 * 60 * 1000);
  await server.inTenant(tenant, (db) =>
    destroyPersonKey({ db, tenant, platform: server.platform, actor: systemActor }, contract.person),
  );
  await anchor();
  const later = server.toDeliver.filter(({ queue, data }) => queue === 'send-message' && data.id_tenant === tenant);
  expect(later).toHaveLength(told.length);

  await server.platform.anchors.add({ ...(anchors[0] as (typeof anchors)[0]), hash: 'ff' });
  expect(new Set(await kinds())).toEqual(new Set(['ancora-invalida']));
});

describe('the two copies of an anchor', () => {
  const folder = () => `anchors/${tenant}`;

  it('are compared, and a missing one is written by the next run', async () => {
    await anchor();
    const [key = ''] = await server.platform.files.listFolder(folder());
    await server.platform.files.remove(key);
    expect(await kinds()).toEqual(['ancora-ausente']);
    await anchor();
    expect(await kinds()).toEqual([]);
  });

  it('bind the Merkle root of the chain', async () => {
    await anchor();
    const [found] = await server.platform.anchors.list(tenant);
    const { place: _, ...end } = { ...(found as NonNullable<typeof found>), root: '0'.repeat(64) };
    const mac = server.platform.evidenceKeys.mac(anchorText(end));
    await server.platform.anchors.add({ ...end, mac });
    expect(await kinds()).toContain('cadeia-reescrita');
  });

  it('have a time stamp, whose failure is recorded and which is requested again', async () => {
    await anchor();
    const { platform } = server;
    const authority = await openTestAuthority();
    const pdfSeals = { ...platform.pdfSeals, isStamping: true, stamp: authority.refuse };
    await stampAnchors({ platform: { ...platform, pdfSeals } }, { id: tenant });
    const names = async () => (await platform.files.listFolder(folder())).map((key) => key.replace(/^.*\./, ''));
    expect(await names()).toEqual(['falha', 'json']);
    expect(await kinds()).toEqual([]);

    await stampAnchors(
      { platform: { ...platform, pdfSeals: { ...pdfSeals, stamp: authority.stamp } } },
      { id: tenant },
    );
    expect(await names()).toEqual(['json', 'tsr']);
    expect(await kinds()).toEqual([]);

    const [stamped] = (await platform.anchors.list(tenant)).filter(({ stamp }) => stamp);
    const { token } = await authority.stamp(Buffer.from('another content'));
    if (stamped && token) await platform.anchors.addStamp(stamped, token);
    expect(await kinds()).toEqual(['carimbo-invalido']);
  });
});
