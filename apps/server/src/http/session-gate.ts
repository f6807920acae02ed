import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { sessionRefusal } from '@restitui/domain/session/session.access.ts';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import type { SessionKind } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { FoundSession, House, Sent } from './house.ts';

/** The running session of a request, or the 401; the 403 when a call of this kind is not for its holder. */
export async function requireSession(
  house: House,
  request: FastifyRequest,
  kind: SessionKind | undefined,
): Promise<FoundSession> {
  const session = await runningSession(house, request);
  if (!session) throw new AppError(wireErrors.not_signed_in);
  const refusal = sessionRefusal(kind, session.who);
  if (refusal) throw new AppError(refusal);
  return session;
}

async function runningSession(house: House, request: FastifyRequest): Promise<FoundSession | undefined> {
  const token = /^Bearer ([\w-]{20,200})$/i.exec(request.headers.authorization ?? '')?.[1];
  return token ? house.findSession(token) : undefined;
}

/** The running session, if there is one, where a link's token opens too. */
export function findRunningSession(house: House, request: FastifyRequest): Promise<FoundSession | undefined> {
  return runningSession(house, request);
}

/** Who brings neither a session nor a link's token is a stranger; the token is in the query, or in a body once read. */
export function requireLinkToken({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void {
  const sent = [query, body].some((part) => (part as { t?: unknown } | null | undefined)?.t);
  if (!sent) throw new AppError(wireErrors.not_signed_in);
}

function tenantIn(source: unknown): string | undefined {
  if (typeof source !== 'object' || source === null) return undefined;
  const { id_tenant, tenantId } = source as Record<string, unknown>;
  const named = id_tenant ?? tenantId;
  return typeof named === 'string' && named !== '' ? normaliseCnpj(named) : undefined;
}

/** An ADMIN without a selected tenant: reads that go across tenants then answer for all of them (decision D-11). */
export function selectsNone(session: FoundSession, header: unknown, { params, query }: Sent): boolean {
  if (session.who === 'client' || session.actor.typeUser !== 'ADMIN') return false;
  const named = (header || undefined) ?? tenantIn(params) ?? tenantIn(query);
  return named === undefined;
}

/**
 * The tenant that a request acts in. A USUARIO and a client act at home: another tenant in the address does not exist for it,
 * one in a body is ignored. An ADMIN selects one by header, or by naming it in the call.
 */
export async function actingTenant(
  house: House,
  session: FoundSession,
  header: unknown,
  sent: Sent,
): Promise<TenantId> {
  const inAddress = [tenantIn(sent.params), tenantIn(sent.query)].filter((named) => named !== undefined);
  const home = session.who === 'client' ? session.client.id_tenant : session.actor.id_tenant;
  if (session.who === 'client' || session.actor.typeUser === 'USUARIO') {
    if (inAddress.some((named) => named !== home)) throw new AppError(wireErrors.not_found);
    return home;
  }

  const selected = typeof header === 'string' && header !== '' ? normaliseCnpj(header) : undefined;
  if (selected !== undefined && !(await house.tenantExists(selected))) throw new AppError(wireErrors.tenant_denied);
  const inBody = tenantIn(sent.body);
  const named = inBody === undefined ? inAddress : [...inAddress, inBody];
  const wanted = selected ?? named[0] ?? home;
  if (named.some((tenant) => tenant !== wanted)) throw new AppError(wireErrors.tenant_mismatch);
  if (wanted !== selected && wanted !== home && !(isCnpj(wanted) && (await house.tenantExists(wanted)))) {
    throw new AppError(wireErrors.not_found);
  }
  return wanted as TenantId;
}
