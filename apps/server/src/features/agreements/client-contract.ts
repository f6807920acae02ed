import type { AgreementText } from '@restitui/domain/agreements/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { findClient } from '../clients/clients.repository.ts';
import { requireOpenableClient } from '../clients/openable-client.ts';
import { findLatestSignature } from '../signatures/signatures.repository.ts';
import { textOnWire } from './agreement-on-wire.ts';
import { findActiveAgreement } from './agreements.repository.ts';

/** The client, for its owner and for staff who may open it. */
export async function requireOwnOrOpenable(session: AnySession, db: Db, id: string): Promise<Client> {
  if (session.who === 'staff') return requireOpenableClient({ ...session, db }, id);
  const client = required(await findClient(db, session.tenant, id), clientErrors.client_not_found);
  requireAccess(client.id_owner === session.client.id_owner, clientErrors.client_denied);
  return client;
}

/** The contract in force; who may read it is decided before. */
export async function requireTextOfClient(db: Db, tenant: TenantId, id_client: string): Promise<AgreementText> {
  const client = required(await findClient(db, tenant, id_client), clientErrors.client_not_found);
  const found = required(await findActiveAgreement(db, tenant, { id_client }), agreementErrors.agreement_not_found);
  return textOnWire(found, await findLatestSignature(db, tenant, { id_owner: client.id_owner }), client.razao_social);
}
