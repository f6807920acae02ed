import { doesNoticeLast } from '@restitui/domain/insights/alerts/notice-causes.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Context } from '../../../kernel/context.ts';
import { clearAlerts } from './alerts.repository.ts';
import { listNotices } from './notices.repository.ts';

/** Clears the notices to the team whose cause is over, of one client or of all clients of the tenant. Idempotent. */
export async function clearEndedNotices(db: Db, tenant: TenantId, now: Date, id_client?: string): Promise<void> {
  const notices = await listNotices(db, tenant, id_client);
  const ended = notices.filter(({ event, record }) => doesNoticeLast(event, record) === false);
  const subjects = ended.map(({ subject }) => subject);
  await clearAlerts(db, tenant, 'AVISO', subjects, now);
}

interface ChangedAgreement {
  id: string;
  /** Null for a contract with a user, which has no alerts. */
  id_client: string | null;
}

/** Clears the notices that a change of a contract has ended, in the transaction of the change. */
export async function clearNoticesOfAgreement(
  { db, tenant, platform }: Pick<Context, 'db' | 'tenant' | 'platform'>,
  { id_client }: ChangedAgreement,
): Promise<void> {
  if (id_client !== null) await clearEndedNotices(db, tenant, platform.clock.now(), id_client);
}

/** Clears the alerts of a contract that waits for no signature any more: all signed it, or it was ended. */
export async function clearAlertsOfSigning(
  context: Pick<Context, 'db' | 'tenant' | 'platform'>,
  agreement: ChangedAgreement,
): Promise<void> {
  const { db, tenant, platform } = context;
  await clearAlerts(db, tenant, 'CONTRATO_SEM_ASSINATURA', [agreement.id], platform.clock.now());
  await clearNoticesOfAgreement(context, agreement);
}
