import { clientExportsApi } from '@restitui/domain/crm/portfolio/client-exports.api.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type ExportBody, exportAs, exportedRows, exportJob, writeExport } from '../../../../test/client-exports.ts';
import { addClient } from '../../../../test/clients.ts';
import {
  addTenant,
  addUser,
  as,
  type Caller,
  startTestServer,
  type TestServer,
  type TestUser,
} from '../../../../test/harness.ts';
import { longJob } from '../../../../test/long-job.ts';
import { openTwiceAtOnce } from '../../../../test/send-twice-at-once.ts';
import { users } from '../../accounts/users/users.table.ts';
import { deleteOldUploads } from '../../operations/privacy/jobs/delete-old-uploads.ts';
import { abandonClientExport, exportClients } from './jobs/export-clients.ts';

let server: TestServer;
let provider: TenantId;
let home: TenantId;
let ceo: Caller;
let manager: TestUser;

beforeAll(async () => {
  server = await startTestServer();
  provider = await addTenant(server, { isProvider: true });
  home = await addTenant(server);
  ceo = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
  manager = await addUser(server, { id_tenant: home, typeCargo: 'GERENTE', name: 'Gerente Gil' });
  await addClient(server, { id_tenant: home, razao_social: 'Água Um', id_gerente: manager.id });
  await addClient(server, { id_tenant: home, razao_social: 'Água Dois', status: 'JURIDICO' });
  await addClient(server, { id_tenant: home, razao_social: 'Terra' });
  await addClient(server, { id_tenant: await addTenant(server), razao_social: 'Água de outra' });
});
afterAll(() => server.close());

const make = (caller: Caller, body: ExportBody = { filtros: {} }) => caller.call(clientExportsApi.make, { body });
const tryMake = (caller: Caller, body: ExportBody = { filtros: {} }) => caller.try(clientExportsApi.make, { body });
const read = async (caller: Caller) => (await caller.call(clientExportsApi.read)).data;
const statusOf = async (link: string | null | undefined) => (await server.app.inject({ url: link ?? '' })).statusCode;
const jobs = () => server.toDeliver.filter(({ queue }) => queue === 'client-export');
const change = (user: TestUser, set: Partial<typeof users.$inferInsert>) =>
  server.inTenant(user.id_tenant, (db) => db.update(users).set(set).where(eq(users.id, user.id)));
const names = async (caller: Caller, body?: ExportBody) =>
  (await exportedRows(server, caller, body)).map((row) => row['Razão Social']);

describe('export of the list of clients', () => {
  it('has the filtered clients in the order and with the columns of the list, then the data of their pages', async () => {
    const rows = await exportedRows(server, ceo, {
      filtros: { q: 'agua', sort: '-razao_social', colunas: 'passo,nome_responsavel' },
    });
    expect(rows.map((row) => [row['Razão Social'], row.Status, row.Gerente])).toEqual([
      ['Água Um', 'Ativo', 'Gerente Gil'],
      ['Água Dois', 'Jurídico', null],
    ]);
    const [first = {}] = rows;
    expect(Object.keys(first).slice(0, 6)).toEqual([
      ...['Razão Social', 'CNPJ ou CPF', 'Status', 'Próximo passo', 'Responsável', 'Nome Fantasia'],
    ]);
    expect(first['Próximo passo']).toBe('Escolher serviço');
    expect(first.Cadastro).toBeInstanceOf(Date);
    expect(typeof first.Comissão).toBe('number');
  });

  it('is named by brand, kind and day', { tags: ['W-583', 'D-49'] }, async () => {
    const made = await exportAs(server, ceo);
    expect(made).toMatchObject({ state: 'pronto', progresso: 100, total: 3, erro: null });
    const { headers } = await server.app.inject({ url: made?.link ?? '' });
    expect(headers['content-disposition']).toMatch(/_clientes_\d{4}-\d\d-\d\d\.xlsx/);
  });

  it('has only what its user may list, also in a tenant that an ADMIN selected', async () => {
    expect(await names(await as(server, manager))).toEqual(['Água Um']);
    const boss = await addUser(server, { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'CEO' });
    expect(await names(await as(server, boss, home))).toHaveLength(3);
  });

  it('is refused to users without a list of clients, and shown to its user alone', async () => {
    const user = { id_tenant: provider, typeUser: 'ADMIN', typeCargo: 'FINANCEIRO' } as const;
    const without = await as(server, await addUser(server, user), home);
    const denied = { status: 403, body: { code: 'client_export_denied' } };
    expect(await tryMake(without)).toMatchObject(denied);
    expect(await without.try(clientExportsApi.read)).toMatchObject(denied);
    await exportAs(server, ceo);
    const other = await as(server, await addUser(server, { id_tenant: home, typeCargo: 'CEO' }));
    expect(await read(other)).toBeNull();
  });

  it('fails with a reason when there is nothing to export', async () => {
    const made = await exportAs(server, ceo, { filtros: { q: 'of no client' } });
    expect(made).toMatchObject({ state: 'falhou', link: null, erro: expect.stringMatching(/Não há clientes/) });
  });
});

