import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { jsonSchemaTransform } from 'fastify-type-provider-zod';

/** OpenAPI at /api/openapi.json and a readable page at /api/docs. Register before the routes. */
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

/** The form of a call with files is read part by part, past the route's own parsing: here it is told all the same. */
function withParts(call: Call): Call {
  const body = call.route.config?.parts;
  return body ? { ...call, schema: { ...call.schema, body } } : call;
}
