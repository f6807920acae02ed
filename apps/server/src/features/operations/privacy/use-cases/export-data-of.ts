import { canManagePersonalData } from '@restitui/domain/operations/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/operations/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import type { UserActor } from '../../../../kernel/actor.ts';
import { requireAccess, required } from '../../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../../kernel/context.ts';
import { exportPerson } from '../export-person.service.ts';
import { findPerson } from '../people.repository.ts';

export async function exportDataOf(
  context: Context<UserActor, OwnTransactions>,
  { params }: Input<typeof privacyApi.exportOf>,
) {
  const { actor, tenant, inTenant } = context;
  required(await inTenant(tenant, (db) => findPerson(db, tenant, params)), privacyErrors.person_not_found);
  requireAccess(canManagePersonalData(actor, tenant), privacyErrors.privacy_denied);

  return exportPerson(context, tenant, params, { who: 'staff', id: actor.id });
}
