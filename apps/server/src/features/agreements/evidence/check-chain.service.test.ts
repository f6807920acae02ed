import { dayInBrazil, formatDay } from '@restitui/brazil/day.ts';
import { erasedValue } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { hashEntry, sha256 } from '@restitui/pdf-check/evidence-chain.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addAgreement } from '../../../../test/agreements.ts';
import { chainOf } from '../../../../test/evidence-chain.ts';
import { addTenant, addUser, startTestServer, type TestServer } from '../../../../test/harness.ts';
import { addSealedAgreement, addSignedAgreement } from '../../../../test/sealed-agreement.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemActor } from '../../../kernel/actor.ts';
import { type EventWithPayload, listEventsAfter } from './evidence.repository.ts';
import { destroyPersonKey } from './record-event.service.ts';
import { findSealOfAgreement } from './seals.repository.ts';

let server: TestServer;
let tenant: TenantId;
let contract: Awaited<ReturnType<typeof addSealedAgreement>>;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  tenant = await addTenant(server);
  contract = await addSealedAgreement(server, tenant);
});

const inTenant = <T>(at: TenantId, work: (db: Db) => Promise<T>) => server.inTenant(at, work);
const check = () => chainOf(server, tenant).check();
const kinds = () => chainOf(server, tenant).kinds();
const anchor = () => chainOf(server, tenant).anchor();
const entries = () => inTenant(tenant, (db) => listEventsAfter(db, tenant, { seq: 0, id: '' }, 100));

/** Runs statements as a table owner could: disables the triggers, writes, and enables them again. */
function tamper(...statements: [string, unknown[]?][]) {
  return server.database.asOwner(async (owner) => {
    const guards = async (state: 'disable' | 'enable') => {
      for (const table of ['evidence_events', 'evidence_payloads']) {
        await owner.query(`alter table ${table} ${state} trigger user`);
      }
    };
    await guards('disable');
    for (const [text, values] of statements) await owner.query(text, values);
    await guards('enable');
  });
}

const at = (seq: number): [string, unknown[]] => ['id_tenant = $1 and seq = $2', [tenant, seq]];

it('reports no problem for an untouched chain with a sealed document', { tags: ['D-32'] }, async () => {
  await anchor();
  expect(await check()).toMatchObject({ documents: 1, texts: 1, anchors: 1, erased: 0, unproven: 0, problems: [] });
});

describe('detected manipulations', { tags: ['D-32'] }, () => {
  it('detects a flipped byte', async () => {
    const [where, values] = at(2);
    await tamper([`update evidence_events set facts = '{"step": "x"}' where ${where}`, values]);
    const { problems } = await check();
    expect(problems).toEqual([
      { kind: 'registro-alterado', message: 'O conteúdo do registro 2 foi alterado.', seq: 2 },
    ]);
  });

  it('detects a flipped byte whose hash was recomputed without the key', async () => {
    const event = (await entries()).at(-1) as EventWithPayload;
    const facts = { ...event.facts, pages: 99 };
    const hash = hashEntry(event.prev_hash, { ...event, facts });
    const [where, values] = at(event.seq);
    await tamper(
      [`update evidence_events set facts = $3, hash = $4 where ${where}`, [...values, facts, hash]],
      [`update evidence_heads set hash = $2 where id_tenant = $1`, [tenant, hash]],
    );
    expect(await kinds()).toContain('prova-invalida');
  });

  it('detects entries missing from the middle', async () => {
    const [where, values] = at(2);
    await tamper(
      [`delete from evidence_payloads where id_event in (select id from evidence_events where ${where})`, values],
      [`delete from evidence_events where ${where}`, values],
    );
    const { problems } = await check();
    expect(problems).toContainEqual({ kind: 'cadeia-cortada', message: 'Faltam os registros de 2 a 2.', seq: 2 });
  });

  it('detects a truncated chain with a reset head by its anchor, which it names by the day of Brasília', async () => {
    const hour = 3_600_000;
    server.clock.move(((25 - server.clock.now().getUTCHours()) % 24) * hour);
    await anchor();
    const day = dayInBrazil(server.clock.now());
    const [before, last] = (await entries()).slice(-2) as [EventWithPayload, EventWithPayload];
    const [where, values] = at(last.seq);
    await tamper(
      [`delete from evidence_events where ${where}`, values],
      [`update evidence_heads set seq = $3, hash = $2 where id_tenant = $1`, [tenant, before.hash, before.seq]],
    );
    const { problems } = await check();
    expect(problems).toContainEqual({
      kind: 'cadeia-cortada',
      message: `A âncora de ${formatDay(day)} vai até o registro ${last.seq}; faltam os últimos.`,
      seq: last.seq,
    });
  });

  it('detects a fork', async () => {
    const second = (await entries())[1] as EventWithPayload;
    const { sealed: _, ...row } = { ...second, id: 'fork', id_key: null, personal_digest: null, facts: {} };
    const hash = hashEntry(row.prev_hash, row);
    const columns = Object.keys(row).map((name) => `"${name}"`);
    const values = Object.values({ ...row, hash, mac: server.platform.evidenceKeys.mac(hash) });
    const places = values.map((_value, i) => `$${i + 1}`);
    await tamper(
      ['alter table evidence_events drop constraint evidence_events_seq'],
      [`insert into evidence_events (${columns.join(', ')}) values (${places.join(', ')})`, values],
    );
    expect(await kinds()).toContain('cadeia-bifurcada');
    await tamper(
      [`delete from evidence_events where id = 'fork'`],
      ['alter table evidence_events add constraint evidence_events_seq unique (id_tenant, seq)'],
    );
  });

  it('detects missing and changed personal data', async () => {
    const [first, second] = (await entries()).filter(({ sealed }) => sealed !== null);
    await tamper(
      ['delete from evidence_payloads where id_event = $1', [first?.id]],
      ['update evidence_payloads set sealed = $2 where id_event = $1', [second?.id, first?.sealed]],
    );
    expect(await kinds()).toEqual(['dados-ausentes', 'dados-alterados']);
  });
});

