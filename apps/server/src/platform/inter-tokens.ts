import { type BankCredentials, BankRefusal } from './bank-boletos.ts';
import type { Clock } from './clock.ts';
import { fingerprintOf } from './fingerprint.ts';
import { ExternalServiceError } from './get-json.ts';
import { requireAnswer } from './inter-errors.ts';
import type { AskBank } from './inter-transport.ts';

export interface InterTokens {
  tokenOf: (credentials: BankCredentials) => Promise<string>;
  /** Drops the token, so that the next call requests a new one. */
  forget: (credentials: BankCredentials) => void;
}

const scope = 'boleto-cobranca.read boleto-cobranca.write';
const secondsBeforeExpiry = 60;

/** Caches one token per account until a minute before it expires. */
export function interTokens(ask: AskBank, clock: Clock): InterTokens {
  const tokens = new Map<string, { token: Promise<string>; until: number }>();
  const keyOf = ({ client_id, cliente_secret, certificado }: BankCredentials) =>
    fingerprintOf(client_id, cliente_secret, certificado);

  return {
    /** One request at a time: the bank allows about five a minute. */
    tokenOf(credentials) {
      const key = keyOf(credentials);
      const kept = tokens.get(key);
      if (kept && clock.now().getTime() < kept.until) return kept.token;
      const entry = { token: Promise.resolve(''), until: Number.POSITIVE_INFINITY };
      entry.token = newToken(ask, credentials).then(({ token, seconds }) => {
        entry.until = clock.now().getTime() + (seconds - secondsBeforeExpiry) * 1000;
        return token;
      });
      entry.token.catch(() => tokens.delete(key));
      tokens.set(key, entry);
      return entry.token;
    },
    forget: (credentials) => void tokens.delete(keyOf(credentials)),
  };
}

async function newToken(ask: AskBank, credentials: BankCredentials): Promise<{ token: string; seconds: number }> {
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
  if (typeof access_token !== 'string') throw new ExternalServiceError('The bank gave no token');
  return { token: access_token, seconds: typeof expires_in === 'number' ? expires_in : 0 };
}
