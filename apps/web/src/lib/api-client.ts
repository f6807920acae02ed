import { deviceHeader } from '@restitui/domain/accounts/devices/device-identifier.ts';
import type { Answer, Endpoint, Request } from '@restitui/domain/wire/endpoint.ts';
import { type ErrorBody, wireErrors } from '@restitui/domain/wire/errors.ts';
import { ApiError } from './api-error.ts';
import { baseAddress } from './base-address.ts';
import { deviceId } from './device-id.ts';
import { confirmIdentity, requireEnrolment } from './identity-proof.ts';
import { sessionHeaders } from './session-headers.ts';
import { currentAuth, currentPause, endExpiredSession, sessionResumed } from './session-store.ts';
import { type Reply, send, sendWithProgress } from './transport.ts';

type Part<K extends string, T> = [T] extends [undefined]
  ? { [P in K]?: undefined }
  : object extends T
    ? { [P in K]?: T }
    : { [P in K]: T };

/** A call that sends files reports its progress: on a slow network one of them takes minutes. */
type Files<E extends Endpoint> =
  E['files'] extends Record<string, unknown>
    ? {
        files: Partial<Record<keyof E['files'], File>>;
        /** Called with the bytes sent and the total. */
        onUploadProgress: (sent: number, total: number) => void;
      }
    : { files?: undefined };

export type CallOptions<E extends Endpoint> = Part<'params', Request<E>['params']> &
  Part<'query', Request<E>['query']> &
  Part<'body', Request<E>['body']> &
  Files<E> & {
    signal?: AbortSignal | undefined;
    /** Acting tenant instead of the selected one; null for none. ADMIN only. */
    tenant?: string | null | undefined;
  };

interface Loose {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
  files?: Record<string, File | undefined>;
  signal?: AbortSignal;
  tenant?: string | null;
  onUploadProgress?: (sent: number, total: number) => void;
}

type Arguments<E extends Endpoint> = object extends CallOptions<E> ? [options?: CallOptions<E>] : [CallOptions<E>];

/**
 * Calls a declared endpoint and returns its parsed response. Throws an ApiError for anything else. A call that needs a
 * recent sign-in asks for it and is then repeated, so that nothing that was typed is lost; so is a call of a session that
 * ended while work was under way.
 */
export async function call<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<Answer<E>> {
  try {
    return await callOnce(endpoint, ...args);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'reauthentication_required') throw error;
    if (!(await confirmIdentity())) throw error;
    return callOnce(endpoint, ...args);
  }
}

async function callOnce<E extends Endpoint>(endpoint: E, ...args: Arguments<E>): Promise<Answer<E>> {
  const { params, query, body, files, signal, tenant, onUploadProgress } = (args[0] ?? {}) as Loose;
  if (needsSession(endpoint) && currentPause() && !(await sessionResumed())) throw withoutToken();
  const { headers, token } = sessionHeaders(tenant);
  if (needsSession(endpoint) && !token) throw withoutToken();
  const request = {
    method: endpoint.method,
    url: baseAddress(endpoint.base) + addressOf(endpoint.path, params, query),
    headers: endpoint.session === 'public' ? { ...headers, [deviceHeader]: deviceId() } : headers,
    body: endpoint.files ? formOf(body, files) : body,
    signal,
  };
  const reply = onUploadProgress ? await sendWithProgress(request, onUploadProgress) : await send(request);

  if (reply.status >= 400) {
    const refusal = refusalOf(reply);
    const sessionEnded = reply.status === 401 && endpoint.session !== 'public' && refusal.code !== 'link_invalid';
    if (sessionEnded) {
      endExpiredSession(token, refusal.code === 'session_idle' ? 'idle' : 'expired');
      if (await sessionResumed()) return callOnce(endpoint, ...args);
    }
    if (refusal.code === 'second_factor_enrolment_required') requireEnrolment();
    throw refusal;
  }
  const parsed = endpoint.response.safeParse(reply.body);
  if (!parsed.success) {
    throw new ApiError({
      status: reply.status,
      code: 'unexpected_answer',
      message: 'Estrutura de resposta inesperada',
    });
  }
  return parsed.data as Answer<E>;
}

/** The error of a call without a session or with a broken stored session, which is not sent. */
function withoutToken(): ApiError {
  const { code, status } = wireErrors.not_signed_in;
  return new ApiError({ status, code, message: currentAuth() ? 'Token está ausente' : 'Usuário ou token ausente' });
}

/** Returns false for `open` calls, for which the token of a link is enough. */
function needsSession({ session }: Endpoint): boolean {
  return session !== 'public' && session !== 'open';
}

function addressOf(path: string, params: Loose['params'] = {}, query: Loose['query'] = {}): string {
  const filled = path.replace(/:(\w+)/g, (_, name) => encodeURIComponent(String(params[name])));
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value !== undefined && value !== null && value !== '') search.append(name, String(value));
  }
  return `${filled}${search.size > 0 ? `?${search}` : ''}`;
}

function formOf(body: unknown, files: Loose['files'] = {}): FormData {
  const form = new FormData();
  // Fields come first: the server checks them before it reads the files.
  for (const [name, value] of Object.entries((body ?? {}) as object)) {
    if (value !== undefined && value !== null) form.append(name, String(value));
  }
  for (const [name, file] of Object.entries(files)) {
    if (file) form.append(name, file, file.name);
  }
  return form;
}

function refusalOf({ status, body, retryAfter }: Reply): ApiError {
  const refused = (body ?? {}) as Partial<ErrorBody>;
  const { code = 'unexpected', message = 'Ocorreu um erro desconhecido', issues, data, requestId } = refused;
  return new ApiError({ status, code, message, issues, retryAfter, data, requestId });
}
