import type { PersonRef } from '@restitui/domain/operations/privacy/person-kind.ts';
import { canHaveOwnData } from '@restitui/domain/operations/privacy/privacy.access.ts';
import { privacyErrors } from '@restitui/domain/operations/privacy/privacy.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { isClientContext, type SessionActor } from '../../../kernel/actor.ts';
import { requireAccess } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';

/** Returns the session's own person with its home tenant, whatever tenant an ADMIN acts in. */
export function ownPerson(
  context: Context<SessionActor, OwnTransactions>,
): PersonRef & { tenant: TenantId; name: string } {
  if (isClientContext(context)) {
    const { id_owner, name } = context.actor;
    return { kind: 'owner', id_person: id_owner, tenant: context.tenant, name };
  }
  const { id, id_tenant, name } = context.actor;
  return { kind: 'user', id_person: id, tenant: id_tenant, name };
}

/** Like ownPerson; refuses clients with a provisional password, who have not proved their identity. */
export function requireProvenPerson(context: Context<SessionActor, OwnTransactions>) {
  const { actor } = context;
  const holder = actor.kind === 'client' ? { ...actor, who: 'client' as const } : { who: 'staff' as const };
  requireAccess(canHaveOwnData(holder), privacyErrors.own_data_provisional);
  return ownPerson(context);
}
