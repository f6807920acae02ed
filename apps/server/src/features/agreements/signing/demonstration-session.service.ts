import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { PlannedAct } from '../../../db/demo/signing.demo.ts';
import type { SessionActor } from '../../../kernel/actor.ts';
import type { Context, InTenant, OwnTransactions } from '../../../kernel/context.ts';
import type { Platform } from '../../../platform/platform.ts';
import { findUser } from '../../accounts/users/users.repository.ts';
import { findOwner } from '../../crm/clients/owners.repository.ts';

/** Builds a session of a demonstration user or owner. */
export async function demonstrationSession(
  { platform, inTenant }: { platform: Platform; inTenant: InTenant },
  tenant: TenantId,
  { person, home }: Pick<PlannedAct, 'person' | 'home'>,
): Promise<Context<SessionActor, OwnTransactions>> {
  const origin = { address: '127.0.0.1', maquina: 'demonstração', port: null, proxies: [], host: 'localhost' };
  const shared = { platform, inTenant, tenant, origin, sessionId: 'demonstração', recentUntil: null };
  if ('id_owner' in person) {
    const owner = await inTenant(home, (db) => findOwner(db, home, person.id_owner));
    if (!owner) throw new Error('The demonstration has no such owner.');
    const { id: id_owner, cpfProprietario: cpf, nomeProprietario: name, mustChangePassword } = owner;
    const { emailProprietario: email, contatoProprietario: contato } = owner;
    return {
      ...shared,
      actor: {
        ...{ kind: 'client', id_owner, id_tenant: home, cpf, name, email, contato, mustChangePassword },
        signedInBy: 'password',
      },
    };
  }
  const user = await inTenant(home, (db) => findUser(db, home, person.id_user));
  if (!user) throw new Error('The demonstration has no such user.');
  const { id, name, typeUser, typeCargo, permissions } = user;
  return { ...shared, actor: { kind: 'user', id, name, id_tenant: home, typeUser, typeCargo, permissions } };
}
