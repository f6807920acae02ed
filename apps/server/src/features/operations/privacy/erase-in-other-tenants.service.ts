import { dayInBrazil } from '@restitui/brazil/day.ts';
import { evidenceKeptUntil } from '@restitui/domain/operations/privacy/erasure-plan.ts';
import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { systemActor } from '../../../kernel/actor.ts';
import type { InTenant } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { recordingErasedRows } from '../../agreements/evidence/erased-rows.service.ts';
import { destroyPersonKey } from '../../agreements/evidence/record-event.service.ts';
import { listOtherTenants } from './contracts-in-other-tenants.service.ts';
import { eraseNamesDeclared } from './erase-declared.repository.ts';
import { listSignedContracts } from './people.repository.ts';

/** Erases the name of a provider's user in all tenants where they worked, and their key where they signed. */
export async function eraseInOtherTenants(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  home: TenantId,
  { kind, id_person, nome }: PersonRef & { nome: string },
): Promise<void> {
  const now = platform.clock.now();
  const today = dayInBrazil(now);
  const at = now.toISOString();
  const person = { kind, id: id_person, name: nome, contacts: [], account: '', isHeld: false, today };
  for (const tenant of await listOtherTenants({ inTenant }, home)) {
    await inTenant(tenant, async (db) => {
      await recordingErasedRows({ db, tenant, platform }, person, () =>
        eraseNamesDeclared(db, tenant, { ...person, at }),
      );
      const contracts = await listSignedContracts(db, tenant, { kind, id_person });
      if (evidenceKeptUntil({ contracts }, today)) return;
      await destroyPersonKey({ db, tenant, platform, actor: systemActor }, { id_user: id_person });
    });
  }
}
