import { storedCommission } from '@restitui/domain/accounts/users/commission.ts';
import { canChangeCommission } from '@restitui/domain/accounts/users/users.access.ts';
import type { usersApi } from '@restitui/domain/accounts/users/users.api.ts';
import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { Context } from '../../../../kernel/context.ts';
import { rewriteUnsignedAgreements } from '../../../agreements/documents/rewrite-unsigned.service.ts';
import { recordChanges } from '../../../insights/change-history/record-changes.service.ts';
import { closeCommissionRequest } from '../../partnerships/commission-request.service.ts';
import { findCommissionRequest } from '../../partnerships/commission-requests.repository.ts';
import { requireUserFor } from '../user.gate.ts';
import { toUserResponse } from '../user.wire.ts';
import { updateUser } from '../users.repository.ts';

/** A change by the CEO also decides on a commission that awaits approval. */
export async function changeUserCommission(
  context: Context,
  { body: { id, comissao_user } }: Input<typeof usersApi.changeCommission>,
) {
  const user = await requireUserFor(context, id, canChangeCommission, userErrors.commission_change_denied);

  const saved = storedCommission(comissao_user);
  await updateUser(context.db, context.tenant, user.id, saved);
  await recordChanges(context, { entity: 'USUARIO', id: user.id }, user, { comissao_user: saved.comissao_user });
  const request = await findCommissionRequest(context.db, context.tenant, user.id);
  if (request?.decisao === null) {
    const decisao = comissao_user === request.pedida ? 'APROVADA' : 'RECUSADA';
    const motivo = decisao === 'RECUSADA' ? `Comissão alterada para ${comissao_user}%` : '';
    await closeCommissionRequest(context, request, { user, decisao, motivo });
  }
  await rewriteUnsignedAgreements({ ...context, author: context.actor.id }, { id_user: user.id });
  return { data: toUserResponse({ ...user, ...saved }) };
}
