import type { Issue } from '@restitui/domain/wire/errors.ts';

interface Refusal {
  status: number;
  code: string;
  message: string;
  issues?: Issue[] | undefined;
  /** Seconds to wait before a retry. */
  retryAfter?: number | undefined;
  /** Data for the further step that the refusal asks for. */
  data?: unknown;
  /** Id of the request in the log of the server. */
  requestId?: string | undefined;
}

/** A call that was refused, did not reach the server (status 0), or returned an unknown shape. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: string;
  readonly issues: Issue[];
  readonly retryAfter: number | undefined;
  readonly data: unknown;
  readonly requestId: string | undefined;

  constructor({ status, code, message, issues = [], retryAfter, data, requestId }: Refusal) {
    super(message);
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.issues = issues;
    this.retryAfter = retryAfter;
    this.data = data;
    this.requestId = requestId;
  }
}

/** Returns the server's message of a refusal; undefined when the call failed otherwise. */
export function refusalMessage(error: Error): string | undefined {
  return error instanceof ApiError && error.status > 0 && error.status < 500 ? error.message : undefined;
}

/** Returns whether a link has expired, as opposed to a session. */
export function isLinkOver(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'link_invalid';
}

const finalStatuses: readonly number[] = [400, 403, 404, 410, 413, 414, 422];

/** Returns whether the same call would be refused again, so that a retry is not offered. */
export function isFinalRefusal(error: unknown): boolean {
  return isLinkOver(error) || (error instanceof ApiError && finalStatuses.includes(error.status));
}

/** Returns the code that support finds in the log; undefined unless the server failed and named it. */
export function errorCodeOf(error: unknown): string | undefined {
  return error instanceof ApiError && error.status >= 500 ? error.requestId : undefined;
}

/** Returns the text of an error that users may read. */
export function errorText(error: unknown): string {
  if (typeof error === 'string') return error;
  return error instanceof ApiError ? error.message : 'Ocorreu um erro desconhecido';
}
