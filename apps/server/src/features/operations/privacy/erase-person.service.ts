import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { evidenceKeptUntil, planErasure } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import { erasedName } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { SignedContract } from '@restitui/domain/operations/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordingErasedRows } from '../../agreements/evidence/erased-rows.service.ts';
import { destroyPersonKey } from '../../agreements/evidence/record-event.service.ts';
import { eraseDeclared } from './erase-declared.repository.ts';
import { lockErasureRequest, updateErasureRequest } from './erasure-requests.repository.ts';
import { readErasureFacts } from './people.repository.ts';
import { lockSearchedPerson } from './searched-person.repository.ts';

/** Erases all rows in one transaction and notes their files, which are deleted afterwards. Idempotent. */
export async function eraseRows(
  { db, tenant, platform }: { db: Db; tenant: TenantId; platform: Platform },
  id: string,
  elsewhere: readonly SignedContract[],
): Promise<void> {
  const request = await lockErasureRequest(db, tenant, id);
  if (request?.status !== 'em_andamento' || request.files) return;
  const { kind, id_person } = request;
  const now = platform.clock.now();
  const today = dayInBrazil(now);
  const here = await readErasureFacts(db, tenant, request);
  const facts = { ...here, contracts: [...here.contracts, ...elsewhere] };
  const keptUntil = evidenceKeptUntil(facts, today);
  const isHeld = keptUntil !== null;

  const person = await lockSearchedPerson(db, tenant, request);
  const erased = { ...person, kind, isHeld, at: now.toISOString(), today };
  const { files, keptUntil: chargesUntil } = await recordingErasedRows(
    { db, tenant, platform },
    { kind, id: id_person },
    () => eraseDeclared(db, tenant, erased),
  );
  await updateErasureRequest(db, tenant, id, {
    ...{ files, keptUntil: earliest(keptUntil, chargesUntil), nome: erasedName, motivo: '' },
    outcome: request.outcome ?? planErasure(facts, today),
  });
  if (isHeld || kind === 'lead') return;
  const keyOf = kind === 'user' ? { id_user: id_person } : { id_owner: id_person };
  await destroyPersonKey({ db, tenant, platform, actor: systemActor }, keyOf);
}

/** Returns the day after which the erasure has to run again. */
function earliest(...days: (Day | null)[]): Day | null {
  return days.filter((each) => each !== null).sort()[0] ?? null;
}
