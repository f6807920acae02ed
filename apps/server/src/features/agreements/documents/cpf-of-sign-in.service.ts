import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { VisitorActor } from '../../../kernel/actor.ts';
import { AppError } from '../../../kernel/app-error.ts';
import type { Context, TenantLookup } from '../../../kernel/context.ts';
import { findClient } from '../../crm/clients/clients.repository.ts';
import { openLink } from './open-link.service.ts';

interface OwnerNamed {
  cpf?: string | undefined;
  t?: string | undefined;
}

/** Returns the CPF that a sign-in names, directly or by a valid link of this tenant; the CPF may be unknown. */
export async function cpfOfSignIn(
  context: Pick<Context<VisitorActor, TenantLookup>, 'platform' | 'inTenant' | 'withoutTenant'>,
  id_tenant: TenantId,
  { cpf, t }: OwnerNamed,
): Promise<string> {
  if (cpf !== undefined) return cpf;
  const link = await openLink(context, t ?? '');
  if (link?.id_tenant !== id_tenant) throw new AppError(wireErrors.link_invalid);
  const client = await context.inTenant(id_tenant, (db) => findClient(db, id_tenant, link.id_client));
  return client?.cpfProprietario ?? '';
}