it('counts erased data without a problem, but reports a key that vanished without a record', {
  tags: ['D-36'],
}, async () => {
  await inTenant(tenant, (db) =>
    destroyPersonKey({ db, tenant, platform: server.platform, actor: systemActor }, contract.person),
  );
  expect(await check()).toMatchObject({ erased: 3, problems: [] });

  tenant = await addTenant(server);
  await addSignedAgreement(server, tenant);
  await server.database.asOwner((owner) =>
    owner.query('update person_keys set wrapped = null, "destroyedAt" = now() where id_tenant = $1', [tenant]),
  );
  expect(new Set(await kinds())).toEqual(new Set(['apagamento-sem-registro']));
});

it('checks agreement texts and sealed files against their hashes', { tags: ['D-32'] }, async () => {
  const seal = await inTenant(tenant, (db) => findSealOfAgreement(db, tenant, contract.id));
  await server.database.asOwner((owner) =>
    owner.query(`update agreement_versions set html = html || ' ' where id_tenant = $1`, [tenant]),
  );
  await server.encryptedFiles.remove(seal?.sealed?.key ?? '');
  await server.database.asOwner((owner) =>
    owner.query(`update agreement_seals set original = jsonb_set(original, '{sha256}', '"0"') where id_tenant = $1`, [
      tenant,
    ]),
  );
  expect(await kinds()).toEqual(['texto-alterado', 'linha-alterada', 'arquivo-ausente', 'arquivo-alterado']);
});

it.each(['../fora', 'pasta/..'])(
  'reports a sealed file whose key was changed to %s',
  { tags: ['D-32'] },
  async (key) => {
    await server.database.asOwner((owner) =>
      owner.query(
        `update agreement_seals set sealed = jsonb_set(sealed, '{key}', to_jsonb($2::text)) where id_tenant = $1`,
        [tenant, key],
      ),
    );
    expect(await kinds()).toContain('arquivo-alterado');
  },
);

it('reports a signed text that was replaced by the text of an erasure', { tags: ['D-36'] }, async () => {
  await server.database.asOwner((owner) =>
    owner.query('update agreement_versions set html = $2 where id_agreement = $1', [
      contract.id,
      `<p>${erasedValue}</p>`,
    ]),
  );
  expect((await check()).problems).toMatchObject([{ kind: 'texto-alterado' }]);
});

describe('the manipulations of issue 16', { tags: ['D-32'] }, () => {
  it('are found: a text changed with its hash, a deleted act, a deleted seal and a forged isAssinado', async () => {
    const html = '<p>Outro texto.</p>';
    await server.database.asOwner(async (owner) => {
      await owner.query('update agreement_versions set html = $2, sha256 = $3 where id_tenant = $1', [
        ...[tenant, html, sha256(html)],
      ]);
      await owner.query(`delete from agreement_acts where id_tenant = $1 and role = 'testemunha_2'`, [tenant]);
      await owner.query('delete from agreement_seals where id_tenant = $1', [tenant]);
      await owner.query('update agreements set "isAssinado" = false where id_tenant = $1', [tenant]);
    });
    const { problems } = await check();
    expect(problems.map(({ kind }) => kind).sort()).toEqual([
      ...['linha-alterada', 'linha-ausente', 'linha-ausente', 'texto-alterado'],
    ]);
    expect(problems[0]?.seq).toBeLessThanOrEqual(problems[1]?.seq ?? 0);
    for (const { message } of problems) expect(message).toMatch(/^(Versão|Ato de assinatura|Selo|Contrato) /);
  });

  it('are found in a row that was inserted without an entry', async () => {
    const { id: by } = await addUser(server, { id_tenant: tenant });
    await addAgreement(server, { id_tenant: tenant, id_user: by, contracts: ['X'], by, html: '<p>x</p>' });
    expect(await kinds()).toEqual(['linha-sem-registro', 'linha-sem-registro']);
  });
});
