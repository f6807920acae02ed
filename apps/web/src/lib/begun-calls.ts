interface BegunCall {
  /** Absent in calls that need no session. */
  token: string | undefined;
  reply: Promise<Response>;
}

declare global {
  /** Calls that `first-paint.js` began before the app was loaded, by address. */
  var begunCalls: Map<string, BegunCall> | undefined;
}

/** A reply that waited longer may be out of date. */
const mostMilliseconds = 10_000;

interface Outgoing {
  method: string;
  url: string;
  headers: Record<string, string>;
}

/**
 * Returns the reply to a call that began before the app was loaded, once; undefined for other calls. A change, and the end of
 * the first seconds, drop the replies that are left.
 */
export function takeBegunCall({ method, url, headers }: Outgoing): Promise<Response> | undefined {
  const calls = globalThis.begunCalls;
  if (!calls) return undefined;
  if (method !== 'GET' || performance.now() > mostMilliseconds) {
    globalThis.begunCalls = undefined;
    return undefined;
  }
  const call = calls.get(url);
  calls.delete(url);
  if (!call || (call.token && headers.Authorization !== `Bearer ${call.token}`)) return undefined;
  return call.reply;
}
