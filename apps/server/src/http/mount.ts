import { callName, kindOfCall } from '@restitui/domain/operations/activity-log/call-kind.ts';
import { anonymousBody, bodyLimitsOf } from '@restitui/domain/wire/body-limits.ts';
import { asDownload } from '@restitui/domain/wire/download-name.ts';
import type { Api, Endpoint } from '@restitui/domain/wire/endpoint.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type ZodType, z } from 'zod';
import type { UserActor } from '../kernel/actor.ts';
import { registerCallLabel } from '../kernel/call-labels.ts';
import type { Context, OwnTransactions } from '../kernel/context.ts';
import type { ReceiveOptions, UseCase } from '../kernel/use-case.ts';
import type { AppServices } from './app-services.ts';
import { mayBeReadFirst, parseInput, workInSession, worksInOneTransaction } from './one-transaction.ts';
import { originOf } from './origin-of.ts';
import { discard, type ReceivedParts, receiveParts } from './receive-upload.ts';
import { recorded, refusalRecorder } from './record-activity.ts';
import { refuseMalformedText } from './refuse-malformed-text.ts';
import { findRunningSession, requireLinkToken, requireSession, selectTenant } from './session-gate.ts';

type UseCases<A extends Api> = { [K in keyof A]: UseCase<A[K]> };

/** A use-case without its static types. */
type AnyUseCase = (context: unknown, input: unknown) => Promise<unknown>;

/** Serves a table of endpoints; a missing, swapped or wrongly shaped use-case is a type error. */
export function mount<A extends Api>(api: A, useCases: UseCases<A>) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const [name, endpoint] of Object.entries(api)) {
      serve(app, name, endpoint, useCases[name as keyof A] as unknown as AnyUseCase);
    }
  };
}

function serve(app: FastifyInstance, name: string, endpoint: Endpoint, useCase: AnyUseCase): void {
  const multipart = endpoint.files !== undefined;
  const isOneTransaction = worksInOneTransaction(app.services, endpoint);
  const recordRefusal = refusalRecorder(app.services, endpoint);
  registerCallLabel(callName(endpoint), endpoint.summary ?? callName(endpoint));
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    config: {
      failureIn: endpoint.failureIn,
      parts: partsOf(endpoint),
      bodyLimits: { anonymous: bodyLimitsOf(endpoint, false), session: bodyLimitsOf(endpoint, true) },
    },
    schema: {
      ...(endpoint.summary && { summary: endpoint.summary }),
      tags: [endpoint.path.split('/')[1] ?? ''],
      operationId: `${endpoint.path.split('/')[1]}.${name}`,
      ...(endpoint.session === 'public' ? { security: [] } : {}),
      ...(endpoint.params && { params: endpoint.params }),
      ...(endpoint.query && { querystring: endpoint.query }),
      ...(endpoint.body && !multipart && { body: endpoint.body }),
      ...(multipart && { consumes: ['multipart/form-data', 'application/json'] }),
      response: { [endpoint.status ?? 200]: endpoint.response },
    },
    // The session and the tenant come first: `parseInput` follows them.
    ...(isOneTransaction && { validatorCompiler: () => () => true }),
    // Before parsing, so that an unauthenticated caller learns nothing about the input of an endpoint.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (endpoint.caller === 'webhook') {
        request.isKnownWebhook = await isLargeNoticeOfKnownSender(app.services, request);
      } else if (endpoint.session === 'open') {
        request.found = await findRunningSession(app.services, request, endpoint);
      } else if (endpoint.session !== 'public') {
        request.isSessionLate = isOneTransaction && mayBeReadFirst(app.services, request);
        if (!request.isSessionLate) request.found = await requireSession(app.services, request, endpoint);
      }
    },
    // Before validation, so that a record of another tenant is a 404 whatever else is invalid, and while the body
    // still has a tenant that its schema would drop.
    preValidation: async (request) => {
      if (request.found) await selectTenant(app.services, request, request.found);
      else if (endpoint.session === 'open') requireLinkToken(request);
    },
    preHandler: async (request) => {
      if (!isOneTransaction) refuseMalformedText([request.params, request.query, request.body]);
    },
    onSend: recordRefusal,
    handler: async (request, reply) => {
      const work = recorded(app.services, endpoint, request, useCase);
      const answerWith = async (services: AppServices) => {
        if (isOneTransaction) parseInput(endpoint, request);
        return run(services, endpoint, request, work);
      };
      // After a long body too, whose session was checked before it: the work then has one transaction all the same.
      const answer = await (isOneTransaction
        ? workInSession(app.services, endpoint, request, answerWith)
        : answerWith(app.services));
      reply.code(endpoint.status ?? 200);
      return answer instanceof File ? sendFile(reply, answer) : reply.send(answer);
    },
  });
}

