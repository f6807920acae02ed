import type { agreementsApi } from '@restitui/domain/agreements/agreements.api.ts';
import { agreementErrors } from '@restitui/domain/agreements/agreements.errors.ts';
import type { Client } from '@restitui/domain/clients/clients.api.ts';
import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { AppError, requireAccess, required } from '../../../kernel/app-error.ts';
import type { AnySession, OpenContext } from '../../../kernel/context.ts';
import { findClient } from '../../clients/clients.repository.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { findLatestSignature } from '../../signatures/signatures.repository.ts';
import { textOnWire } from '../agreement-on-wire.ts';
import { findActiveAgreement } from '../agreements.repository.ts';
import { tenantOfLink } from '../open-link.ts';

/** By a link's token, else by the session; a client's number alone shows nothing (decision D-30). */
export async function readActiveAgreement(
  context: OpenContext,
  { params: { id }, query: { t } }: Input<typeof agreementsApi.activeOfClient>,
) {
  const { session, inTenant } = context;
  const linked = t && (await tenantOfLink(context, t, id));
  if (linked) return inTenant(linked, (db) => contractOf(db, linked, id));
  if (session) {
    return session.inTenant(session.tenant, async (db) => {
      await requireOwnOrOpenable(session, db, id);
      return contractOf(db, session.tenant, id);
    });
  }
  throw new AppError(t ? wireErrors.link_invalid : wireErrors.not_signed_in);
}

async function requireOwnOrOpenable(session: AnySession, db: Db, id: string): Promise<Client> {
  if (session.who === 'staff') return requireOpenableClient({ ...session, db }, id);
  const client = required(await findClient(db, session.tenant, id), clientErrors.client_not_found);
  requireAccess(client.id_owner === session.client.id_owner, clientErrors.client_denied);
  return client;
}

async function contractOf(db: Db, tenant: TenantId, id_client: string) {
  const client = required(await findClient(db, tenant, id_client), clientErrors.client_not_found);
  const found = required(await findActiveAgreement(db, tenant, { id_client }), agreementErrors.agreement_not_found);
  const signature = await findLatestSignature(db, tenant, { id_owner: client.id_owner });
  return { data: textOnWire(found, signature, client.razao_social) };
}
