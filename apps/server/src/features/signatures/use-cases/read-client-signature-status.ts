import { clientErrors } from '@restitui/domain/clients/clients.errors.ts';
import type { signaturesApi } from '@restitui/domain/signatures/signatures.api.ts';
import type { Input } from '@restitui/domain/wire/endpoint.ts';
import { requireAccess, required } from '../../../kernel/app-error.ts';
import type { AnyContext } from '../../../kernel/context.ts';
import { findActiveAgreement } from '../../agreements/agreements.repository.ts';
import { findClient } from '../../clients/clients.repository.ts';
import { requireOpenableClient } from '../../clients/openable-client.ts';
import { statusOnWire } from '../signature-on-wire.ts';
import { findLatestSignature } from '../signatures.repository.ts';

export async function readClientSignatureStatus(
  context: AnyContext,
  { params: { id } }: Input<typeof signaturesApi.statusOfClient>,
) {
  const { db, tenant } = context;
  const { id_owner, cpfProprietario } = await (context.who === 'staff'
    ? requireOpenableClient(context, id)
    : requireOwnClient(context, id));
  const latest = await findLatestSignature(db, tenant, { id_owner });
  return { data: statusOnWire(latest, cpfProprietario, await findActiveAgreement(db, tenant, { id_client: id })) };
}

async function requireOwnClient({ db, tenant, client }: Extract<AnyContext, { who: 'client' }>, id: string) {
  const found = required(await findClient(db, tenant, id), clientErrors.client_not_found);
  requireAccess(found.id_owner === client.id_owner, clientErrors.client_denied);
  return found;
}
