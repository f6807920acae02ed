import { randomBytes } from 'node:crypto';
import type { AnswerKind, FactorChallengeData } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { factorChallenge } from '@restitui/domain/accounts/second-factor/second-factor-limits.ts';
import type { TenantId } from '@restitui/domain/tenancy/tenants/tenant-id.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Origin, OwnTransactions } from '../../../kernel/context.ts';
import { newId } from '../../../kernel/new-id.ts';
import { openRecordKey, type RecordKey, sealRecordKey } from '../../../kernel/sealed-record-key.ts';
import type { Platform } from '../../../platform/platform.ts';
import { insertChallenge } from './factor-challenges.repository.ts';
import { passkeyRequestFor, passkeysAt } from './passkeys.service.ts';
import { countRecoveryCodes, type FactorRow, listFactors } from './second-factor.repository.ts';

const minute = 60_000;
const day = 24 * 60 * minute;
const sealedFor = 'factor challenge';

export type ChallengePlatform = Pick<Platform, 'clock' | 'sealedTexts'>;
type Dependencies = Pick<OwnTransactions, 'inTenant'> & { origin: Origin; platform: ChallengePlatform };

interface Account {
  id_tenant: TenantId;
  id_user: string;
}

/** Returns the challenge of an account that has a second factor; undefined for an account without one. */
export async function challengeFor(
  { inTenant, origin, platform }: Dependencies,
  { id_tenant, id_user }: Account,
  purpose: 'sign-in' | 'reauthenticate',
): Promise<FactorChallengeData | undefined> {
  const { factors, recoveryCodesLeft } = await inTenant(id_tenant, async (db) => ({
    factors: await listFactors(db, id_tenant, id_user),
    recoveryCodesLeft: await countRecoveryCodes(db, id_tenant, id_user),
  }));
  if (factors.length === 0) return undefined;
  const passkeys = passkeysAt(factors, origin.host);
  const passkey = passkeys.length > 0 ? await passkeyRequestFor(passkeys, origin.host) : undefined;
  const webauthn = passkey?.challenge ?? randomBytes(32).toString('base64url');
  const { challenge, expiresAt } = await inTenant(id_tenant, (db) =>
    storeChallenge({ db, origin, platform }, { id_tenant, id_user, purpose, webauthn }),
  );
  return { challenge, kinds: kindsOf(factors, passkeys, recoveryCodesLeft), ...(passkey && { passkey }), expiresAt };
}

function kindsOf(factors: FactorRow[], passkeys: FactorRow[], recoveryCodesLeft: number): AnswerKind[] {
  return [
    ...(passkeys.length > 0 ? (['passkey'] as const) : []),
    ...(factors.some(({ kind }) => kind === 'totp') ? (['totp'] as const) : []),
    ...(recoveryCodesLeft > 0 ? (['recovery'] as const) : []),
  ];
}

interface NewChallenge extends Account {
  purpose: 'sign-in' | 'reauthenticate' | 'enrol';
  webauthn: string;
}

/** Stores a challenge of five minutes, bound to account and network address; returns the token that answers name it by. */
export async function storeChallenge(
  { db, origin, platform }: { db: Db; origin: Origin; platform: ChallengePlatform },
  { id_tenant, id_user, purpose, webauthn }: NewChallenge,
): Promise<{ challenge: string; expiresAt: string }> {
  const now = platform.clock.now().getTime();
  const at = (milliseconds: number) => new Date(now + milliseconds).toISOString();
  const id = newId();
  const expiresAt = at(factorChallenge.minutes * minute);
  const row = { id, id_tenant, id_user, purpose, webauthn, address: origin.address, createdDate: at(0), expiresAt };
  await insertChallenge(db, row, at(-day));
  return { challenge: sealRecordKey(platform.sealedTexts, { id_tenant, id }, sealedFor), expiresAt };
}

/** Reads the tenant and id in a token; the seal proves that this server issued it. */
export function openChallenge({ sealedTexts }: Pick<Platform, 'sealedTexts'>, token: string): RecordKey | undefined {
  return openRecordKey(sealedTexts, token, sealedFor);
}
