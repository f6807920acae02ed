import { anonymousBody } from '@restitui/domain/wire/body-limits.ts';
import type { Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import type { AppServices } from './app-services.ts';
import { refuseMalformedText } from './refuse-malformed-text.ts';
import { admitted, selectTenant, tokenOf } from './session-gate.ts';

/**
 * Returns whether a call's use-case can run in the transaction that finds its session (decision 142). A read that may be
 * old leaves the primary after the session where there is a replica.
 */
export function worksInOneTransaction({ hasReplica }: Pick<AppServices, 'hasReplica'>, endpoint: Endpoint): boolean {
  const { method, session, transaction = 'request', files, mayBeOld } = endpoint;
  if (session === 'public' || session === 'open' || files || transaction === 'none') return false;
  return method !== 'GET' || !(mayBeOld && hasReplica);
}

const json = /^application\/json(; ?charset=utf-8)?$/i;

/**
 * Returns whether a request is read before its session is looked up, so that no transaction waits for a body. Bodies
 * within the limits for everybody only: a longer one is read for a session alone.
 */
export function mayBeReadFirst(services: AppServices, { method, headers }: FastifyRequest): boolean {
  if (method === 'GET' || method === 'HEAD') return true;
  if (!tokenOf({ headers }) || services.platform.disk.isLow() || headers['transfer-encoding'] !== undefined)
    return false;
  const length = Number(headers['content-length'] ?? 0);
  const type = headers['content-type'];
  return length <= anonymousBody.bytes && (type === undefined ? length === 0 : json.test(type));
}

/** Answers in the order of all calls: session, body, tenant, then what `work` checks and does. */
export async function workInSession<T>(
  services: AppServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  work: (services: AppServices) => Promise<T>,
): Promise<T> {
  const token = tokenOf(request);
  if (!token) throw new AppError(wireErrors.not_signed_in);
  return services.inSession(token, async (session, transactions) => {
    request.found = admitted(services, session, endpoint);
    if (request.unreadable) throw request.unreadable;
    await selectTenant(transactions, request, request.found);
    return work({ ...services, ...transactions });
  });
}

/** Parses what was sent, in the order in which Fastify would. @throws ZodError, and 400 for text that cannot be stored */
export function parseInput({ params, body, query }: Endpoint, request: FastifyRequest): void {
  if (params) request.params = params.parse(request.params);
  if (body) request.body = body.parse(request.body ?? null);
  if (query) request.query = query.parse(request.query);
  refuseMalformedText([request.params, request.query, request.body]);
}
