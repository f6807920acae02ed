import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { CDPSession } from '@playwright/test';
import { ensureBrowser } from '../scripts/ensure-browser.mjs';

/** Sends a command of the DevTools protocol and returns its answer. */
export type Send = CDPSession['send'];

interface Message {
  id?: number;
  method?: string;
  params?: unknown;
  result?: unknown;
  error?: { message: string };
}

interface Waiting {
  resolve(result: never): void;
  reject(error: Error): void;
}

export interface BareBrowser {
  /** To the browser itself. */
  send: Send;
  once(event: string): Promise<unknown>;
  openPage(size: { width: number; height: number }): Promise<BarePage>;
  close(): Promise<void>;
}

export interface BarePage {
  send: Send;
  /** Evaluates an expression and returns the value, or what the promise resolves to. */
  evaluate<T>(expression: string): Promise<T>;
  close(): Promise<void>;
}

async function connect(address: string) {
  const socket = new WebSocket(address);
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve, { once: true });
    socket.addEventListener('error', reject, { once: true });
  });
  const waiting = new Map<number, Waiting>();
  const events = new EventTarget();
  let last = 0;
  socket.addEventListener('message', ({ data }) => {
    const { id, method, params, result, error } = JSON.parse(String(data)) as Message;
    if (method) events.dispatchEvent(new CustomEvent(method, { detail: params }));
    const waits = waiting.get(id ?? 0);
    waiting.delete(id ?? 0);
    if (error) waits?.reject(new Error(error.message));
    else waits?.resolve(result as never);
  });
  return {
    sendTo:
      (sessionId?: string): Send =>
      (method, params) =>
        new Promise((resolve, reject) => {
          waiting.set(++last, { resolve, reject });
          socket.send(JSON.stringify({ id: last, sessionId, method, params }));
        }),
    once: (event: string) =>
      new Promise<unknown>((resolve) => {
        events.addEventListener(event, (each) => resolve((each as CustomEvent).detail), { once: true });
      }),
  };
}

/** Opens a page of a new profile. */
async function openPage(
  connection: Awaited<ReturnType<typeof connect>>,
  { width, height }: { width: number; height: number },
): Promise<BarePage> {
  const browser = connection.sendTo();
  const { browserContextId } = await browser('Target.createBrowserContext');
  const { targetId } = await browser('Target.createTarget', { url: 'about:blank', browserContextId, width, height });
  const { sessionId } = await browser('Target.attachToTarget', { targetId, flatten: true });
  const send = connection.sendTo(sessionId);
  await send('Emulation.setDeviceMetricsOverride', { width, height, deviceScaleFactor: 1, mobile: false });
  return {
    send,
    async evaluate<T>(expression: string) {
      const { result, exceptionDetails } = await send('Runtime.evaluate', {
        expression,
        awaitPromise: true,
        returnByValue: true,
      });
      if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
      return result.value as T;
    },
    async close() {
      await browser('Target.disposeBrowserContext', { browserContextId });
    },
  };
}

/**
 * Starts a browser whose pages have no developer tools. Playwright enables those of each page, and V8 then parses the
 * entry a second time for the positions of its functions, on the main thread (decision 171).
 */
export async function startBareBrowser(): Promise<BareBrowser> {
  const profile = mkdtempSync(path.join(tmpdir(), 'restitui-browser-'));
  const flags = ['--headless', '--no-sandbox', '--no-first-run', '--disable-extensions', '--hide-scrollbars'];
  const child = spawn(
    await ensureBrowser(),
    [...flags, `--user-data-dir=${profile}`, '--remote-debugging-port=0', 'about:blank'],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  const ended = new Promise((resolve) => child.once('exit', resolve));
  const address = await new Promise<string>((resolve, reject) => {
    let said = '';
    child.stderr.on('data', (chunk: Buffer) => {
      said += chunk;
      const found = /listening on (ws:\S+)/.exec(said)?.[1];
      if (found) resolve(found);
    });
    child.once('exit', () => reject(new Error(`The browser did not start:\n${said}`)));
  });
  const connection = await connect(address);
  return {
    send: connection.sendTo(),
    once: connection.once,
    openPage: (size) => openPage(connection, size),
    async close() {
      await connection.sendTo()('Browser.close');
      await ended;
      rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}
