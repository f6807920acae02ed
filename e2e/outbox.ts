import type { APIRequestContext } from '@playwright/test';
import { besideBrowser } from './beside-browser.ts';
import { expect } from './server.ts';

interface Outgoing {
  channel: 'email' | 'whatsapp';
  to: string;
  subject: string;
  text: string;
}

/** Returns the sent messages, newest first. */
export async function outboxOf(request: APIRequestContext, address: string): Promise<Outgoing[]> {
  const { url, headers } = besideBrowser(address, '/dev/outbox');
  return ((await (await request.get(url, { headers })).json()) as { data: Outgoing[] }).data;
}

/** Waits for the newest message to an address. Use an address of this journey only. */
export async function messageTo(request: APIRequestContext, address: string, to: string): Promise<string> {
  let text: string | undefined;
  await expect(async () => {
    text = (await outboxOf(request, address)).find((message) => message.to === to)?.text;
    expect(text).toBeDefined();
  }).toPass();
  return text ?? '';
}

/** Returns the code in the newest message to an address. */
export async function codeSentTo(request: APIRequestContext, address: string, to: string): Promise<string> {
  return /\b[A-Z0-9]{4}\b/.exec(await messageTo(request, address, to))?.[0] ?? '';
}
