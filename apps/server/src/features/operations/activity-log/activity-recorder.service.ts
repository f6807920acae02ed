import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { ActivityRecorder, NewActivity, VisitorClue } from '../../../kernel/activity.ts';
import type { InTenant, WithoutTenant } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import type { Platform } from '../../../platform/platform.ts';
import { locateAccount } from '../../accounts/session/session.repository.ts';
import { tenantOfHost } from '../../tenancy/tenants/host-tenant.rules.ts';
import { listTenants } from '../../tenancy/tenants/tenants.repository.ts';
import { recordReference } from './activity-chain.rules.ts';
import { insertActivity } from './activity-log.repository.ts';

interface Dependencies {
  platform: Pick<Platform, 'clock' | 'evidenceKeys'>;
  inTenant: InTenant;
  withoutTenant: WithoutTenant;
}

export function createActivityRecorder({ platform, inTenant, withoutTenant }: Dependencies): ActivityRecorder {
  const record = async (db: Db, id_tenant: TenantId, activity: NewActivity) => {
    const records = activity.records.map((id) => recordReference(platform.evidenceKeys, id));
    const at = platform.clock.now().toISOString();
    await insertActivity(db, { ...activity, records, id: newId(), id_tenant, at });
  };
  const recordApart = (tenant: TenantId, activity: NewActivity) =>
    inTenant(tenant, (db) => record(db, tenant, activity));

  return {
    record,
    recordApart,
    async recordVisitor(clue, activity) {
      const located = await locate(withoutTenant, clue);
      // The account is the record, not the actor: who called is not known.
      const records = located?.id_user ? [...activity.records, located.id_user] : activity.records;
      if (located) await recordApart(located.id_tenant, { ...activity, records });
    },
  };
}

async function locate(
  withoutTenant: WithoutTenant,
  { host, email }: VisitorClue,
): Promise<{ id_tenant: TenantId; id_user?: string } | undefined> {
  const all = await withoutTenant(listTenants);
  const ofHost = tenantOfHost(all, host)?.id;
  const account = email ? await withoutTenant((db) => locateAccount(db, email, ofHost ?? '')) : undefined;
  const id_tenant = account?.id_tenant ?? ofHost ?? all.find(({ isProvider }) => isProvider)?.id;
  return id_tenant && { id_tenant, ...(account && { id_user: account.id_user }) };
}
