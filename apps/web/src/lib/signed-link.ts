import type { ErrorBody } from '@restitui/domain/wire/errors.ts';
import { ApiError } from './api-error.ts';
import { send } from './transport.ts';

/** Fetches the file of a signed link, under the name that the server gives it. */
export async function fetchLink(url: string): Promise<File> {
  const { status, body } = await send({ method: 'GET', url, headers: {}, body: undefined });
  if (status < 400 && body instanceof File) return body;
  const {
    code = 'unexpected',
    message = 'Ocorreu um erro desconhecido',
    requestId,
  } = (body ?? {}) as Partial<ErrorBody>;
  throw new ApiError({ status, code, message, requestId });
}
