import { utimesSync } from 'node:fs';
import { Readable } from 'node:stream';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addErasureRequest, erasureWorker, runErasures } from '../../../../test/erasures.ts';
import { addTenant, addUser, as, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addIdentityCheck } from '../../../../test/identity-checks.ts';
import { deliverMessages } from '../../../../test/messages.ts';
import { addOwner } from '../../../../test/owners.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { JobData } from '../../../platform/jobs.ts';
import { identityChecks } from '../../accounts/identity-checks/identity-checks.table.ts';
import { agreements } from '../../agreements/documents/agreements.table.ts';
import { owners } from '../../crm/clients/clients.table.ts';
import { erasePerson } from './jobs/erase-person.ts';
import { sweepTenant } from './jobs/privacy-worker.ts';
import { sweepFiles } from './jobs/sweep-files.ts';
import { erasureRequests } from './privacy.table.ts';

let server: TestServer;
let home: TenantId;

beforeAll(async () => {
  server = await startTestServer();
  home = await addTenant(server, { isProvider: true });
});
afterAll(() => server.close());

const rows = <T>(work: (db: Db) => Promise<T>) => server.inTenant(home, work);

async function approvedOf(person: PersonRef, email: string): Promise<JobData> {
  const decided = { status: 'em_andamento', answerTo: email } as const;
  return { id_tenant: home, id: await addErasureRequest(server, { id_tenant: home, ...person, ...decided }) };
}

async function requestOf({ id }: JobData) {
  const [row] = await rows((db) => db.select().from(erasureRequests).where(eq(erasureRequests.id, id)));
  return row;
}

describe('interrupted erasure', { tags: ['D-36'] }, () => {
  it('resumes after a crash: deletes the files and answers the person once', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    await addIdentityCheck(server, { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf });
    const job = await approvedOf({ kind: 'owner', id_person: owner.id }, owner.email);
    const worker = erasureWorker(server);
    const { remove } = server.encryptedFiles;
    let removals = 0;
    const brokenFiles = {
      ...server.encryptedFiles,
      remove: (key: string) => (removals++ === 1 ? Promise.reject(new Error('disk')) : remove(key)),
    };
    const broken = { ...worker, platform: { ...worker.platform, encryptedFiles: brokenFiles } };
    await expect(erasePerson(broken, job)).rejects.toThrow('disk');
    expect(await requestOf(job)).toMatchObject({
      status: 'em_andamento',
      files: [expect.any(String), expect.any(String), expect.any(String)],
    });
    expect(await deliverMessages(server)).toEqual([]);

    for (let time = 0; time < 2; time++) await erasePerson(worker, job);
    expect(await requestOf(job)).toMatchObject({ status: 'concluida', files: null, answerTo: null });
    expect((await deliverMessages(server)).map(({ to }) => to)).toEqual([owner.email]);
    expect(await server.files.list(0)).toEqual([]);
  });

  it('rolls back all rows when it fails in the middle', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const job = await approvedOf({ kind: 'owner', id_person: owner.id }, owner.email);
    const worker = erasureWorker(server);
    const failing: typeof worker.inTenant = (tenant, work) =>
      worker.inTenant(tenant, async (db) => {
        const result = await work(db);
        const [row] = await db.select().from(owners).where(eq(owners.id, owner.id));
        if (row?.erasedAt) throw new Error('power');
        return result;
      });
    await expect(erasePerson({ ...worker, inTenant: failing }, job)).rejects.toThrow('power');
    const [row] = await rows((db) => db.select().from(owners).where(eq(owners.id, owner.id)));
    expect(row).toMatchObject({ emailProprietario: owner.email, erasedAt: null });
    await erasePerson(worker, job);
    expect((await requestOf(job))?.status).toBe('concluida');
    await deliverMessages(server);
  });
});

