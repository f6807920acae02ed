import { type CommissionDecision, needsApproval } from '@restitui/domain/accounts/partnerships/commission-request.ts';
import { commissionRequestCause } from '@restitui/domain/insights/alerts/alert-causes.ts';
import type { Context } from '../../../kernel/context.ts';
import { clearAlerts, raiseAlert } from '../../insights/alerts/alerts.repository.ts';
import { notify } from '../../operations/messages/notify.service.ts';
import type { UserRow } from '../users/users.repository.ts';
import {
  type CommissionRequestRow,
  insertCommissionRequest,
  storeCommissionDecision,
} from './commission-requests.repository.ts';

type Requesting = Pick<Context, 'db' | 'tenant' | 'platform'>;

/** Asks the CEO to approve the commission of a new user when it exceeds that of the registrar. */
export async function requestCommissionApproval(
  { db, tenant, platform }: Requesting,
  user: UserRow,
  registrar: Pick<UserRow, 'id' | 'comissao_user' | 'typeCargo' | 'name'>,
): Promise<void> {
  if (!needsApproval(user.comissao_user, registrar)) return;
  const now = platform.clock.now();
  const amounts = { pedida: user.comissao_user, limite: registrar.comissao_user };
  await insertCommissionRequest(db, {
    ...{ id_tenant: tenant, id_user: user.id, id_registrar: registrar.id },
    ...amounts,
    createdDate: now.toISOString(),
  });
  const cause = commissionRequestCause(user.id, { ...amounts, registrar: registrar.name });
  await raiseAlert(db, tenant, { ...cause, company: user.name }, now);
}

/** Stores the decision on an open request, clears its alert and notifies the registrar. */
export async function closeCommissionRequest(
  { db, tenant, platform, actor }: Pick<Context, 'db' | 'tenant' | 'platform' | 'actor'>,
  request: CommissionRequestRow,
  { user, decisao, motivo }: { user: Pick<UserRow, 'id' | 'name'>; decisao: CommissionDecision; motivo: string },
): Promise<void> {
  const now = platform.clock.now();
  await storeCommissionDecision(db, request, {
    ...{ decisao, motivo: motivo || null },
    ...{ id_decider: actor.id, decidedAt: now.toISOString() },
  });
  await clearAlerts(db, tenant, 'COMISSAO_A_APROVAR', [user.id], now);
  await notify(
    { db, tenant, platform },
    {
      event: 'comissao_decidida',
      about: { id_user: request.id_registrar },
      key: user.id,
      facts: {
        item: user.name,
        valor: `${request.pedida}%`,
        decisao: decisao === 'APROVADA' ? 'aprovada' : 'recusada',
        motivo,
      },
      links: { parte: '/home' },
    },
  );
}

/** Removes the alert of a request whose user was deleted. */
export async function clearCommissionAlert({ db, tenant, platform }: Requesting, id_user: string): Promise<void> {
  await clearAlerts(db, tenant, 'COMISSAO_A_APROVAR', [id_user], platform.clock.now());
}
