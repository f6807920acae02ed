import { type ErrorBody, type Issue, wireErrors } from '@restitui/domain/wire/errors.ts';
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
    return send(reply, error.definition.status, error.definition.code, error.message, error.issues, error.data);
  }
  const issues = issuesOf(error);
  if (issues) {
    return send(reply, 400, wireErrors.invalid_input.code, wireErrors.invalid_input.message, issues);
  }
  const status = 'statusCode' in error ? error.statusCode : undefined;
  if (status === 413) return send(reply, 413, wireErrors.too_large.code, wireErrors.too_large.message);
  if (status !== undefined && status >= 400 && status < 500) {
    return send(reply, 400, wireErrors.invalid_input.code, wireErrors.invalid_input.message);
  }
  if (error instanceof WorkThreadBusy) {
    reply.header('retry-after', String(secondsOfBusy));
    return send(reply, 503, wireErrors.papers_busy.code, wireErrors.papers_busy.message);
  }
  request.log.error({ err: error }, 'request failed');
  if (isUniqueViolation(error)) {
    const { status, code, message } = wireErrors.concurrent_change;
    return send(reply, status, code, message);
  }
  if (error instanceof WorkThreadTimeout) {
    const { status, code, message } = wireErrors.content_too_complex;
    return send(reply, status, code, message);
  }
  const temporary = temporaryFailureOf(error);
  if (temporary) {
    reply.header('retry-after', String(temporary.retryAfter));
    return send(reply, temporary.definition.status, temporary.definition.code, temporary.definition.message);
  }
  if (error instanceof WorkThreadCrashed) {
    return send(reply, 500, wireErrors.paper_unfinished.code, wireErrors.paper_unfinished.message);
  }
  return send(reply, 500, wireErrors.unexpected.code, wireErrors.unexpected.message);
}

function send(
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  issues?: Issue[],
  data?: unknown,
): FastifyReply {
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
