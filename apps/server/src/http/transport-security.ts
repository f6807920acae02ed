import type { FastifyInstance } from 'fastify';

/** A year. Without includeSubDomains: other services below the operator's domain may have no certificate. */
const policy = 'max-age=31536000';

/**
 * Sends Strict-Transport-Security where PUBLIC_URL is https: on https requests to its host. Companies' own domains are
 * left out, because their certificates are not this operator's.
 */
export function registerTransportSecurity(app: FastifyInstance, publicUrl: string | undefined): void {
  const site = publicUrl === undefined ? undefined : new URL(publicUrl);
  if (site?.protocol !== 'https:') return;
  app.addHook('onRequest', async (request, reply) => {
    // Over http the header has no effect (RFC 6797, 7.2), and the address may be reached without TLS on purpose.
    const isCovered = request.protocol === 'https' && request.hostname?.toLowerCase() === site.hostname;
    if (isCovered) reply.header('strict-transport-security', policy);
  });
}
