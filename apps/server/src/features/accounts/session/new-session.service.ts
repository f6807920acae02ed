import type { Origin } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { hashToken, newToken } from './token.rules.ts';

const sessionMilliseconds = 7 * 24 * 60 * 60_000;

/** Returns the token for the browser and the row to store. */
export function newSession(origin: Origin, now: Date) {
  const access_token = newToken();
  const row = {
    id: newId(),
    token_hash: hashToken(access_token),
    createdDate: now.toISOString(),
    expiresAt: new Date(now.getTime() + sessionMilliseconds).toISOString(),
    address: origin.address,
    maquina: origin.maquina,
  };
  return { access_token, row };
}
