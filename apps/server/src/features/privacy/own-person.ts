import type { PersonRef } from '@restitui/domain/privacy/person-kind.ts';
import { canHaveOwnData } from '@restitui/domain/privacy/privacy.access.ts';
import { privacyErrors } from '@restitui/domain/privacy/privacy.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { requireAccess } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';

/** The session's own person, where its data is: at home, whatever tenant an ADMIN acts in. */
export function ownPerson(session: AnySession): PersonRef & { tenant: TenantId; name: string } {
  if (session.who === 'client') {
    const { id_owner, name } = session.client;
    return { kind: 'owner', id_person: id_owner, tenant: session.tenant, name };
  }
  const { id, id_tenant, name } = session.actor;
  return { kind: 'user', id_person: id, tenant: id_tenant, name };
}

/** The same, for who proved to be that person. */
export function provenPerson(session: AnySession) {
  const holder = session.who === 'client' ? { who: session.who, ...session.client } : { who: session.who };
  requireAccess(canHaveOwnData(holder), privacyErrors.own_data_provisional);
  return ownPerson(session);
}
