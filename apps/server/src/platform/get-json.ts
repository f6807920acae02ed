/** An outside service did not give a usable answer. */
export class OutsideFailure extends Error {
  readonly timedOut: boolean;

  constructor(message: string, { timedOut = false, cause }: { timedOut?: boolean; cause?: unknown } = {}) {
    super(message, { cause });
    this.timedOut = timedOut;
  }
}

export interface JsonAnswer {
  status: number;
  /** Undefined when the answer is no JSON. */
  body: unknown;
}

/**
 * Asks an outside service: once more after a broken connection or a 5xx, never after a time-out or a 4xx.
 * @param milliseconds for each try, its body included
 * @throws OutsideFailure when neither try was answered below 500
 */
export async function getJson(url: string, milliseconds: number): Promise<JsonAnswer> {
  try {
    return await askOnce(url, milliseconds);
  } catch (error) {
    if (error instanceof OutsideFailure && error.timedOut) throw error;
    return askOnce(url, milliseconds);
  }
}

async function askOnce(url: string, milliseconds: number): Promise<JsonAnswer> {
  try {
    const headers = { accept: 'application/json' };
    const reply = await fetch(url, { headers, signal: AbortSignal.timeout(milliseconds) });
    const text = await reply.text();
    if (reply.status >= 500) throw new OutsideFailure(`Answered ${reply.status}`);
    const isJson = reply.headers.get('content-type')?.includes('json');
    return { status: reply.status, body: isJson ? JSON.parse(text) : undefined };
  } catch (error) {
    if (error instanceof OutsideFailure) throw error;
    throw new OutsideFailure('No answer', { timedOut: (error as Error).name === 'TimeoutError', cause: error });
  }
}
