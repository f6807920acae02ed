import type { ReadAgreement } from '@restitui/domain/agreements/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Db } from '../../db/tenant-scope.ts';
import { requireAccess, required } from '../../kernel/app-error.ts';
import type { AnySession } from '../../kernel/context.ts';
import { findClient } from '../clients/clients.repository.ts';
import { findLatestSignature } from '../signatures/signatures.repository.ts';
import { type ForViewer, textOnWire } from './agreement-on-wire.ts';
import { findActiveAgreement, listActiveAgreements } from './agreements.repository.ts';
import { requireClientOfAgreement } from './readable-agreement.ts';

/** The client, for its owner and for staff who may read its contracts. */
export async function requireOwnOrOpenable(session: AnySession, db: Db, id: string): Promise<Client> {
  if (session.who === 'staff') return requireClientOfAgreement({ ...session, db }, id);
  const client = required(await findClient(db, session.tenant, id), clientErrors.client_not_found);
  requireAccess(client.id_owner === session.client.id_owner, clientErrors.client_denied);
  return client;
}

/** The contract in force, or the one that is chosen of several; who may read it is decided before. */
export async function requireTextOfClient(
  db: Db,
  tenant: TenantId,
  { id_client, contrato }: { id_client: string; contrato: string | undefined },
  forViewer: ForViewer,
): Promise<ReadAgreement> {
  const client = required(await findClient(db, tenant, id_client), clientErrors.client_not_found);
  const active = await findActiveAgreement(db, tenant, { id_client }, contrato);
  const found = required(active, agreementErrors.agreement_not_found);
  const signature = await findLatestSignature(db, tenant, { id_owner: client.id_owner });
  const contratos = await listActiveAgreements(db, tenant, id_client);
  return { ...textOnWire(found, signature, client.razao_social, forViewer), contratos };
}

/** Whoever holds the session, or the link that is good for the client. */
export function viewerOf(session: AnySession | undefined, id_client = ''): ForViewer['viewer'] {
  if (session?.who === 'staff') return { who: 'staff', id: session.actor.id };
  return { who: 'client', id: session?.client.id_owner ?? id_client };
}
