/** An external service did not give a usable answer. */
export class ExternalServiceError extends Error {
  readonly timedOut: boolean;

  constructor(message: string, { timedOut = false, cause }: { timedOut?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

export interface JsonAnswer {
  status: number;
  /** Undefined when the response is no JSON. */
  body: unknown;
}

/**
 * Gets JSON from an external service; retries once after a broken connection or a 5xx, never after a timeout
 * or a 4xx.
 * @param milliseconds for each try, including its body
 * @throws ExternalServiceError when no try was answered below 500
 */
export async function getJson(url: string, milliseconds: number): Promise<JsonAnswer> {
  try {
    return await askOnce(url, milliseconds);
  } catch (error) {
    if (error instanceof ExternalServiceError && error.timedOut) throw error;
    return askOnce(url, milliseconds);
  }
}

async function askOnce(url: string, milliseconds: number): Promise<JsonAnswer> {
  try {
    const headers = { accept: 'application/json' };
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(milliseconds) });
    const text = await reply.text();
    if (reply.status >= 500) throw new ExternalServiceError(`Answered ${reply.status}`);
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: isJson ? JSON.parse(text) : undefined };
  } catch (error) {
    if (error instanceof ExternalServiceError) throw error;
    throw new ExternalServiceError('No answer', { timedOut: isTimeout(error), cause: error });
  }
}

/** True for the error of `AbortSignal.timeout`. */
export function isTimeout(error: unknown): boolean {
  return error instanceof Error && error.name === 'TimeoutError';
}
