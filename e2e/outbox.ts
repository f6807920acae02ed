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

/** Returns the code in the newest message with one to an address; jobs may send other messages there meanwhile. */
export async function codeSentTo(request: APIRequestContext, address: string, to: string): Promise<string> {
  return codeIn(request, { address, to, code: /código .*é ([A-Z0-9]{4})\b/ });
}

/** Returns the code of six digits, by which clients sign in, in the newest message with one to an address. */
export async function signInCodeSentTo(request: APIRequestContext, address: string, to: string): Promise<string> {
  return codeIn(request, { address, to, code: /código .*é (\d{6})\b/ });
}

async function codeIn(
  request: APIRequestContext,
  { address, to, code }: { address: string; to: string; code: RegExp },
) {
  let found: string | undefined;
  await expect(async () => {
    const texts = (await outboxOf(request, address)).filter((message) => message.to === to).map(({ text }) => text);
    found = texts.flatMap((text) => code.exec(text)?.[1] ?? [])[0];
    expect(found).toBeDefined();
  }).toPass();
  return found ?? '';
}

/** Returns the token of the invitation; the contract of a partner is mailed to the same address. */
export async function invitationSentTo(request: APIRequestContext, address: string, to: string) {
  let token: string | undefined;
  await expect(async () => {
    const messages = (await outboxOf(request, address)).filter((message) => message.to === to);
    token = messages.flatMap(({ text }) => /convite\?token=([\w-]+)/.exec(text)?.[1] ?? [])[0];
    expect(token).toBeDefined();
  }).toPass();
  return token;
}
