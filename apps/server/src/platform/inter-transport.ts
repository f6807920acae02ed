import { request as requestPlain } from 'node:http';
import { Agent, request as requestSecure } from 'node:https';
import { text } from 'node:stream/consumers';
import { type BankCredentials, BankRefusal } from './bank-boletos.ts';
import type { Clock } from './clock.ts';
import { fingerprintOf } from './fingerprint.ts';
import { ExternalServiceError } from './get-json.ts';
import { type BankAnswer, tooOften } from './inter-errors.ts';

export interface Asked {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface InterOptions {
  url: string;
  clock: Clock;
  /** Timeout of each call. */
  milliseconds?: number;
  /** Additional certificate authorities. */
  ca?: string;
}

export type AskBank = (credentials: BankCredentials, asked: Asked) => Promise<BankAnswer>;

/** Pause after a 429 for all callers: jobs would otherwise keep asking. */
const secondsOfRest = 60;

/** Sends each account's calls with its own certificate; a pause applies to one account. */
export function interTransport({ url, clock, milliseconds = 20_000, ca }: InterOptions): AskBank {
  const base = url.replace(/\/$/, '');
  const agentOf = agentsWith(ca);
  const restsUntil = new Map<string, number>();

  async function send(credentials: BankCredentials, { method, path, headers, body }: Asked): Promise<BankAnswer> {
    const address = new URL(`${base}${path}`);
    const secure = address.protocol === 'https:';
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    try {
      const options = {
        method,
        headers: { accept: 'application/json', ...headers, ...length },
        signal: AbortSignal.timeout(milliseconds),
        ...(secure && { agent: agentOf(credentials) }),
      };
      return await new Promise<BankAnswer>((resolve, reject) => {
        const asked = (secure ? requestSecure : requestPlain)(address, options, (reply) => {
          text(reply).then((said) => resolve({ status: reply.statusCode ?? 0, body: jsonOf(said) }), reject);
        });
        asked.on('error', reject).end(body);
      });
    } catch (error) {
      const { name, code = '' } = error as Error & { code?: string };
      // Only the bank's rejection of the certificate counts; a failed check of the bank's certificate is no answer
      // by the bank.
      if (/^ERR_SSL_.*ALERT/.test(code)) throw new BankRefusal('denied', 'The bank refuses the certificate');
      throw new ExternalServiceError('The bank does not answer', {
        timedOut: ['TimeoutError', 'AbortError'].includes(name),
      });
    }
  }

  return async (credentials, asked) => {
    const { client_id } = credentials;
    if (clock.now().getTime() < (restsUntil.get(client_id) ?? 0)) return { status: tooOften, body: undefined };
    const answer = await send(credentials, asked);
    if (answer.status === tooOften) restsUntil.set(client_id, clock.now().getTime() + secondsOfRest * 1000);
    return answer;
  };
}

function agentsWith(ca: string | undefined): (credentials: BankCredentials) => Agent {
  const agents = new Map<string, Agent>();
  return ({ chaveKey, certificado }) => {
    const key = fingerprintOf(chaveKey, certificado);
    const agent = agents.get(key) ?? new Agent({ key: chaveKey, cert: certificado, ca, keepAlive: true });
    agents.set(key, agent);
    return agent;
  };
}

function jsonOf(said: string): unknown {
  try {
    return JSON.parse(said);
  } catch {
    return undefined;
  }
}
