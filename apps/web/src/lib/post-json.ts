/** The response to a call of a public page; status 0 without one. */
export interface Answered {
  status: number;
  body: { message?: string; issues?: { path: string; message: string }[] };
}

/** Posts JSON without a session, for public pages that do not load the API client of the app. */
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
