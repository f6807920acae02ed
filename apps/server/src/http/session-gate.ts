import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { Actor } from '@restitui/domain/users/actor.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { FoundSession, House, Sent } from './house.ts';

/** The running session of a request, or the 401. */
export async function requireSession(house: House, request: FastifyRequest): Promise<FoundSession> {
  const token = /^Bearer ([\w-]{20,200})$/.exec(request.headers.authorization ?? '')?.[1];
  const session = token && (await house.findSession(token));
  if (!session) throw new AppError(wireErrors.not_signed_in);
  return session;
}

function tenantIn(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const { id_tenant, tenantId } = source as Record<string, unknown>;
  const named = id_tenant ?? tenantId;
  return typeof named === 'string' && named !== '' ? normaliseCnpj(named) : undefined;
}

/** An ADMIN without a selected tenant: reads that go across tenants then answer for all of them (decision D-11). */
export function selectsNone(actor: Actor, header: unknown, { params, query }: Sent): boolean {
  const named = (header || undefined) ?? tenantIn(params) ?? tenantIn(query);
  return actor.typeUser === 'ADMIN' && named === undefined;
}

/**
 * The tenant that a request acts in. A USUARIO acts at home: another tenant in the address does not exist for it,
 * one in a body is ignored. An ADMIN selects one by header, or by naming it in the call.
 */
export async function actingTenant(house: House, actor: Actor, header: unknown, sent: Sent): Promise<TenantId> {
  const inAddress = [tenantIn(sent.params), tenantIn(sent.query)].filter((named) => named !== undefined);
  if (actor.typeUser === 'USUARIO') {
    if (inAddress.some((named) => named !== actor.id_tenant)) throw new AppError(wireErrors.not_found);
    return actor.id_tenant;
  }

  const selected = typeof header === 'string' && header !== '' ? normaliseCnpj(header) : undefined;
  if (selected !== undefined && !(await house.tenantExists(selected))) throw new AppError(wireErrors.tenant_denied);
  const inBody = tenantIn(sent.body);
  const named = inBody === undefined ? inAddress : [...inAddress, inBody];
  const wanted = selected ?? named[0] ?? actor.id_tenant;
  if (named.some((tenant) => tenant !== wanted)) throw new AppError(wireErrors.tenant_mismatch);
  if (wanted !== selected && wanted !== actor.id_tenant && !(isCnpj(wanted) && (await house.tenantExists(wanted)))) {
    throw new AppError(wireErrors.not_found);
  }
  return wanted as TenantId;
}
