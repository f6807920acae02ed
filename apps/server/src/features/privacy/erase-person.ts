import { type Day, dayInBrazil } from '@restitui/brazil/day.ts';
import { evidenceKeptUntil, planErasure } from '@restitui/domain/privacy/erasure-plan.ts';
import { erasedName } from '@restitui/domain/privacy/person-kind.ts';
import type { SignedContract } from '@restitui/domain/privacy/retention.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import type { Platform } from '../../platform/platform.ts';
import { destroyPersonKey } from '../evidence/record-event.ts';
import { eraseDueCharges } from './erase-charges.repository.ts';
import { deleteIdentity, emptyUnsignedAgreements } from './erase-identity.repository.ts';
import { eraseLeadRows } from './erase-lead.repository.ts';
import { eraseOwnerRows } from './erase-owner.repository.ts';
import { forgetName } from './erase-traces.repository.ts';
import { eraseUserRows } from './erase-user.repository.ts';
import { type ErasureRequestRow, lockErasureRequest, updateErasureRequest } from './erasure-requests.repository.ts';
import { readErasureFacts } from './people.repository.ts';

/** All rows in one transaction; what they named in the storage is noted, to be removed after it. Again, it does nothing. */
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
  const held = keptUntil !== null;

  const files = await eraseOf(db, tenant, request, { at: now.toISOString(), held });
  await forgetName(db, tenant, id_person);
  const chargesUntil = kind === 'owner' ? await eraseDueCharges(db, tenant, id_person, today) : null;
  await updateErasureRequest(db, tenant, id, {
    ...{ files, keptUntil: earliest(keptUntil, chargesUntil), nome: erasedName, motivo: '' },
    outcome: request.outcome ?? planErasure(facts, today),
  });
  if (held || kind === 'lead') return;
  const person = kind === 'user' ? { id_user: id_person } : { id_owner: id_person };
  await destroyPersonKey({ db, tenant, platform, system: true }, person);
}

/** When there is something to take out again. */
function earliest(...days: (Day | null)[]): Day | null {
  return days.filter((each) => each !== null).sort()[0] ?? null;
}

async function eraseOf(
  db: Db,
  tenant: TenantId,
  request: ErasureRequestRow,
  { at, held }: { at: string; held: boolean },
): Promise<string[]> {
  const { kind, id_person } = request;
  if (kind === 'lead') {
    await eraseLeadRows(db, tenant, id_person);
    return [];
  }
  const files = await deleteIdentity(db, tenant, request, held);
  if (!held) files.push(...(await emptyUnsignedAgreements(db, tenant, request)));
  if (kind === 'user') await eraseUserRows(db, tenant, id_person, at);
  else await eraseOwnerRows(db, tenant, id_person, { at, held });
  return files;
}
