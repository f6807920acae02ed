import { mkdtempSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import type { Database } from '../apps/server/src/db/open-database.ts';
import { withoutTenant, withTenant } from '../apps/server/src/db/tenant-scope.ts';
import { createActivityRecorder } from '../apps/server/src/features/operations/activity-log/activity-recorder.service.ts';
import { chainActivity } from '../apps/server/src/features/operations/activity-log/chain-activity.service.ts';
import { checkActivity } from '../apps/server/src/features/operations/activity-log/check-activity.service.ts';
import { expireActivity } from '../apps/server/src/features/operations/activity-log/expire-activity.service.ts';
import type { NewActivity } from '../apps/server/src/kernel/activity.ts';
import type { InTenant } from '../apps/server/src/kernel/context.ts';
import { anchorFile, anchorPath, twofoldAnchors } from '../apps/server/src/platform/anchors.ts';
import { evidenceKeys } from '../apps/server/src/platform/evidence-keys.ts';
import { localFileStorage } from '../apps/server/src/platform/file-storage.ts';
import { idOf, inFilledDatabase, tenant } from './filled-database.ts';
import { sayTimes } from './timings.ts';

const { values } = parseArgs({ options: { entries: { type: 'string', default: '100000' } } });
const entries = Number(values.entries);
const rounds = 400;
const atOnce = 8;

const call: NewActivity = {
  ...{ kind: 'alteracao', call: 'PATCH /clients/:id_client', actor: 'staff', id_actor: idOf('u1') },
  ...{ outcome: 'feito', status: 200, code: null },
  ...{ records: [idOf('r1'), idOf('r2')], fields: ['bairro', 'logradouro', 'numero'] },
};

async function measure(database: Database): Promise<void> {
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
  const inTenant: InTenant = (id, work) => withTenant(database.pool, { tenant: id }, work);
  const anchors = twofoldAnchors(anchorFile(anchorPath(folder)), localFileStorage(folder));
  let now = Date.now();
  const clock = { now: () => new Date(now) };
  const platform = { clock, anchors, evidenceKeys: evidenceKeys('bench'), activityLogYears: 5 };
  const services = { platform, inTenant };
  const recorder = createActivityRecorder({
    ...services,
    withoutTenant: (work) => withoutTenant(database.pool, work),
  });

  let written = 0;
  const write = (isRecorded: boolean) =>
    inTenant(tenant, async (db) => {
      await db.execute(`update clients set bairro = 'Bairro ${written++}' where cnpjcpf = 'C${1 + (written % 900)}'`);
      if (isRecorded) await recorder.record(db, tenant, call);
    });
  for (const isRecorded of [false, true]) {
    const name = isRecorded ? 'a small write, recorded' : 'a small write, not recorded';
    await sayTimes(name, rounds, () => write(isRecorded));
    const since = performance.now();
    for (let n = 0; n < rounds; n += atOnce) {
      await Promise.all(Array.from({ length: atOnce }, () => write(isRecorded)));
    }
    console.log(`${''.padEnd(44)} ${perSecond(rounds, since)} per second, ${atOnce} at once`);
  }

  await database.asOwner(async (owner) => {
    await owner.query(
      `with made as (
         insert into activity_entries (id, id_tenant, at, kind, call, actor, id_actor, outcome, status, records, fields)
         select gen_random_uuid()::text, $1, now() - (${entries} - n) * interval '10 seconds', 'alteracao',
           'PATCH /clients/:id_client', 'staff', $2, 'feito', 200,
           array[gen_random_uuid()::text, gen_random_uuid()::text], array['bairro', 'logradouro', 'numero']
         from generate_series(1, ${entries}) n returning id)
       insert into activity_pending (id_tenant, id_entry) select $1, id from made`,
      [tenant, idOf('u1')],
    );
  });
  const chaining = performance.now();
  await chainActivity(services, tenant);
  console.log(`chained ${perSecond(entries, chaining)} entries per second`);
  const checking = performance.now();
  const { entries: checked, problems } = await checkActivity(services, tenant);
  console.log(`checked ${perSecond(checked, checking)} entries per second, ${problems.length} problems`);

  const { rows } = await database.asOwner(async (owner) => {
    await owner.query('vacuum analyze');
    return owner.query<{ bytes: string; n: string }>(
      `select sum(pg_total_relation_size(name::regclass))::text as bytes, (select count(*) from activity_entries)::text as n
       from unnest(array['activity_entries', 'activity_links']) name`,
    );
  });
  const [{ bytes, n } = { bytes: '0', n: '1' }] = rows;
  const each = Number(bytes) / Number(n);
  console.log(`${each.toFixed(0)} bytes per entry with link and indexes, ${(each / 1000).toFixed(2)} GB per million`);

  now += 5.5 * 365 * 24 * 60 * 60_000;
  const expiring = performance.now();
  await expireActivity(services, tenant);
  console.log(`checked and removed ${n} entries in ${((performance.now() - expiring) / 1000).toFixed(1)} s`);
  await rm(folder, { recursive: true });
}

function perSecond(count: number, since: number): string {
  return ((count / (performance.now() - since)) * 1000).toFixed(0);
}

await inFilledDatabase(1_000, measure);
