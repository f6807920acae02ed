import { canServePeople } from '@restitui/domain/privacy/privacy.access.ts';
import type { privacyApi } from '@restitui/domain/privacy/privacy.api.ts';
import { privacyErrors } from '@restitui/domain/privacy/privacy.errors.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { StaffSession } from '../../../kernel/context.ts';
import { exportPerson } from '../export-person.ts';
import { findPerson } from '../people.repository.ts';

export async function exportDataOf(session: StaffSession, { params }: Input<typeof privacyApi.exportOf>) {
  const { actor, tenant, inTenant } = session;
  required(await inTenant(tenant, (db) => findPerson(db, tenant, params)), privacyErrors.person_not_found);
  requireAccess(canServePeople(actor, tenant), privacyErrors.privacy_denied);

  return exportPerson(session, tenant, params, { who: 'staff', id: actor.id });
}
