import { downloadName } from '@restitui/domain/wire/download-name.ts';
import { ApiError } from './api-error.ts';

interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  signal?: AbortSignal | undefined;
}

export interface Reply {
  status: number;
  body: unknown;
  retryAfter: number | undefined;
}

const networkError = () => new ApiError({ status: 0, code: 'network', message: 'Erro de rede' });

export async function send({ method, url, headers, body, signal }: Outgoing): Promise<Reply> {
  const asForm = body instanceof FormData || body === undefined;
  const response = await fetch(url, {
    method,
    headers: asForm ? headers : { ...headers, 'Content-Type': 'application/json' },
    body: asForm ? (body as FormData | undefined) : JSON.stringify(body),
    signal,
  }).catch((cause) => {
    if (signal?.aborted) throw cause;
    throw networkError();
  });
  const retryAfter = seconds(response.headers.get('Retry-After'));
  const kept = downloadName(response.headers.get('Content-Disposition'));
  const broken = () => {
    throw networkError();
  };
  if (kept !== undefined) {
    const content = await response.blob().catch(broken);
    return { status: response.status, body: new File([content], kept, { type: content.type }), retryAfter };
  }
  return { status: response.status, body: parsed(await response.text().catch(broken)), retryAfter };
}

/** Uses XMLHttpRequest because `fetch` does not report upload progress. */
export async function sendWithProgress(
  { method, url, headers, body, signal }: Outgoing,
  onProgress: (sent: number, total: number) => void,
): Promise<Reply> {
  signal?.throwIfAborted();
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(loaded, total);
    request.onload = () =>
      resolve({
        status: request.status,
        body: parsed(request.responseText),
        retryAfter: seconds(request.getResponseHeader('Retry-After')),
      });
    request.onerror = () => reject(networkError());
    request.onabort = () => reject(signal?.reason ?? networkError());
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body as FormData);
  });
}

function parsed(text: string): unknown {
  if (text === '') return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function seconds(header: string | null): number | undefined {
  const value = Number(header);
  return header && Number.isFinite(value) ? value : undefined;
}