const inAddress = z.object({ token: z.string() });

/** Looks only where the answer matters: a body within the limits for everybody is read in any case. */
async function isLargeNoticeOfKnownSender(services: AppServices, { headers, params }: FastifyRequest) {
  if (Number(headers['content-length'] ?? Number.POSITIVE_INFINITY) <= anonymousBody.bytes) return false;
  const sent = inAddress.safeParse(params).data;
  return sent !== undefined && services.knowsWebhook(sent.token);
}

function partsOf({ body, files }: Endpoint): ZodType | undefined {
  if (!files) return undefined;
  const sent = z.object(Object.fromEntries(Object.keys(files).map((field) => [field, z.file().optional()])));
  return body instanceof z.ZodObject ? body.extend(sent.shape) : sent;
}

/** Sends as an attachment, never inline: uploaded content must not run with the site's origin. */
async function sendFile(reply: FastifyReply, file: File) {
  reply.header('content-disposition', asDownload(file.name));
  reply.type(file.type);
  return reply.send(Buffer.from(await file.arrayBuffer()));
}

async function run(
  services: AppServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  useCase: AnyUseCase,
): Promise<unknown> {
  const surroundings = { platform: services.platform, origin: originOf(request) };
  const input = { params: request.params, query: request.query, body: request.body };
  const { found, tenant } = request;
  const user = found?.actor.kind === 'user' ? found.actor.id : null;
  // A call that is recorded in its transaction writes there.
  const age = endpoint.mayBeOld && kindOfCall(endpoint) === 'leitura' ? ({ mayBeOld: true } as const) : {};
  const inTenant = services.inTenant({ user, ...age });

  const lookup = { ...surroundings, inTenant, withoutTenant: services.withoutTenant };
  if (!found || !tenant) return useCase({ ...lookup, actor: { kind: callerOf(endpoint) } }, input);

  const session = { actor: found.actor, sessionId: found.id, recentUntil: found.recentUntil, tenant };
  const inSession = { ...surroundings, ...session };

  if (endpoint.session === 'open') return useCase({ ...lookup, ...session }, input);
  if (endpoint.files) {
    return withUpload(services, endpoint, request, (receive) =>
      useCase({ ...inSession, inTenant }, { ...input, receive }),
    );
  }
  if (endpoint.reach === 'all') {
    const all = request.selectsNone === true;
    const open = all ? services.inTenant({ user, reach: 'all', ...age }) : inTenant;
    const reader = { ...inSession, tenant: all ? 'all' : tenant };
    if (!opensItsOwn(endpoint)) return open(tenant, (db) => useCase({ ...reader, db }, input));
    const inReach: Context<UserActor, OwnTransactions, 'all'>['inReach'] = (work) => open(tenant, work);
    return useCase({ ...reader, inTenant, inReach }, input);
  }
  if (opensItsOwn(endpoint)) return useCase({ ...inSession, inTenant }, input);
  return inTenant(tenant, (db) => useCase({ ...inSession, db }, input));
}

const opensItsOwn = ({ transaction }: Endpoint) => transaction === 'none' || transaction === 'shared';

function callerOf({ session, caller }: Endpoint): 'link' | 'webhook' | 'visitor' {
  return session === 'open' ? 'link' : (caller ?? 'visitor');
}

/** Removes the stored files when the call fails. A request without files may send its fields as JSON. */
async function withUpload<T>(
  services: AppServices,
  endpoint: Endpoint,
  request: FastifyRequest,
  work: (receive: (options: ReceiveOptions) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  let parts: ReceivedParts | undefined;
  try {
    return await work(async ({ keepFiles, encrypted }) => {
      const { files, encryptedFiles } = services.platform;
      parts = await receiveParts(request, encrypted ? encryptedFiles : files, keepFiles ? (endpoint.files ?? {}) : {});
      refuseMalformedText(parts);
      const fields = request.isMultipart() ? parts.fields : (request.body ?? {});
      return { body: endpoint.body?.parse(fields), files: parts.files, refused: parts.refused };
    });
  } catch (error) {
    if (parts) await discard(parts, services.platform.files);
    throw error;
  }
}
