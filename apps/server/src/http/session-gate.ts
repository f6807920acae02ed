import { isCnpj, normaliseCnpj } from '@restitui/brazil/cnpj.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { sessionRefusal } from '@restitui/domain/accounts/session/session.access.ts';
import { sessionErrors } from '@restitui/domain/accounts/session/session.errors.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { sessionHolderOf } from '../kernel/actor.ts';
import { AppError } from '../kernel/app-error.ts';
import { requireRecentSignIn } from '../kernel/recent-sign-in.ts';
import type { AppServices, FoundSession, IdleSession, RequestParts, SessionTransactions } from './app-services.ts';

type Declared = Pick<Endpoint, 'session' | 'recentSignIn' | 'duringEnrolment'>;

/** Returns the running session. @throws 401 without one, 403 when the endpoint is not for it */
export async function requireSession(
  services: AppServices,
  request: FastifyRequest,
  endpoint: Declared,
): Promise<FoundSession> {
  return admitted(services, await findByToken(services, request), endpoint);
}

/** Returns the session that was found for a call. @throws 401 without a running one, 403 when the call is not for it */
export function admitted(
  services: AppServices,
  session: FoundSession | IdleSession | undefined,
  endpoint: Declared,
): FoundSession {
  if (!session) throw new AppError(wireErrors.not_signed_in);
  if ('idle' in session) throw new AppError(sessionErrors.session_idle);
  const refusal = sessionRefusal(endpoint.session, sessionHolderOf(session.actor));
  if (refusal) throw new AppError(refusal);
  refuseUnproven(services, session, endpoint);
  return session;
}

/** Refuses a session that has to enrol a second factor first, or whose last proof of identity is too old for the call. */
function refuseUnproven({ platform }: AppServices, session: FoundSession, endpoint: Declared): void {
  if (session.mustEnrol && !endpoint.duringEnrolment) {
    throw new AppError(secondFactorErrors.second_factor_enrolment_required);
  }
  if (endpoint.recentSignIn) requireRecentSignIn({ recentUntil: session.recentUntil, platform });
}

async function findByToken(
  services: AppServices,
  request: FastifyRequest,
): Promise<FoundSession | IdleSession | undefined> {
  const token = tokenOf(request);
  return token ? services.findSession(token) : undefined;
}

/** Returns the token of the authorization header; undefined for one that no session can have. */
export function tokenOf({ headers }: Pick<FastifyRequest, 'headers'>): string | undefined {
  return /^Bearer ([\w-]{20,200})$/i.exec(headers.authorization ?? '')?.[1];
}

/** Returns the running session if there is one, for endpoints that a link's token opens too. */
export async function findRunningSession(
  services: AppServices,
  request: FastifyRequest,
  endpoint: Declared,
): Promise<FoundSession | undefined> {
  const session = await findByToken(services, request);
  if (!session || 'idle' in session) return undefined;
  refuseUnproven(services, session, endpoint);
  return session;
}

/** Throws 401 for a request without session and link token; the token is in the query or in the body. */
export function requireLinkToken({ query, body }: Pick<FastifyRequest, 'query' | 'body'>): void {
  const sent = [query, body].some((part) => fieldOf(part, 't'));
  if (!sent) throw new AppError(wireErrors.not_signed_in);
}

function fieldOf(source: unknown, name: string): unknown {
  return typeof source === 'object' && source !== null ? Reflect.get(source, name) : undefined;
}

function tenantIn(source: unknown): string | undefined {
  const named = fieldOf(source, 'id_tenant') ?? fieldOf(source, 'tenantId');
  return typeof named === 'string' && named !== '' ? normaliseCnpj(named) : undefined;
}

/** True for an ADMIN who selects no tenant: reads across tenants then cover all of them (decision D-11). */
function selectsNone(session: FoundSession, header: unknown, { params, query }: RequestParts): boolean {
  if (session.actor.kind === 'client' || session.actor.typeUser !== 'ADMIN') return false;
  const named = (header || undefined) ?? tenantIn(params) ?? tenantIn(query);
  return named === undefined;
}

/**
 * Returns the tenant that a request acts in. A USUARIO and a client act in their own: another tenant in the
 * path or query is a 404, one in the body is ignored. An ADMIN selects one by header, or by naming it in the
 * call.
 */
async function actingTenant(
  { tenantExists }: Pick<SessionTransactions, 'tenantExists'>,
  session: FoundSession,
  header: unknown,
  sent: RequestParts,
): Promise<TenantId> {
  const inAddress = [tenantIn(sent.params), tenantIn(sent.query)].filter((named) => named !== undefined);
  const home = session.actor.id_tenant;
  if (session.actor.kind === 'client' || session.actor.typeUser === 'USUARIO') {
    if (inAddress.some((named) => named !== home)) throw new AppError(wireErrors.not_found);
    return home;
  }

  const selected = typeof header === 'string' && header !== '' ? normaliseCnpj(header) : undefined;
  if (selected !== undefined && !(await tenantExists(selected))) throw new AppError(wireErrors.tenant_denied);
  const inBody = tenantIn(sent.body);
  const named = inBody === undefined ? inAddress : [...inAddress, inBody];
  const wanted = selected ?? named[0] ?? home;
  if (named.some((tenant) => tenant !== wanted)) throw new AppError(wireErrors.tenant_mismatch);
  if (wanted !== selected && wanted !== home && !(isCnpj(wanted) && (await tenantExists(wanted)))) {
    throw new AppError(wireErrors.not_found);
  }
  return wanted as TenantId;
}

/** Sets the tenant that a request acts in. @throws as `actingTenant` does */
export async function selectTenant(
  transactions: Pick<SessionTransactions, 'tenantExists'>,
  request: FastifyRequest,
  found: FoundSession,
): Promise<void> {
  const sent = { params: request.params, query: request.query, body: request.body };
  const header = request.headers['x-tenant-id'];
  request.tenant = await actingTenant(transactions, found, header, sent);
  request.selectsNone = selectsNone(found, header, sent);
}
