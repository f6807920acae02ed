import { normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { ClientSignInMethod } from '@restitui/domain/accounts/session/client-sign-in-method.ts';
import type { SessionClient } from '@restitui/domain/accounts/session/session.api.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { required } from '../../../kernel/app-error.ts';
import type { Origin, OwnTransactions } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findNewestUnsigned } from '../../agreements/documents/agreements.repository.ts';
import { listClientsOfOwner, type OwnerRow } from '../../crm/clients/owners.repository.ts';
import { noteDevice } from '../devices/note-device.service.ts';
import { insertClientSession } from './client-sessions.repository.ts';
import { newSession } from './new-session.service.ts';

interface Authenticated {
  id_tenant: TenantId;
  owner: OwnerRow;
  method: ClientSignInMethod;
  /** The client named by the link; one that the owner does not own is ignored. */
  wanted: string | undefined;
  /** Runs in the transaction that stores the session. */
  onOpened?: (db: Db, session: { id: string; createdDate: string }) => Promise<void>;
}

type Dependencies = Pick<OwnTransactions, 'inTenant'> & {
  origin: Origin;
  platform: Pick<Platform, 'clock' | 'jobs' | 'sealedTexts' | 'siteAddress'>;
};

/** Opens the session of a client after a successful authentication: the only place that does. Returns the answer. */
export async function openClientSession(
  { inTenant, origin, platform }: Dependencies,
  { id_tenant, owner, method, wanted, onOpened }: Authenticated,
): Promise<{ client: SessionClient; access_token: string }> {
  const { access_token, row } = newSession(origin, platform.clock.now());
  const chosen = await inTenant(id_tenant, async (db) => {
    const owned = await listClientsOfOwner(db, id_tenant, owner);
    const client = await clientToOpen(db, id_tenant, owned, normaliseCnpj(wanted ?? ''));
    if (!client) return undefined;
    const account = { id_tenant, id_owner: owner.id };
    await insertClientSession(db, { ...row, ...account, method });
    const person = { name: owner.nomeProprietario, email: owner.emailProprietario };
    await noteDevice({ db, origin, platform }, account, person);
    await onOpened?.(db, row);
    return client;
  });
  const client = required(chosen, sessionErrors.client_without_company);
  // A code proves the person without the password, so that a provisional one does not limit the session.
  const mustChangePassword = client.mustChangePassword && method === 'password';
  return { client: { ...client, mustChangePassword }, access_token };
}

async function clientToOpen(db: Db, id_tenant: TenantId, owned: readonly SessionClient[], wanted: string) {
  const numbers = owned.map(({ cnpjcpf }) => cnpjcpf);
  const first = numbers.includes(wanted) ? wanted : await findNewestUnsigned(db, id_tenant, numbers);
  return owned.find(({ cnpjcpf }) => cnpjcpf === first) ?? owned[0];
}
