import { isUtf8 } from 'node:buffer';
import { anonymousBody, webhookBody } from '@restitui/domain/wire/body-limits.ts';
import { wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../kernel/app-error.ts';
import { checkJsonShape } from './check-json-shape.ts';
import { lingerThenClose } from './linger-then-close.ts';
import { readBody } from './read-body.ts';

/**
 * Reads JSON within the limits of the call and of its caller; the session was checked before, or is checked afterwards
 * for a body within the limits for everybody. No other type of body is read, apart from forms with files.
 */
export function registerJsonBody(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser(['application/json', 'text/plain']);
  app.addContentTypeParser('application/json', (request, payload, end) => {
    const { bytes, ...shape } = limitsOf(request);
    const done = (error: Error | null, body?: unknown) => {
      if (!error || !request.isSessionLate) return end(error, body);
      // A caller without a session learns that first.
      request.unreadable = error;
      // The rest of a body that stalled would keep the connection.
      if (error instanceof AppError && error.definition === wireErrors.body_timeout) lingerThenClose(request.raw);
      end(null);
    };
    readBody(request.raw, payload, bytes)
      .then((body) => {
        if (!isUtf8(body)) throw new AppError(wireErrors.invalid_input);
        checkJsonShape(body, shape);
        parse(request, body.toString(), done);
      })
      .catch(done);
  });
}

/** Without the limits of a call, for addresses that nothing serves, those of a caller without a session hold. */
function limitsOf({ found, isSessionLate, isKnownWebhook, routeOptions: { config } }: FastifyRequest) {
  if (isKnownWebhook) return webhookBody;
  return config?.bodyLimits?.[found || isSessionLate ? 'session' : 'anonymous'] ?? anonymousBody;
}
