import { type ErrorBody, type ErrorDefinition, type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { ZodError } from 'zod';
import { isUniqueViolation } from '../db/is-unique-violation.ts';
import { AppError } from '../kernel/app-error.ts';
import { WorkThreadBusy, WorkThreadCrashed, WorkThreadTimeout } from '../platform/work-thread.ts';
import { temporaryFailureOf } from './temporary-failure.ts';

const secondsOfBusy = 10;

function issuesOf(error: unknown): Issue[] | undefined {
  if (error instanceof ZodError) {
    return error.issues.map((issue) => ({ path: issue.path.join('.'), message: issue.message }));
  }
  if (hasZodFastifySchemaValidationErrors(error)) {
    return error.validation.map((issue) => ({
      path: issue.instancePath.slice(1).replaceAll('/', '.'),
      message: issue.message ?? wireErrors.invalid_input.message,
    }));
  }
  return undefined;
}

/** Sends the reply for any error, including errors before routing such as an undecodable URL. */
export function replyTo(
  error: FastifyError | AppError | ZodError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (error instanceof AppError) {
    // Fastify closes the connection after an error of the body, which resets it while the rest still arrives.
    if (error.definition === wireErrors.too_large) reply.removeHeader('connection');
    if (error.retryAfter) reply.header('retry-after', String(error.retryAfter));
    return send(reply, error.definition, error);
  }
  const issues = issuesOf(error);
  if (issues) return send(reply, wireErrors.invalid_input, { issues });
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return send(reply, wireErrors.too_large);
  if (status !== undefined && status >= 400 && status < 500) return send(reply, wireErrors.invalid_input);
  if (error instanceof WorkThreadBusy) {
    reply.header('retry-after', String(secondsOfBusy));
    return send(reply, wireErrors.papers_busy);
  }
  request.log.error({ err: error }, 'request failed');
  if (isUniqueViolation(error)) return send(reply, wireErrors.concurrent_change);
  if (error instanceof WorkThreadTimeout) return send(reply, wireErrors.content_too_complex);
  const temporary = temporaryFailureOf(error);
  if (temporary) {
    reply.header('retry-after', String(temporary.retryAfter));
    return send(reply, temporary.definition);
  }
  if (error instanceof WorkThreadCrashed) return send(reply, wireErrors.paper_unfinished);
  return send(reply, wireErrors.unexpected);
}

interface Detail {
  /** Set where it differs from that of the definition. */
  message?: string | undefined;
  issues?: Issue[] | undefined;
  data?: unknown;
}

function send(reply: FastifyReply, definition: ErrorDefinition, detail: Detail = {}): FastifyReply {
  const { status, code } = definition;
  const { message = definition.message, issues, data } = detail;
  const isReadSo = reply.request.routeOptions.config?.failureIn === 'error';
  const body: ErrorBody = {
    code,
    message,
    ...(issues && { issues }),
    ...(isReadSo && { error: message }),
    ...(data !== undefined && { data }),
    // A person who reports the failure can name the line of the log.
    ...(status >= 500 && { requestId: reply.request.id }),
  };
  return reply.code(status).type('application/json; charset=utf-8').serializer(JSON.stringify).send(body);
}

export function registerErrorReplies(app: FastifyInstance): void {
  app.setErrorHandler<FastifyError | AppError | ZodError>(replyTo);
}