describe('nightly job', { tags: ['D-36'] }, () => {
  const resumed: JobData[] = [];
  const night = async () => {
    resumed.length = 0;
    const jobs = { resume: async (_queue: string, data: JobData) => void resumed.push(data) };
    await sweepTenant({ ...erasureWorker(server), jobs }, home);
    for (const job of resumed) await erasePerson(erasureWorker(server), job);
  };

  it('erases what an agreement retained once its term is over, and not before', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const at = { id_tenant: home, id_owner: owner.id, nome: 'Dona', cpf: owner.cpf };
    const decided = { decidedAt: server.clock.now().toISOString(), decidedBy: 'CEO' };
    await addIdentityCheck(server, { ...at, decision: 'verified', ...decided });
    const by = (await addUser(server, { id_tenant: home })).id;
    const of = { id_client: owner.clients[0], typeRegime: 'SIMPLES_NACIONAL', contracts: ['PRINCIPAL'] };
    const id = await addAgreement(server, { id_tenant: home, by, html: '<p>x</p>', ...of, isAssinado: true });
    await rows((db) => db.update(agreements).set({ IsAtivo: false }).where(eq(agreements.id, id)));
    const job = await approvedOf({ kind: 'owner', id_person: owner.id }, owner.email);
    await erasePerson(erasureWorker(server), job);
    await deliverMessages(server);
    expect((await requestOf(job))?.keptUntil).toBe('2036-11-20');

    const identity = () => rows((db) => db.select().from(identityChecks).where(eq(identityChecks.id_owner, owner.id)));
    await night();
    expect([resumed, (await identity()).length]).toEqual([[], 1]);
    server.clock.move(3654 * 86_400_000);
    await night();
    expect(resumed).toEqual([job]);
    expect(await identity()).toEqual([]);
    const [row] = await rows((db) => db.select().from(owners).where(eq(owners.id, owner.id)));
    expect(row?.cpfProprietario).toBe('');
    expect(await deliverMessages(server)).toEqual([]);
    server.clock.move(-3654 * 86_400_000);
  });

  it('deletes uploads, dossiers and encrypted files without a row after a day, never those with one', async () => {
    const person = await addUser(server, { id_tenant: home });
    await addIdentityCheck(server, { id_tenant: home, id_user: person.id, nome: 'Ana', cpf: person.cpf });
    const elsewhere = await addTenant(server);
    const stranger = await addUser(server, { id_tenant: elsewhere });
    const foreign = { id_tenant: elsewhere, id_user: stranger.id, nome: 'Eva', cpf: stranger.cpf };
    await addIdentityCheck(server, foreign);
    const named = await server.files.list(0);
    expect(named).toHaveLength(6);
    const write = (key: string) => server.encryptedFiles.write(key, Readable.from([Buffer.from('foto')]));
    await write('uploads/orfao-antigo');
    await write('uploads/orfao-novo');
    const plain = ['uploads/envio.zip', 'dossiers/antigo.pdf', 'outros/aberto'];
    for (const key of plain) await server.files.write(key, Readable.from([Buffer.from('PK')]));
    const longAgo = new Date(Date.now() - 25 * 3_600_000);
    for (const key of [...named, ...plain, 'uploads/orfao-antigo']) {
      utimesSync(server.files.localPath(key), longAgo, longAgo);
    }

    const orphans = ['dossiers/antigo.pdf', 'uploads/envio.zip', 'uploads/orfao-antigo'];
    expect((await sweepFiles(erasureWorker(server))).sort()).toEqual(orphans);
    expect((await server.files.list(0)).sort()).toEqual([...named, 'outros/aberto', 'uploads/orfao-novo'].sort());
    expect(await sweepFiles(erasureWorker(server))).toEqual([]);
  });

  it('erases an approved request through the queue', async () => {
    const owner = await addOwner(server, { id_tenant: home });
    const of = { id_tenant: home, typeUser: 'ADMIN', typeCargo: 'CEO' } as const;
    const ceo = await as(server, await addUser(server, of));
    const id_request = await addErasureRequest(server, { id_tenant: home, kind: 'owner', id_person: owner.id });
    await ceo.call(privacyApi.decide, { params: { id_request }, body: { aprovado: true } });
    expect(server.toDeliver).toContainEqual({ queue: 'erase-person', data: { id_tenant: home, id: id_request } });
    await runErasures(server);
    expect((await requestOf({ id_tenant: home, id: id_request }))?.status).toBe('concluida');
  });
});
