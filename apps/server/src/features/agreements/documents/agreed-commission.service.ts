import { commissionInForce } from '@restitui/domain/accounts/partnerships/commission-request.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { findCommissionRequest } from '../../accounts/partnerships/commission-requests.repository.ts';
import type { UserRow } from '../../accounts/users/users.repository.ts';

/** Returns the user for an agreement: a commission that awaits approval counts as missing, so it cannot be signed. */
export async function withAgreedCommission<U extends Pick<UserRow, 'id' | 'comissao_user'>>(
  db: Db,
  tenant: TenantId,
  user: U,
): Promise<U> {
  const request = await findCommissionRequest(db, tenant, user.id);
  const isAgreed = commissionInForce(user.comissao_user, request) === user.comissao_user;
  return isAgreed ? user : { ...user, comissao_user: 0 };
}
