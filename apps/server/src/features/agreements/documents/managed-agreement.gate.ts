import { canManageAgreement } from '@restitui/domain/agreements/lifecycle/lifecycle.access.ts';
import { lifecycleErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context } from '../../../kernel/context.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { findClient, listAnalystsOfClient } from '../../crm/clients/clients.repository.ts';
import { type ReadableAgreement, requireReadableAgreement } from './agreement.gate.ts';
import { type AgreementRow, lockParty } from './agreements.repository.ts';

type Staff = Pick<Context, 'db' | 'actor' | 'tenant'>;

/** Returns whether the user may cancel, renew and start a new version. */
export async function mayManageAgreement(
  { db, actor, tenant }: Staff,
  { id_client, id_user }: Pick<AgreementRow, 'id_client' | 'id_user'>,
): Promise<boolean> {
  if (id_client !== null) {
    const client = await findClient(db, tenant, id_client);
    const analysts = await listAnalystsOfClient(db, tenant, id_client);
    return client !== undefined && canManageAgreement(actor, { client, analysts });
  }
  const partner = await findUser(db, tenant, id_user ?? '');
  return partner !== undefined && canManageAgreement(actor, { partner });
}

/** Locks the party and returns an agreement that the user may manage. */
export async function requireManagedAgreement(staff: Staff, id: string): Promise<ReadableAgreement> {
  const { key } = await requireReadableAgreement(staff, id);
  await lockParty(staff.db, staff.tenant, key);
  const reading = await requireReadableAgreement(staff, id);
  requireAccess(await mayManageAgreement(staff, reading.agreement), lifecycleErrors.agreement_manage_denied);
  return reading;
}
