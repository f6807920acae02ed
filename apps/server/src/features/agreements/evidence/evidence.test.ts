import { randomUUID } from 'node:crypto';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { hashEntry, rootHash } from '@restitui/pdf-check/evidence-chain.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemActor } from '../../../kernel/actor.ts';
import { type EventWithPayload, listEventsAfter, listPersonKeys, lockHeadForReading } from './evidence.repository.ts';
import { destroyPersonKey, personKeyContext, recordEvent } from './record-event.service.ts';
import { requestSealing } from './request-sealing.service.ts';
import { findSealOfAgreement, updateSeal } from './seals.repository.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

function chainOf(tenant: TenantId): Promise<EventWithPayload[]> {
  return server.inTenant(tenant, (db) => listEventsAfter(db, tenant, { seq: 0, id: '' }, 1000));
}

function contextIn(tenant: TenantId, db: Db) {
  return { db, tenant, platform: server.platform, actor: systemActor };
}

it('links each entry to the hash of the previous one and adds a MAC', async () => {
  const tenant = await addTenant(server);
  for (const version of [1, 2, 3]) {
    await server.inTenant(tenant, (db) => recordEvent(contextIn(tenant, db), { kind: 'abertura', facts: { version } }));
  }
  const events = await chainOf(tenant);
  expect(events.map(({ seq, kind }) => `${seq} ${kind}`)).toEqual([
    '1 registro',
    '2 abertura',
    '3 abertura',
    '4 abertura',
  ]);
  let before = rootHash(tenant);
  for (const event of events) {
    expect(event.prev_hash).toBe(before);
    expect(event.hash).toBe(hashEntry(before, event));
    expect(event.mac).toBe(server.platform.evidenceKeys.mac(event.hash));
    before = event.hash;
  }
  expect(await server.inTenant(tenant, (db) => lockHeadForReading(db, tenant))).toMatchObject({ seq: 4, hash: before });
});

it('builds one chain from fifty concurrent writers of a tenant', async () => {
  const tenant = await addTenant(server);
  const person = { id_user: randomUUID() };
  const written = await Promise.all(
    Array.from({ length: 50 }, (_, version) =>
      server.inTenant(tenant, (db) =>
        recordEvent(contextIn(tenant, db), { kind: 'ato', person, facts: { version }, personal: { nome: 'Ana' } }),
      ),
    ),
  );
  expect(written.map(({ seq }) => seq).sort((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, i) => i + 2));
  const events = await chainOf(tenant);
  expect(new Set(events.map(({ prev_hash }) => prev_hash)).size).toBe(51);
  expect(events.slice(1).every((event, i) => event.prev_hash === events[i]?.hash)).toBe(true);
  expect(await server.inTenant(tenant, (db) => listPersonKeys(db, tenant))).toHaveLength(1);
});

it('does not block one tenant by another', async () => {
  const [one, other] = [await addTenant(server), await addTenant(server)];
  await server.inTenant(one, async (db) => {
    await recordEvent(contextIn(one, db), { kind: 'abertura', facts: {} });
    // The first transaction has not committed and holds the lock on its own head.
    await server.inTenant(other, (beside) => recordEvent(contextIn(other, beside), { kind: 'abertura', facts: {} }));
  });
  expect(await chainOf(one)).toHaveLength(2);
  expect(await chainOf(other)).toHaveLength(2);
});

it('discards an entry with the transaction that fails', async () => {
  const tenant = await addTenant(server);
  const failing = server.inTenant(tenant, async (db) => {
    await recordEvent(contextIn(tenant, db), { kind: 'abertura', facts: {} });
    throw new Error('something else');
  });
  await expect(failing).rejects.toThrow('something else');
  expect(await chainOf(tenant)).toEqual([]);
});

