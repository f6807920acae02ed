import { type BankAccount, type BankCredentials, BankRefusal } from './bank-boletos.ts';
import { type BankAnswer, requireAnswer } from './inter-errors.ts';
import { interTokens } from './inter-tokens.ts';
import { type Asked, type InterOptions, interTransport } from './inter-transport.ts';

/** Calls Banco Inter's API with each account's certificate and token. */
export function interConnection(options: InterOptions) {
  const ask = interTransport(options);
  const tokens = interTokens(ask, options.clock);

  async function callOnce(credentials: BankCredentials, asked: Omit<Asked, 'headers'>): Promise<BankAnswer> {
    const headers = {
      authorization: `Bearer ${await tokens.tokenOf(credentials)}`,
      'x-conta-corrente': credentials.x_conta_corrente.replace(/\D/g, ''),
      ...(asked.body !== undefined && { 'content-type': 'application/json' }),
    };
    return ask(credentials, { ...asked, headers });
  }

  return {
    /** Requests a token only. */
    async signIn(account: BankAccount): Promise<void> {
      const credentials = credentialsOf(account);
      tokens.forget(credentials);
      await tokens.tokenOf(credentials);
    },
    /** A token that the bank rejects is replaced once. */
    async call(account: BankAccount, asked: Omit<Asked, 'headers'>): Promise<unknown> {
      const credentials = credentialsOf(account);
      let answer = await callOnce(credentials, asked);
      if (answer.status === 401) {
        tokens.forget(credentials);
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