describe('a running export', () => {
  it('is returned to the same request sent twice at once, and refuses another one', async () => {
    const before = jobs().length;
    const twice = openTwiceAtOnce(server.database.pool);
    const replies = await twice.send(() => tryMake(ceo, { filtros: { status: 'ATIVO' } }));
    twice.end();
    expect(replies.map(({ status }) => status)).toEqual([202, 202]);
    expect(jobs()).toHaveLength(before + 1);
    const refused = { status: 409, body: { code: 'client_export_running' } };
    expect(await tryMake(ceo)).toMatchObject(refused);
    expect(await tryMake(await as(server, manager))).toMatchObject({ status: 202 });
    await exportClients(longJob(server, []), exportJob(server));
    const job = jobs().findLast(({ data }) => data.id !== exportJob(server).id)?.data;
    if (job) await exportClients(longJob(server, []), job);
    expect(await read(ceo)).toMatchObject({ state: 'pronto', total: 2 });
    expect(await tryMake(ceo)).toMatchObject({ status: 202 });
    await writeExport(server);
  });

  it('leaves one file of a user: the one before is removed, and its link ends', async () => {
    const link = (await exportAs(server, ceo))?.link;
    expect(await statusOf(link)).toBe(200);
    const next = (await exportAs(server, ceo))?.link;
    expect(await statusOf(link)).toBe(401);
    expect(await statusOf(next)).toBe(200);
  });

  it('shows the reason of a failure and can be requested again', async () => {
    await make(ceo);
    const logged: unknown[] = [];
    const worker = longJob(server, logged);
    const files = { ...server.files, write: () => Promise.reject(new Error('no disk')) };
    await exportClients({ ...worker, platform: { ...worker.platform, files } }, exportJob(server));
    expect(logged).toEqual([expect.objectContaining({ message: 'no disk' })]);
    expect(await read(ceo)).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/Tente novamente/) });
    await make(ceo);
    await abandonClientExport(longJob(server, []), exportJob(server));
    expect(await read(ceo)).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/interrompida/) });
    await writeExport(server);
    expect(await read(ceo)).toMatchObject({ state: 'falhou' });
    expect(await exportAs(server, ceo)).toMatchObject({ state: 'pronto' });
  });
});

describe('rights that change after an export was requested', () => {
  const addPartner = () => addUser(server, { id_tenant: home, typeCargo: 'CEO' });

  it('limit what the job writes', async () => {
    const person = await addPartner();
    const caller = await as(server, person);
    await make(caller);
    await addClient(server, { id_tenant: home, razao_social: 'Dele', id_responsavel: person.id });
    await change(person, { typeCargo: 'PARCEIRO' });
    await writeExport(server);
    const made = await read(caller);
    expect(made).toMatchObject({ state: 'pronto', total: 1 });
  });

  it('fail the job of an account that was suspended', async () => {
    const person = await addPartner();
    await make(await as(server, person));
    await change(person, { isAccepted: false });
    await writeExport(server);
    await change(person, { isAccepted: true });
    const made = await read(await as(server, person));
    expect(made).toMatchObject({ state: 'falhou', erro: expect.stringMatching(/não pode mais/) });
  });

  it('end the link, and a new one is refused with the reason', async () => {
    const person = await addPartner();
    const caller = await as(server, person);
    const link = (await exportAs(server, caller))?.link;
    expect(await statusOf(link)).toBe(200);
    await change(person, { typeCargo: 'PARCEIRO' });
    expect(await statusOf(link)).toBe(401);
    expect(await read(caller)).toMatchObject({
      state: 'falhou',
      link: null,
      erro: expect.stringMatching(/acesso mudou/),
    });
    await change(person, { typeCargo: 'CEO', suspendedAt: server.clock.now().toISOString(), isAccepted: false });
    expect(await statusOf(link)).toBe(401);
  });
});

it('removes an export after a day', async () => {
  const link = (await exportAs(server, ceo))?.link;
  await deleteOldUploads(server, home);
  expect(await statusOf(link)).toBe(200);
  server.clock.move(25 * 60 * 60 * 1000);
  await deleteOldUploads(server, home);
  expect(await read(await as(server, manager))).toBeNull();
});
