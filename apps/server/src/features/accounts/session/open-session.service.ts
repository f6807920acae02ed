import type { SignInMethod } from '@restitui/domain/accounts/session/sign-in-method.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Origin, OwnTransactions } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { noteDevice } from '../devices/note-device.service.ts';
import { toUserResponse } from '../users/user.wire.ts';
import { type UserRow, updateUser } from '../users/users.repository.ts';
import { newSession } from './new-session.service.ts';
import { insertSession } from './session.repository.ts';

interface Authenticated {
  id_tenant: TenantId;
  user: UserRow;
  method: SignInMethod;
}

type Dependencies = Pick<OwnTransactions, 'inTenant'> & {
  origin: Origin;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
};

/** Opens the session of staff after a successful authentication: the only place that does. Returns the sign-in's answer. */
export async function openStaffSession(
  { inTenant, origin, platform }: Dependencies,
  { id_tenant, user, method }: Authenticated,
) {
  const { access_token, row } = newSession(origin, platform.clock.now());
  const session = {
    ...row,
    id_tenant,
    id_user: user.id,
    method,
    authenticatedAt: row.createdDate,
    secondFactorAt: method === 'password' || method === 'oidc' ? null : row.createdDate,
  };
  await inTenant(id_tenant, async (db) => {
    await insertSession(db, session);
    await updateUser(db, id_tenant, user.id, { lastSignInAt: session.createdDate });
    await noteDevice({ db, origin, platform }, { id_tenant, id_user: user.id }, user);
  });
  return { user: toUserResponse({ ...user, lastSignInAt: session.createdDate }), access_token };
}
