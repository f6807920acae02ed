import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import { oidcCallbackPath } from '@restitui/domain/accounts/oidc/oidc.api.ts';
import fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import type pg from 'pg';
import { Registry } from 'prom-client';
import { config as configureZod, locales } from 'zod';
import { createAppServices } from './create-app-services.ts';
import type { Replica } from './db/replica.ts';
import { features, fileOpeners } from './feature-routes.ts';
import { listProvidersOfHost } from './features/accounts/oidc/host-providers.service.ts';
import { receiveProviderAnswer } from './features/accounts/oidc/receive-answer.service.ts';
import { readHostBranding } from './features/tenancy/tenants/host-branding.service.ts';
import { registerApiDocument } from './http/api-document.ts';
import { contentSecurityOf } from './http/content-security.ts';
import { type OutboxMessage, registerDevOutbox } from './http/dev-outbox.ts';
import { drainConnections } from './http/drain-connections.ts';
import { registerErrorReplies, replyTo } from './http/error-reply.ts';
import { fieldMessage } from './http/field-message.ts';
import { warnOfForwardedHeaders } from './http/forwarded-headers.ts';
import { registerHealthAndMetrics } from './http/health-and-metrics.ts';
import { registerJsonBody } from './http/json-body.ts';
import { rewriteMalformedUrl } from './http/malformed-url.ts';
import { multipartLimits } from './http/receive-upload.ts';
import { refuseWritesWhenDiskIsLow } from './http/refuse-writes-when-disk-is-low.ts';
import { requestIdOf, sendRequestIds } from './http/request-id.ts';
import { registerRequestLimits, serverLimits } from './http/request-limits.ts';
import { serializeRequest } from './http/request-serializer.ts';
import { serveFiles } from './http/serve-files.ts';
import { serveRedirects } from './http/serve-redirects.ts';
import { serveSite } from './http/static-site.ts';
import { traceRequests } from './http/trace-requests.ts';
import { registerTransportSecurity } from './http/transport-security.ts';
import { serializeError } from './platform/error-serializer.ts';
import type { Platform } from './platform/platform.ts';

export interface AppDependencies {
  pool: pg.Pool;
  /** Copy of the database for reads that may be some seconds old. */
  replica?: Replica | undefined;
  platform: Platform;
  version: string;
  /** Folder of the built web app. */
  site?: string | undefined;
  logLevel?: string | undefined;
  trustProxy?: string | undefined;
  publicUrl?: string | undefined;
  /** Returns the messages that were not sent; given for a demonstration only. */
  outbox?: (() => Promise<OutboxMessage[]>) | undefined;
  /** Each check throws while its component does not answer. */
  readiness?: (() => Promise<unknown>)[] | undefined;
  /** Metrics of the process; those of the requests are added. */
  registry?: Registry | undefined;
  metricsToken?: string | undefined;
  /** Aborted when the process is told to stop. */
  stopping?: AbortSignal | undefined;
}

/** Creates the server with all its routes; it does not listen yet. */
export async function createApp(dependencies: AppDependencies): Promise<FastifyInstance> {
  const { pool, replica, platform, version, site, logLevel = 'info', trustProxy, publicUrl, outbox } = dependencies;
  const { readiness = [], registry = new Registry(), metricsToken, stopping } = dependencies;
  const configuredHost = publicUrl ? new URL(publicUrl).hostname : undefined;
  configureZod({ ...locales.pt(), customError: fieldMessage });
  const app = fastify({
    logger: {
      level: logLevel,
      redact: ['req.headers.authorization'],
      serializers: { req: serializeRequest, err: serializeError },
    },
    trustProxy: trustProxy ?? false,
    genReqId: requestIdOf(trustProxy),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    ...serverLimits,
    rewriteUrl: rewriteMalformedUrl,
    frameworkErrors: replyTo,
  });

  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  sendRequestIds(app);
  drainConnections(app, stopping);
  traceRequests(app, { trustsProxy: trustProxy !== undefined });
  registerErrorReplies(app);
  registerJsonBody(app);
  const services = createAppServices(pool, platform, replica);
  app.decorate('services', services);
  app.decorateRequest('found');
  app.decorateRequest('tenant');
  app.decorateRequest('selectsNone');
  app.decorateRequest('isKnownWebhook');
  app.decorateRequest('isSessionLate');
  app.decorateRequest('unreadable');

  await app.register(helmet, {
    contentSecurityPolicy: { directives: contentSecurityOf(platform) },
    strictTransportSecurity: false,
  });
  registerTransportSecurity(app, publicUrl);
  registerRequestLimits(app);
  await app.register(compress, { threshold: 2048, globalDecompression: false });
  await app.register(multipart, { limits: multipartLimits });
  await registerApiDocument(app, version);
  registerHealthAndMetrics(app, {
    ready: [() => pool.query('select 1'), () => platform.files.check(), ...readiness],
    disk: platform.disk,
    ...{ registry, configuredHost, metricsToken, stopping },
  });
  warnOfForwardedHeaders(app, { trustProxy, register: registry, clock: platform.clock });
  if (outbox) await registerDevOutbox(app, outbox, configuredHost);

  await app.register(
    async (api) => {
      refuseWritesWhenDiskIsLow(api, platform.disk);
      for (const routes of features) await api.register(routes);
      await serveFiles(api, fileOpeners);
      await serveRedirects(api, { [oidcCallbackPath]: receiveProviderAnswer });
    },
    { prefix: '/api' },
  );
  await serveSite(
    app,
    site,
    (origin, landing) => readHostBranding({ ...services, origin }, landing),
    (origin) => listProvidersOfHost({ ...services, inTenant: services.inTenant({ user: null }), origin }),
  );
  return app;
}