it('prevents changes and deletions of entries, even by the table owner', async () => {
  const tenant = await addTenant(server);
  await server.inTenant(tenant, (db) => recordEvent(contextIn(tenant, db), { kind: 'abertura', facts: {} }));
  const statements = [
    `update evidence_events set kind = 'ato'`,
    'delete from evidence_events',
    'truncate evidence_events cascade',
    'delete from evidence_payloads',
  ];
  for (const statement of statements) {
    await expect(server.database.asOwner((owner) => owner.query(statement))).rejects.toThrow('never changed');
    await expect(server.database.pool.query(statement)).rejects.toThrow('permission denied');
  }
});

it('encrypts personal data with the key of the person and loses it with the key', async () => {
  const tenant = await addTenant(server);
  const person = { id_owner: randomUUID() };
  const personal = { nome: 'Maria das Dores', cpf: '52998224725' };
  const record = () =>
    server.inTenant(tenant, (db) =>
      recordEvent(contextIn(tenant, db), { kind: 'aceite', person, facts: {}, personal }),
    );
  await record();
  const [, event] = await chainOf(tenant);
  expect(JSON.stringify(event)).not.toMatch(/Maria|52998224725/);

  const { evidenceKeys } = server.platform;
  const [key] = await server.inTenant(tenant, (db) => listPersonKeys(db, tenant));
  const place = personKeyContext(tenant, `owner:${person.id_owner}`, key?.id ?? '');
  const opened = evidenceKeys.unwrap(key?.wrapped ?? '', place)?.open(event?.sealed ?? '', event?.id ?? '');
  expect(JSON.parse(opened ?? '')).toEqual(personal);
  expect(evidenceKeys.unwrap(key?.wrapped ?? '', `${place}x`)).toBeUndefined();

  await server.inTenant(tenant, (db) => destroyPersonKey(contextIn(tenant, db), person));
  const [emptied] = await server.inTenant(tenant, (db) => listPersonKeys(db, tenant));
  expect(emptied).toMatchObject({ wrapped: null, destroyedAt: server.clock.now().toISOString() });
  expect((await chainOf(tenant)).at(-1)).toMatchObject({ kind: 'apagamento', facts: { id_key: key?.id } });

  await record();
  expect(await server.inTenant(tenant, (db) => listPersonKeys(db, tenant))).toHaveLength(2);
});

it('records no erasure for a person without entries', async () => {
  const tenant = await addTenant(server);
  await server.inTenant(tenant, (db) => destroyPersonKey(contextIn(tenant, db), { id_user: randomUUID() }));
  expect(await chainOf(tenant)).toEqual([]);
});

it('requires a person for personal data', async () => {
  const tenant = await addTenant(server);
  const nameless = server.inTenant(tenant, (db) =>
    recordEvent(contextIn(tenant, db), { kind: 'aceite', facts: {}, personal: { nome: 'Ana' } }),
  );
  await expect(nameless).rejects.toThrow('needs the person');
});

it('requests sealing once per version, and again after a failure', async () => {
  const id_tenant = await addTenant(server);
  const { id: by } = await addUser(server, { id_tenant });
  const id = await addAgreement(server, { id_tenant, id_user: by, contracts: ['PARCERIA'], by, html: '<p>Texto</p>' });
  const ask = () => server.inTenant(id_tenant, (db) => requestSealing(contextIn(id_tenant, db), id));
  const asked = () => server.toDeliver.filter(({ queue }) => queue === 'seal-agreement').length;
  const before = asked();

  await Promise.all([ask(), ask(), ask()]);
  const seal = await server.inTenant(id_tenant, (db) => findSealOfAgreement(db, id_tenant, id));
  expect(seal).toMatchObject({ state: 'na_fila', attempts: 0, sealed: null });
  expect(seal?.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{20}$/);
  expect(asked()).toBe(before + 1);

  await server.inTenant(id_tenant, (db) =>
    updateSeal(db, id_tenant, seal?.id ?? '', { state: 'falhou', failure: 'x' }),
  );
  await ask();
  expect(asked()).toBe(before + 2);
  expect(await server.inTenant(id_tenant, (db) => findSealOfAgreement(db, id_tenant, id))).toMatchObject({
    ...{ id: seal?.id, code: seal?.code, state: 'na_fila', failure: null },
  });
});
