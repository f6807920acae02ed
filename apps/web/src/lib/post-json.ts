/** What a call of the public pages answered; status 0 when nothing came back. */
export interface Answered {
  status: number;
  body: { message?: string; issues?: { path: string; message: string }[] };
}

/** A call without session, for pages that have no room for the client of the app. */
export async function postJson(url: string, sent: unknown): Promise<Answered> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const response = await fetch(url, { method: 'POST', headers, body: JSON.stringify(sent) });
    const body = await response.json().catch(() => ({}));
    return { status: response.status, body };
  } catch {
    return { status: 0, body: {} };
  }
}
