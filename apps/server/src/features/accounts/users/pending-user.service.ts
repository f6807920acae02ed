import { pendingUserCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import { clearAlerts, raiseAlert } from '../../insights/alerts/alerts.repository.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { UserRow } from './users.repository.ts';

interface InTenant {
  db: Db;
  tenant: TenantId;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
}

/** Alerts the CEO of a registration that awaits activation, and tells the person that it was received. */
export async function announcePendingUser(context: InTenant, user: UserRow): Promise<void> {
  const { db, tenant, platform } = context;
  const alert = { ...pendingUserCause(user.id, user.typeCargo), company: user.name };
  await raiseAlert(db, tenant, alert, platform.clock.now());
  const links = { parte: '/signin', equipe: `/admin/usuarios/${user.id}` };
  await notify(context, { event: 'cadastro_recebido', about: { id_user: user.id }, key: user.id, links });
}

/** Tells a person whose registration was pending that it is active, and clears the alert. */
export async function announceActivation(context: InTenant, user: UserRow): Promise<void> {
  await clearPendingAlert(context, user.id);
  const key = `${user.id} ${context.platform.clock.now().toISOString()}`;
  await notify(context, { event: 'cadastro_ativado', about: { id_user: user.id }, key, links: { parte: '/signin' } });
}

export async function clearPendingAlert({ db, tenant, platform }: InTenant, id_user: string): Promise<void> {
  await clearAlerts(db, tenant, 'CADASTRO_PENDENTE', [id_user], platform.clock.now());
}
