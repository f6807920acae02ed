import { createHash } from 'node:crypto';
import { request as requestPlain } from 'node:http';
import { Agent, request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { type BankAccount, type BankCredentials, BankRefusal } from './bank-boletos.ts';
import type { Clock } from './clock.ts';
import { OutsideFailure } from './get-json.ts';
import { fieldOfProperty } from './inter-answers.ts';

interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface BankAnswer {
  status: number;
  /** Undefined when the answer is empty or no JSON. */
  body: unknown;
}

export interface InterOptions {
  url: string;
  clock: Clock;
  /** For each call. */
  milliseconds?: number;
  /** Certificate authorities besides those that Node knows. */
  ca?: string;
}

const scope = 'boleto-cobranca.read boleto-cobranca.write';
const secondsBeforeExpiry = 60;
/** After "too often" the bank is left alone for so long, whoever asks: jobs would otherwise ask on. */
const secondsOfRest = 60;
const tooOften = 429;

/** Calls of Banco Inter: each account with its certificate, and a token that is kept until a minute before its end. */
export function interConnection({ url, clock, milliseconds = 20_000, ca }: InterOptions) {
  const base = url.replace(/\/$/, '');
  const agents = new Map<string, Agent>();
  const tokens = new Map<string, { token: Promise<string>; until: number }>();
  const restsUntil = new Map<string, number>();

  function agentOf({ chaveKey, certificado }: BankCredentials): Agent {
    const key = fingerprint(chaveKey, certificado);
    const agent = agents.get(key) ?? new Agent({ key: chaveKey, cert: certificado, ca, keepAlive: true });
    agents.set(key, agent);
    return agent;
  }

  /** One account's rest is no other's. */
  async function ask(credentials: BankCredentials, asked: Asked): Promise<BankAnswer> {
    const { client_id } = credentials;
    if (clock.now().getTime() < (restsUntil.get(client_id) ?? 0)) return { status: tooOften, body: undefined };
    const answer = await send(credentials, asked);
    if (answer.status === tooOften) restsUntil.set(client_id, clock.now().getTime() + secondsOfRest * 1000);
    return answer;
  }

  async function send(credentials: BankCredentials, { method, path, headers, body }: Asked): Promise<BankAnswer> {
    const address = new URL(`${base}${path}`);
    const secure = address.protocol === 'https:';
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    try {
      return await new Promise<BankAnswer>((resolve, reject) => {
        const options = {
          method,
          headers: { accept: 'application/json', ...headers, ...length },
          signal: AbortSignal.timeout(milliseconds),
          ...(secure && { agent: agentOf(credentials) }),
        };
        const asked = (secure ? requestSecure : requestPlain)(address, options, (reply) => {
          text(reply).then((said) => resolve({ status: reply.statusCode ?? 0, body: jsonOf(said) }), reject);
        });
        asked.on('error', reject).end(body);
      });
    } catch (error) {
      const { name, code = '' } = error as Error & { code?: string };
      // Only the bank's "no" to the certificate: its own certificate failing ours is no answer of the bank.
      if (/^ERR_SSL_.*ALERT/.test(code)) throw new BankRefusal('denied', 'The bank refuses the certificate');
      throw new OutsideFailure('The bank does not answer', { timedOut: ['TimeoutError', 'AbortError'].includes(name) });
    }
  }

  async function newToken(credentials: BankCredentials, keep: (seconds: number) => void): Promise<string> {
    const { client_id, cliente_secret } = credentials;
    const form = { client_id, client_secret: cliente_secret, grant_type: 'client_credentials', scope };
    const answer = await ask(credentials, {
      method: 'POST',
      path: '/oauth/v2/token',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(form).toString(),
    });
    if (answer.status === 400 || answer.status === 401 || answer.status === 403) {
      throw new BankRefusal('denied', 'The bank refuses the client id or secret');
    }
    requireAnswer(answer);
    const { access_token, expires_in } = (answer.body ?? {}) as { access_token?: unknown; expires_in?: unknown };
    if (typeof access_token !== 'string') throw new OutsideFailure('The bank gave no token');
    keep(typeof expires_in === 'number' ? expires_in : 0);
    return access_token;
  }

  /** One question at a time: the bank counts them, some five a minute. */
  function tokenOf(credentials: BankCredentials): Promise<string> {
    const key = fingerprint(credentials.client_id, credentials.cliente_secret, credentials.certificado);
    const kept = tokens.get(key);
    if (kept && clock.now().getTime() < kept.until) return kept.token;
    const entry = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
    entry.token = newToken(credentials, (seconds) => {
      entry.until = clock.now().getTime() + (seconds - secondsBeforeExpiry) * 1000;
    });
    entry.token.catch(() => tokens.delete(key));
    tokens.set(key, entry);
    return entry.token;
  }

  function forget(credentials: BankCredentials) {
    tokens.delete(fingerprint(credentials.client_id, credentials.cliente_secret, credentials.certificado));
  }

  async function callOnce(credentials: BankCredentials, asked: Omit<Asked, 'headers'>): Promise<BankAnswer> {
    const headers = {
      authorization: `Bearer ${await tokenOf(credentials)}`,
      'x-conta-corrente': credentials.x_conta_corrente.replace(/\D/g, ''),
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
    };
    return ask(credentials, { ...asked, headers });
  }

  return {
    /** A token and nothing else. */
    async signIn(account: BankAccount): Promise<void> {
      const credentials = credentialsOf(account);
      forget(credentials);
      await tokenOf(credentials);
    },
    /** A token that the bank no longer takes is replaced once. */
    async call(account: BankAccount, asked: Omit<Asked, 'headers'>): Promise<unknown> {
      const credentials = credentialsOf(account);
      let answer = await callOnce(credentials, asked);
      if (answer.status === 401) {
        forget(credentials);
        answer = await callOnce(credentials, asked);
      }
      requireAnswer(answer);
      return answer.body;
    },
  };
}

function credentialsOf({ credentials }: BankAccount): BankCredentials {
  if (!credentials) throw new BankRefusal('denied', 'The account has no credentials');
  return credentials;
}

function fingerprint(...parts: string[]): string {
  return createHash('sha256').update(parts.join('\0')).digest('hex');
}

function jsonOf(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}

interface Violation {
  razao?: unknown;
  propriedade?: unknown;
}

function requireAnswer({ status, body }: BankAnswer): void {
  if (status >= 200 && status < 300) return;
  if (status === 401 || status === 403) throw new BankRefusal('denied', 'The bank refuses the credentials');
  if (status === 404) throw new BankRefusal('unknown', 'The bank knows no such charge');
  if (status === tooOften) throw new BankRefusal('busy', 'The bank was asked too often');
  if (status < 400 || status >= 500) throw new OutsideFailure(`The bank answered ${status}`);
  const { title, detail, violacoes } = (body ?? {}) as { title?: unknown; detail?: unknown; violacoes?: unknown };
  const said = [detail, title].find((words) => typeof words === 'string' && words !== '') ?? '';
  const violations = Array.isArray(violacoes) ? (violacoes as Violation[]) : [];
  const issues = violations.map(({ razao, propriedade }) => ({
    path: fieldOfProperty(String(propriedade ?? '')),
    message: String(razao ?? said),
  }));
  throw new BankRefusal('refused', String(said), issues);
}
