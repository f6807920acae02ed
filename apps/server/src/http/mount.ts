import { asDownload } from '@restitui/domain/wire/download-name.ts';
import type { Api, Endpoint } from '@restitui/domain/wire/endpoint.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ZodTypeProvider } from 'fastify-type-provider-zod';
import { type ZodType, z } from 'zod';
import { AppError } from '../kernel/app-error.ts';
import type { CrossTenantSession, ReceiveOptions, UseCase } from '../kernel/context.ts';
import type { House } from './house.ts';
import { originOf } from './origin-of.ts';
import { discard, type ReceivedParts, receiveParts } from './receive-upload.ts';
import { actingTenant, findRunningSession, requireLinkToken, requireSession, selectsNone } from './session-gate.ts';

type UseCases<A extends Api> = { [K in keyof A]: UseCase<A[K]> };

/** What runs a parsed request; the typed use-cases are called through it. */
type AnyUseCase = (context: unknown, input: unknown) => Promise<unknown>;

/** Serves a table of calls: a missing, swapped or wrongly shaped use-case is a type error. */
export function mount<A extends Api>(api: A, useCases: UseCases<A>) {
  return async (app: FastifyInstance): Promise<void> => {
    for (const [name, endpoint] of Object.entries(api)) {
      serve(app, name, endpoint, useCases[name as keyof A] as unknown as AnyUseCase);
    }
  };
}

function serve(app: FastifyInstance, name: string, endpoint: Endpoint, useCase: AnyUseCase): void {
  const multipart = endpoint.files !== undefined;
  app.withTypeProvider<ZodTypeProvider>().route({
    method: endpoint.method,
    url: endpoint.path,
    config: { failureIn: endpoint.failureIn, parts: partsOf(endpoint) },
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
    // The gate stands before parsing: a stranger learns nothing of what a call takes.
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      if (endpoint.session === 'open') {
        request.found = await findRunningSession(app.house, request);
      } else if (endpoint.session !== 'public') {
        request.found = await requireSession(app.house, request, endpoint.session);
      }
    },
    // Another tenant's thing is not there, whatever else is wrong with the call; and what a call does not know of a
    // body, a tenant named in it included, is gone once it is parsed.
    preValidation: async (request) => {
      if (!request.found) {
        if (endpoint.session === 'open') requireLinkToken(request);
        return;
      }
      const sent = { params: request.params, query: request.query, body: request.body };
      const header = request.headers['x-tenant-id'];
      request.tenant = await actingTenant(app.house, request.found, header, sent);
      request.selectsNone = selectsNone(request.found, header, sent);
    },
    preHandler: async (request) => refuseNul([request.params, request.query, request.body]),
    handler: async (request, reply) => {
      const answer = await run(app.house, endpoint, request, useCase);
      reply.code(endpoint.status ?? 200);
      return answer instanceof File ? sendFile(reply, answer) : reply.send(answer as never);
    },
  });
}

function partsOf({ body, files }: Endpoint): ZodType | undefined {
  if (!files) return undefined;
  const sent = z.object(Object.fromEntries(Object.keys(files).map((field) => [field, z.file().optional()])));
  return body instanceof z.ZodObject ? body.extend(sent.shape) : sent;
}

/** Always to be kept, never shown in place: what people upload is not the site's own. */
async function sendFile(reply: FastifyReply, file: File) {
  reply.header('content-disposition', asDownload(file.name));
  reply.type(file.type);
  return reply.send(Buffer.from(await file.arrayBuffer()));
}

async function run(house: House, endpoint: Endpoint, request: FastifyRequest, useCase: AnyUseCase): Promise<unknown> {
  const surroundings = { platform: house.platform, origin: originOf(request) };
  const input = { params: request.params, query: request.query, body: request.body };
  const { found, tenant } = request;
  const user = found?.who === 'staff' ? found.actor.id : null;
  const inTenant = house.inTenant({ user });

  const nobody = { ...surroundings, inTenant, withoutTenant: house.withoutTenant };
  if (!found || !tenant) return useCase(nobody, input);

  const { id: sessionId, ...holder } = found;
  const signedIn = { ...surroundings, ...holder, sessionId, tenant };

  if (endpoint.session === 'open') return useCase({ ...nobody, session: { ...signedIn, inTenant } }, input);
  if (endpoint.files)
    return withUpload(house, endpoint, request, (receive) => useCase({ ...signedIn, inTenant }, { ...input, receive }));
  if (endpoint.reach === 'all') {
    const all = request.selectsNone === true;
    const open = all ? house.inTenant({ user, reach: 'all' }) : inTenant;
    const reader = { ...signedIn, tenant: all ? 'all' : tenant };
    if (endpoint.transaction !== 'none') return open(tenant, (db) => useCase({ ...reader, db }, input));
    const inReach: CrossTenantSession['inReach'] = (work) => open(tenant, work);
    return useCase({ ...reader, inTenant, inReach }, input);
  }
  if (endpoint.transaction === 'none') return useCase({ ...signedIn, inTenant }, input);
  return inTenant(tenant, (db) => useCase({ ...signedIn, db }, input));
}

/** Files of a call that fails leave nothing behind; without any, its fields may come as JSON. */
async function withUpload<T>(
  house: House,
  endpoint: Endpoint,
  request: FastifyRequest,
  work: (receive: (options: ReceiveOptions) => Promise<unknown>) => Promise<T>,
): Promise<T> {
  let parts: ReceivedParts | undefined;
  try {
    return await work(async ({ keepFiles, encrypted }) => {
      const { files, encryptedFiles } = house.platform;
      parts = await receiveParts(request, encrypted ? encryptedFiles : files, keepFiles ? (endpoint.files ?? {}) : {});
      refuseNul(parts);
      const fields = request.isMultipart() ? parts.fields : (request.body ?? {});
      return { body: (endpoint.body as ZodType).parse(fields), files: parts.files, refused: parts.refused };
    });
  } catch (error) {
    if (parts) await discard(parts, house.platform.files);
    throw error;
  }
}

/** PostgreSQL's text holds no NUL character. */
function refuseNul(sent: unknown): void {
  // An even number of backslashes before it is text that only looks like one.
  if (/(?<!\\)(?:\\\\)*\\u0000/.test(JSON.stringify(sent) ?? '')) throw new AppError(wireErrors.invalid_input);
}
