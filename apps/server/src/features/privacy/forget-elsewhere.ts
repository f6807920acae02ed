import { dayInBrazil } from '@restitui/brazil/day.ts';
import { evidenceKeptUntil } from '@restitui/domain/privacy/erasure-plan.ts';
import type { PersonRef } from '@restitui/domain/privacy/person-kind.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { InTenant } from '../../kernel/context.ts';
import type { Platform } from '../../platform/platform.ts';
import { destroyPersonKey } from '../evidence/record-event.ts';
import { otherTenants } from './contracts-elsewhere.ts';
import { forgetName, forgetStaffName } from './erase-traces.repository.ts';
import { listSignedContracts } from './people.repository.ts';

/** Staff of the provider left a name in every tenant that it worked in, and a key where it signed. */
export async function forgetElsewhere(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  home: TenantId,
  { kind, id_person, nome }: PersonRef & { nome: string },
): Promise<void> {
  const today = dayInBrazil(platform.clock.now());
  for (const tenant of await otherTenants({ inTenant }, home)) {
    await inTenant(tenant, async (db) => {
      await forgetName(db, tenant, id_person);
      await forgetStaffName(db, tenant, { id: id_person, nome });
      const contracts = await listSignedContracts(db, tenant, { kind, id_person });
      if (evidenceKeptUntil({ contracts }, today)) return;
      await destroyPersonKey({ db, tenant, platform, system: true }, { id_user: id_person });
    });
  }
}
