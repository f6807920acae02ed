import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** Serves OpenAPI at /api/openapi.json and a readable page at /api/docs. Must be registered before the routes. */
export async function registerApiDocument(app: FastifyInstance, version: string): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: { title: 'Restitui', version, description: 'API do Restitui' },
      servers: [{ url: '/api' }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } } },
      security: [{ bearer: [] }],
    },
    stripBasePath: true,
    transform: (call) => jsonSchemaTransform(withParts(call)),
  });
  await app.register(swaggerUi, { routePrefix: '/api/docs' });
  app.get('/api/openapi.json', { schema: { hide: true } }, async () => app.swagger());
}

type Call = Parameters<typeof jsonSchemaTransform>[0];

/** Adds the multipart body to the schema: the route itself declares none, because the parts are parsed later. */
function withParts(call: Call): Call {
  const body = call.route.config?.parts;
  return body ? { ...call, schema: { ...call.schema, body } } : call;
}
