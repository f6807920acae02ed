import { userErrors } from '@restitui/domain/accounts/users/users.errors.ts';
import { acceptsSuggestions, isFrozen } from '@restitui/domain/agreements/documents/agreement-status.ts';
import {
  canReadClientAgreement,
  canReadUserAgreement,
} from '@restitui/domain/agreements/documents/agreements.access.ts';
import { agreementErrors } from '@restitui/domain/agreements/documents/agreements.errors.ts';
import { endingErrors } from '@restitui/domain/agreements/lifecycle/lifecycle.errors.ts';
import type { Client } from '@restitui/domain/crm/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/crm/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { isUserContext, type SessionActor } from '../../../kernel/actor.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { Context, OwnTransactions } from '../../../kernel/context.ts';
import {
  findLatestIdentityCheck,
  type IdentityCheckRow,
} from '../../accounts/identity-checks/identity-checks.repository.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { findClient, listAnalystsOfClient } from '../../crm/clients/clients.repository.ts';
import { type AgreementKey, type AgreementRow, findAgreement } from './agreements.repository.ts';

/** An agreement that the caller may read, with its party and the latest identity check of that party. */
export interface ReadableAgreement {
  agreement: AgreementRow;
  key: AgreementKey;
  name: string;
  id_owner: string | null;
  signature: IdentityCheckRow | undefined;
}

/** Loads the party of an agreement. Checks no access. */
export async function partyOf(db: Db, tenant: TenantId, agreement: AgreementRow): Promise<ReadableAgreement> {
  if (agreement.id_client !== null) {
    const client = required(await findClient(db, tenant, agreement.id_client), clientErrors.client_not_found);
    const signature = await findLatestIdentityCheck(db, tenant, { id_owner: client.id_owner });
    const key = { id_client: client.cnpjcpf };
    return { agreement, key, name: client.razao_social, id_owner: client.id_owner, signature };
  }
  const user = required(await findUser(db, tenant, agreement.id_user ?? ''), userErrors.user_not_found);
  const signature = await findLatestIdentityCheck(db, tenant, { id_user: user.id });
  return { agreement, key: { id_user: user.id }, name: user.name, id_owner: null, signature };
}

type Staff = Pick<Context, 'db' | 'actor' | 'tenant'>;

/** Returns the client when the caller may open it or is the provider's JURIDICO (decision D-14). */
export async function requireClientOfAgreement({ db, actor, tenant }: Staff, id_client: string) {
  const client = required(await findClient(db, tenant, id_client), clientErrors.client_not_found);
  const analysts = await listAnalystsOfClient(db, tenant, id_client);
  requireAccess(canReadClientAgreement(actor, client, analysts), clientErrors.client_denied);
  return client;
}

export async function requireReadableByStaff(staff: Staff, agreement: AgreementRow): Promise<ReadableAgreement> {
  const { db, actor, tenant } = staff;
  if (agreement.id_client !== null) await requireClientOfAgreement(staff, agreement.id_client);
  else {
    const user = required(await findUser(db, tenant, agreement.id_user ?? ''), userErrors.user_not_found);
    requireAccess(canReadUserAgreement(actor, user), agreementErrors.agreement_denied);
  }
  return partyOf(db, tenant, agreement);
}

/** Returns the client for its owner and for staff who may read its agreements. */
export async function requireAgreementClient(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  id: string,
): Promise<Client> {
  if (isUserContext(context)) return requireClientOfAgreement({ ...context, db }, id);
  const client = required(await findClient(db, context.tenant, id), clientErrors.client_not_found);
  requireAccess(client.id_owner === context.actor.id_owner, clientErrors.client_denied);
  return client;
}

/** Refuses unless the session is staff who may read the agreement or the owner of its client. */
export async function requireReadableInSession(
  context: Context<SessionActor, OwnTransactions>,
  db: Db,
  agreement: AgreementRow,
): Promise<ReadableAgreement> {
  if (isUserContext(context)) return requireReadableByStaff({ ...context, db }, agreement);
  const reading = await partyOf(db, context.tenant, agreement);
  requireAccess(reading.id_owner === context.actor.id_owner, clientErrors.client_denied);
  return reading;
}

export async function requireReadableAgreement(staff: Staff, id: string): Promise<ReadableAgreement> {
  const agreement = required(await findAgreement(staff.db, staff.tenant, id), agreementErrors.agreement_not_found);
  return requireReadableByStaff(staff, agreement);
}

/** Refuses changes once the party has signed the version in force, or it ended or was closed. */
export function requireChangeable({ agreement }: ReadableAgreement): void {
  requireAccess(acceptsSuggestions(agreement), changeRefusal(agreement));
}

/** Returns the reason why an agreement cannot be changed. */
export function changeRefusal({ isAssinado, isFrist, ending }: AgreementRow): ErrorDefinition {
  if (isFrozen({ isAssinado, isFrist })) return agreementErrors.agreement_closed;
  return ending === null ? agreementErrors.agreement_acted : endingErrors[ending];
}

/** Refuses a signed, closed or ended agreement (W-397). */
export function requireUnsigned({ isAssinado, isFrist, ending }: AgreementRow): void {
  requireAccess(!isFrozen({ isAssinado, isFrist }), agreementErrors.agreement_closed);
  if (ending !== null) throw new AppError(endingErrors[ending]);
}
