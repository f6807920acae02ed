import { actRole } from '@restitui/domain/agreements/signing/act-role.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { PlannedAct } from '../../../db/demo/signing.demo.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { Context, InTenant, OwnTransactions } from '../../../kernel/context.ts';
import type { Jobs } from '../../../platform/jobs.ts';
import type { Platform } from '../../../platform/platform.ts';
import {
  type IdentityCheckRow,
  listDrawnIdentityChecks,
} from '../../accounts/identity-checks/identity-checks.repository.ts';
import { recordCapture, recordDecision } from '../../accounts/identity-checks/identity-evidence.service.ts';
import { lockHeadForReading } from '../evidence/evidence.repository.ts';
import { listStuckSeals, updateSeal } from '../evidence/seals.repository.ts';
import { readActingSigner } from './acting-signer.service.ts';
import { demonstrationSession } from './demonstration-session.service.ts';
import { performAct } from './perform-act.service.ts';
import { recordOpening } from './record-opening.service.ts';
import { requireAgreementToSign } from './signing-state.service.ts';

interface Dependencies {
  platform: Platform;
  inTenant: InTenant;
}

/** An event of the demonstration, at its time. */
interface Step {
  at: Date;
  take: (db: Db) => Promise<void>;
}

/**
 * Creates the demonstration's identities and acts through the product's own functions, each at its own time, so that
 * evidence, history and seals exist as in production. Skips a tenant whose chain already has entries. Runs in one
 * transaction, so that the agreements are never visible unsigned.
 */
export async function signDemonstration(
  { platform, inTenant }: Dependencies,
  tenant: TenantId,
  acts: readonly PlannedAct[],
): Promise<void> {
  const { clock } = platform;
  let time = clock.now();
  // Past events must not send notifications or appear before those of today.
  const jobs: Jobs = { enqueue: (db, queue, data) => platform.jobs.enqueue(db, queue, { ...data, quiet: true }) };
  const then: Dependencies = { inTenant, platform: { ...platform, jobs, clock: { now: () => time } } };
  await inTenant(tenant, async (db) => {
    if ((await lockHeadForReading(db, tenant))?.seq) return;
    const identities = await listDrawnIdentityChecks(db, tenant);
    const steps = [
      ...identities.flatMap((row) => stepsOfIdentity(then, tenant, row)),
      ...(await Promise.all(acts.map((act) => stepOfAct(then, tenant, act)))),
    ];
    for (const { at, take } of steps.sort((a, b) => a.at.getTime() - b.at.getTime())) {
      time = at;
      await take(db);
    }
    // A seal requested at the date of its act would count as stuck.
    const now = clock.now().toISOString();
    for (const { id } of await listStuckSeals(db, tenant, now)) await updateSeal(db, tenant, id, { requestedAt: now });
  });
}

function stepsOfIdentity({ platform }: Dependencies, tenant: TenantId, row: IdentityCheckRow): Step[] {
  const key = row.id_user ? { id_user: row.id_user } : { id_owner: row.id_owner ?? '' };
  const photos = { ...row, assinatura: null, drawingSeen: null, traceSha256: null };
  const { id_decider, decidedAt } = row;
  const capture = (at: string, shown: IdentityCheckRow): Step => ({
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

async function stepOfAct(dependencies: Dependencies, tenant: TenantId, act: PlannedAct): Promise<Step> {
  const context: Context<SessionActor, OwnTransactions> = await demonstrationSession(dependencies, tenant, act);
  const signer = await readActingSigner(context);
  const { local, maquina } = signer.latest ?? {};
  const consent = {
    ...(act.isParty ? { secondsOnPage: 412, secondsToEnd: 371 } : { isMany: true }),
    declared: { local, maquina, timezone: 'America/Sao_Paulo', language: 'pt-BR' },
  };
  return {
    at: act.at,
    async take(db) {
      const { version } = await requireAgreementToSign(context, db, act.id_agreement);
      const { id: id_version, sha256 } = version;
      const opened = { id_agreement: act.id_agreement, id_version, version: version.number, sha256 };
      await recordOpening(context, db, signer, opened);
      await performAct(context, db, signer, {
        ...{ id: act.id_agreement, shown: { id_version, sha256 }, roles: actRole.options, consent },
      });
    },
  };
}
