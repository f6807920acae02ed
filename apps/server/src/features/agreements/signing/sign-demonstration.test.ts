import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestServer, type TestServer } from '../../../../test/harness.ts';
import { fillDemoData } from '../../../db/demo/fill-demo-data.ts';
import { type PlannedAct, planSignings } from '../../../db/demo/signing.demo.ts';
import { checkIntegrity } from '../evidence/check-integrity.service.ts';
import { sealAgreement } from '../evidence/jobs/seal-agreement.ts';
import { readVerification } from '../evidence/read-verification.service.ts';
import { listStuckSeals } from '../evidence/seals.repository.ts';
import { signDemonstration } from './sign-demonstration.service.ts';

let server: TestServer;
let plan: Map<TenantId, PlannedAct[]>;

beforeAll(async () => {
  server = await startTestServer();
  const now = server.clock.now();
  await fillDemoData(server.database, now, server.encryptedFiles);
  plan = await planSignings(server.database, now);
  await signAll();
});
afterAll(() => server.close());

const dependencies = () => ({ platform: server.platform, inTenant: server.inTenant });
async function signAll() {
  for (const [tenant, acts] of plan) await signDemonstration(dependencies(), tenant, acts);
}
const tenants = () => [...plan.keys()];
const rows = async (tenant: TenantId, of: string) =>
  server.inTenant(tenant, async (db) => (await db.execute<{ n: number }>(sql.raw(of))).rows[0]?.n);

it('signs the demonstration’s signed agreements with four people and evidence', { tags: ['D-40'] }, async () => {
  expect(tenants()).toHaveLength(4);
  for (const tenant of tenants()) {
    const signed = await rows(tenant, 'select count(*)::int as n from agreements where "isAssinado"');
    expect(signed).toBeGreaterThanOrEqual(2);
    expect(await rows(tenant, 'select count(*)::int as n from agreement_acts where id_event is not null')).toBe(
      4 * (signed ?? 0),
    );
    const late = "select count(*)::int as n from evidence_events where at > '2026-11-20T12:00:00Z'";
    expect(await rows(tenant, late)).toBe(0);
    const backwards = `select count(*)::int as n from evidence_events a
      join evidence_events b on b.id_tenant = a.id_tenant and b.seq = a.seq + 1 and b.at < a.at`;
    expect(await rows(tenant, backwards)).toBe(0);
    const { problems, entries } = await checkIntegrity(dependencies(), tenant);
    expect(problems).toEqual([]);
    expect(entries).toBeGreaterThan(20);
  }
});

it('requests the seals with the current time and lets the job seal them', async () => {
  const [tenant] = tenants() as [TenantId];
  const now = server.clock.now().toISOString();
  const { inTenant } = server;
  expect(await inTenant(tenant, (db) => listStuckSeals(db, tenant, now))).toEqual([]);
  const asked = server.toDeliver.filter(({ queue }) => queue === 'seal-agreement').map(({ data }) => data);
  expect(asked.length).toBe([...plan.values()].flat().length / 4);
  const job = asked.find(({ id_tenant }) => id_tenant === tenant);
  if (!job) throw new Error('No sealing was asked for.');
  await sealAgreement({ ...dependencies(), log: () => {} }, job);
  expect(await rows(tenant, 'select count(*)::int as n from outbox')).toBe(0);
  const shown = await inTenant(tenant, (db) => readVerification(db, server.platform, tenant, job.id));
  expect(shown?.parties).toHaveLength(4);
  expect(shown?.chain.state).toBe('integra');
  expect((await checkIntegrity(dependencies(), tenant)).problems).toEqual([]);
});

it('does not sign again at the next start', async () => {
  expect(await planSignings(server.database, server.clock.now())).toEqual(new Map());
  const count = 'select count(*)::int as n from evidence_events';
  const [tenant] = tenants() as [TenantId];
  const before = await rows(tenant, count);
  await signAll();
  expect(await rows(tenant, count)).toBe(before);
});
