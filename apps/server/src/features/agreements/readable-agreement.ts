import { isChangeable, isFrozen } from '@restitui/domain/agreements/agreement-status.ts';
import { canReadClientAgreement, canReadUserAgreement } from '@restitui/domain/agreements/agreements.access.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { userErrors } from '@restitui/domain/users/users.errors.ts';
import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { Context } from '../../kernel/context.ts';
import { findClient, listAnalystsOfClient } from '../clients/clients.repository.ts';
import { findLatestSignature, type SignatureRow } from '../signatures/signatures.repository.ts';
import { findUser } from '../users/users.repository.ts';
import { agreementOnWire } from './agreement-on-wire.ts';
import { type AgreementKey, type AgreementRow, findAgreement } from './agreements.repository.ts';

/** A contract that somebody may read, with whom it is made and how that person's signature stands. */
export interface ReadableAgreement {
  agreement: AgreementRow;
  key: AgreementKey;
  name: string;
  id_owner: string | null;
  signature: SignatureRow | undefined;
}

/** The contract and its party, before anybody is asked whether they may read it. */
export async function partyOf(db: Db, tenant: TenantId, agreement: AgreementRow): Promise<ReadableAgreement> {
  if (agreement.id_client !== null) {
    const client = required(await findClient(db, tenant, agreement.id_client), clientErrors.client_not_found);
    const signature = await findLatestSignature(db, tenant, { id_owner: client.id_owner });
    const key = { id_client: client.cnpjcpf };
    return { agreement, key, name: client.razao_social, id_owner: client.id_owner, signature };
  }
  const user = required(await findUser(db, tenant, agreement.id_user ?? ''), userErrors.user_not_found);
  const signature = await findLatestSignature(db, tenant, { id_user: user.id });
  return { agreement, key: { id_user: user.id }, name: user.name, id_owner: null, signature };
}

type Staff = Pick<Context, 'db' | 'actor' | 'tenant'>;

/** The client of a contract, for who may open it and for the provider's JURIDICO (decision D-14). */
export async function requireClientOfAgreement({ db, actor, tenant }: Staff, id_client: string) {
  const client = required(await findClient(db, tenant, id_client), clientErrors.client_not_found);
  const analysts = await listAnalystsOfClient(db, tenant, id_client);
  requireAccess(canReadClientAgreement(actor, client, analysts), clientErrors.client_denied);
  return client;
}

export async function requireStaffReading(staff: Staff, agreement: AgreementRow): Promise<ReadableAgreement> {
  const { db, actor, tenant } = staff;
  if (agreement.id_client !== null) await requireClientOfAgreement(staff, agreement.id_client);
  else {
    const user = required(await findUser(db, tenant, agreement.id_user ?? ''), userErrors.user_not_found);
    requireAccess(canReadUserAgreement(actor, user), agreementErrors.agreement_denied);
  }
  return partyOf(db, tenant, agreement);
}

/** The contract of this id, for staff who may read it. */
export async function requireReadableAgreement(staff: Staff, id: string): Promise<ReadableAgreement> {
  const agreement = required(await findAgreement(staff.db, staff.tenant, id), agreementErrors.agreement_not_found);
  return requireStaffReading(staff, agreement);
}

/** Nothing changes in a contract that somebody signed, that is closed, or whose party's signature is verified. */
export function requireChangeable({ agreement, signature }: ReadableAgreement): void {
  requireAccess(isChangeable(agreementOnWire(agreement, signature)), refusalOfChange(agreement));
}

/** Why the text of a contract does not change. */
export function refusalOfChange({ isAssinado, isFrist, acts }: AgreementRow): ErrorDefinition {
  if (isFrozen({ isAssinado, isFrist })) return agreementErrors.agreement_closed;
  return acts.length > 0 ? agreementErrors.agreement_acted : agreementErrors.agreement_signed;
}

/** A signed contract takes nothing more (W-397). */
export function requireUnsigned({ isAssinado, isFrist }: AgreementRow): void {
  requireAccess(!isFrozen({ isAssinado, isFrist }), agreementErrors.agreement_closed);
}
