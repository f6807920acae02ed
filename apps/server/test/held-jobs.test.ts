import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { abandonFileAnalysis, runFileAnalysis } from '../src/features/recovery/file-analyses/jobs/run-file-analysis.ts';
import { abandonAnalysis, runAnalysis } from '../src/features/simples/analysis/jobs/run-analysis.ts';
import { abandonCheck, checkNotes } from '../src/features/simples/authenticity/jobs/check-notes.ts';
import { abandonEffect, runEffect } from '../src/features/simples/decisions/jobs/run-effect.ts';
import type { LongJob } from '../src/kernel/long-job.ts';
import { asFirstRelease } from './first-release.ts';
import { addTenant, startTestServer, type TestServer } from './harness.ts';
import { longJob } from './long-job.ts';

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server);
});
afterAll(() => server.close());

const kinds = [
  ['an analysis', 'simples-run', runAnalysis, abandonAnalysis],
  ['an analysis from files', 'file-analysis', runFileAnalysis, abandonFileAnalysis],
  ['an effect preview', 'simples-effect', runEffect, abandonEffect],
  ['a verification of signatures', 'authenticity-check', checkNotes, abandonCheck],
] as const;
const holders = [
  [
    'the lease',
    ({ underLease, signal }: LongJob, name: string, work: () => Promise<void>) =>
      underLease({ tenant: home, name, signal }, work),
  ],
  [
    'lock and lease, as the version before does',
    (_: LongJob, name: string, work: () => Promise<void>) => asFirstRelease(server, home, name, work),
  ],
] as const;

describe.each(holders)('a job of which another process holds %s', (_, hold) => {
  it.each(kinds)(
    'leaves %s for later, also the report that its retries are used up',
    async (_, name, work, abandon) => {
      const worker = longJob(server, []);
      const job = { id_tenant: home, id: 'row' };
      await hold(worker, `${name} row`, async () => {
        expect([await work(worker, job), await abandon(worker, job)]).toEqual([false, false]);
      });
      expect([await work(worker, job), await abandon(worker, job)]).toEqual([true, true]);
    },
  );
});
