import { canDecideCommission } from '@restitui/domain/accounts/partnerships/partnerships.access.ts';
import type { partnershipsApi } from '@restitui/domain/accounts/partnerships/partnerships.api.ts';
import { partnershipErrors } from '@restitui/domain/accounts/partnerships/partnerships.errors.ts';
import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { AppError } from '../../../../kernel/app-error.ts';
import type { Context } from '../../../../kernel/context.ts';
import { rewriteUnsignedAgreements } from '../../../agreements/documents/rewrite-unsigned.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { requireUserFor } from '../../users/user.gate.ts';
import { toUserResponse } from '../../users/user.wire.ts';
import { lockUser, updateUser } from '../../users/users.repository.ts';
import { closeCommissionRequest } from '../commission-request.service.ts';
import { findCommissionRequest } from '../commission-requests.repository.ts';

/** A refused commission is replaced by the registrar's own, which needed no approval. */
export async function decideCommission(
  context: Context,
  { params: { id }, body: { decisao, motivo } }: Input<typeof partnershipsApi.decideCommission>,
) {
  const { db, tenant, actor } = context;
  await lockUser(db, tenant, id);
  const user = await requireUserFor(context, id, canDecideCommission, partnershipErrors.commission_decision_denied);
  const request = await findCommissionRequest(db, tenant, id);
  if (!request || request.decisao !== null) throw new AppError(partnershipErrors.commission_not_pending);

  await closeCommissionRequest(context, request, { user, decisao, motivo });
  const saved = decisao === 'APROVADA' ? {} : storedCommission(request.limite);
  if (decisao === 'RECUSADA') await updateUser(db, tenant, id, saved);
  const { comissao_user } = { ...user, ...saved };
  const decided = { comissao_user, decisao_comissao: decisao, ...(motivo && { motivo }) };
  await recordChanges(context, { entity: 'USUARIO', id }, { comissao_user: user.comissao_user }, decided);
  await rewriteUnsignedAgreements({ ...context, author: actor.id }, { id_user: id });
  return { data: toUserResponse({ ...user, ...saved }) };
}
