import { actRole } from '@restitui/domain/agreement-acts/act-role.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { PlannedAct } from '../../db/demo/agreement-acts.demo.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { AnySession, InTenant } from '../../kernel/context.ts';
import type { Jobs } from '../../platform/jobs.ts';
import type { Platform } from '../../platform/platform.ts';
import { updateAgreement } from '../agreements/agreements.repository.ts';
import { holdHead } from '../evidence/evidence.repository.ts';
import { listStuckSeals, updateSeal } from '../evidence/seals.repository.ts';
import { recordCapture, recordDecision } from '../signatures/record-identity.ts';
import { listDrawnSignatures, type SignatureRow } from '../signatures/signatures.repository.ts';
import { actingSignerOf } from './acting-signer.ts';
import { demonstrationSession } from './demonstration-session.ts';
import { performAct } from './perform-act.ts';
import { requireActState } from './read-state.ts';
import { recordOpening } from './record-opening.ts';

interface Surroundings {
  platform: Platform;
  inTenant: InTenant;
}

/** Something that the evidence tells of, at its time. */
interface Step {
  at: Date;
  take: (db: Db) => Promise<void>;
}

/**
 * Makes the demonstration's identities and acts as the product makes them, each at its own time: what hangs on them,
 * evidence, history and seals, is then there as if people had done it. A tenant whose chain has begun is left alone.
 * Nobody sees its contracts unsigned meanwhile: all of it stands, or nothing.
 */
export async function signDemonstration(
  { platform, inTenant }: Surroundings,
  tenant: TenantId,
  acts: readonly PlannedAct[],
): Promise<void> {
  const { clock } = platform;
  let time = clock.now();
  // Nobody waits for news of what is long past, which would stand before that of today.
  const jobs: Jobs = { enqueue: (db, queue, data) => platform.jobs.enqueue(db, queue, { ...data, quiet: true }) };
  const then: Surroundings = { inTenant, platform: { ...platform, jobs, clock: { now: () => time } } };
  await inTenant(tenant, async (db) => {
    if ((await holdHead(db, tenant))?.seq) return;
    const identities = await listDrawnSignatures(db, tenant);
    const steps = [
      ...identities.flatMap((row) => stepsOfIdentity(then, tenant, row)),
      ...(await Promise.all(acts.map((act) => stepOfAct(then, tenant, act)))),
    ];
    const unsigned = { isAssinado: false, acts: [] };
    for (const id of new Set(acts.map(({ id_agreement }) => id_agreement)))
      await updateAgreement(db, tenant, id, unsigned);
    for (const { at, take } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      time = at;
      await take(db);
    }
    // Asked for only now: nobody has waited since the days of the acts.
    const now = clock.now().toISOString();
    for (const { id } of await listStuckSeals(db, tenant, now)) await updateSeal(db, tenant, id, { requestedAt: now });
  });
}

function stepsOfIdentity({ platform }: Surroundings, tenant: TenantId, row: SignatureRow): Step[] {
  const key = row.id_user ? { id_user: row.id_user } : { id_owner: row.id_owner ?? '' };
  const photos = { ...row, assinatura: null, drawingSeen: null, traceSha256: null };
  const { id_decider, decidedAt } = row;
  const capture = (at: string, shown: SignatureRow): Step => ({
    at: new Date(at),
    take: (db) => recordCapture({ db, tenant, platform }, key, shown),
  });
  const decision: Step[] =
    id_decider && decidedAt
      ? [
          {
            at: new Date(decidedAt),
            take: (db) => recordDecision({ db, tenant, platform, actor: { id: id_decider } }, key, row),
          },
        ]
      : [];
  return [capture(row.photosSeen.at, photos), capture(row.createData, row), ...decision];
}

async function stepOfAct(surroundings: Surroundings, tenant: TenantId, act: PlannedAct): Promise<Step> {
  const session: AnySession = await demonstrationSession(surroundings, tenant, act);
  const signer = await actingSignerOf(session);
  const { local, maquina } = signer.latest ?? {};
  const will = {
    ...(act.isParty ? { secondsOnPage: 412, secondsToEnd: 371 } : { isMany: true }),
    declared: { local, maquina, timezone: 'America/Sao_Paulo', language: 'pt-BR' },
  };
  return {
    at: act.at,
    async take(db) {
      const { version } = await requireActState(session, db, act.id_agreement);
      const { id: id_version, sha256 } = version;
      const opened = { id_agreement: act.id_agreement, id_version, version: version.number, sha256 };
      await recordOpening(session, db, signer, opened);
      await performAct(session, db, signer, {
        ...{ id: act.id_agreement, shown: { id_version, sha256 }, roles: actRole.options, will },
      });
    },
  };
}
