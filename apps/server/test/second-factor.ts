import { factorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { secondFactorApi } from '@restitui/domain/accounts/second-factor/second-factor.api.ts';
import type { Caller, TestServer } from './harness.ts';
import { totpCodeAt } from './totp-code.ts';

/** Returns the code that an authenticator app shows at the server's time, or a number of steps later. */
export function codeOf(server: TestServer, secret: string, steps = 0): string {
  return totpCodeAt(secret, server.clock.now().getTime() + steps * 30_000);
}

/** Enrols an authenticator app; returns its secret and, with the first factor, the recovery codes. */
export async function enrolTotp(server: TestServer, caller: Caller) {
  const { data } = await caller.call(secondFactorApi.beginTotp);
  const body = { code: codeOf(server, data.secret), name: 'Celular' };
  const done = await caller.call(secondFactorApi.confirmTotp, { params: { id: data.id }, body });
  // The code of this time step cannot be used again.
  server.clock.move(30_000);
  return { id: data.id, secret: data.secret, recoveryCodes: done.data.recoveryCodes ?? [] };
}

interface Visit {
  host?: string;
  address?: string;
}

export async function post(server: TestServer, url: string, payload: object, { host, address }: Visit = {}) {
  const response = await server.app.inject({
    method: 'POST',
    url: `/api${url}`,
    headers: { host: host ?? 'casa.localhost:3000' },
    remoteAddress: address ?? '10.0.0.1',
    payload,
  });
  return { status: response.statusCode, body: response.json() };
}

/** Signs in with a right password; returns the challenge of the second factor. */
export async function challengeOf(server: TestServer, email: string, password: string, visit: Visit = {}) {
  const { status, body } = await post(server, '/auth/login', { email, password }, visit);
  if (status !== 403 || body.code !== 'second_factor_required') {
    throw new Error(`The sign-in answered ${status}: ${JSON.stringify(body)}`);
  }
  return factorChallengeData.parse(body.data);
}
