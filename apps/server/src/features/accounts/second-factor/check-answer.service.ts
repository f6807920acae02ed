import type { FactorAnswer } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import type { PasskeyAssertion } from '@restitui/domain/accounts/second-factor/passkey.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import type { Platform } from '../../../platform/platform.ts';
import type { ChallengeRow } from './factor-challenges.repository.ts';
import { passkeysAt, verifyPasskey } from './passkeys.service.ts';
import { hashRecoveryCode } from './recovery-codes.service.ts';
import { acceptCounter, acceptStep, type FactorRow, listFactors, useRecoveryCode } from './second-factor.repository.ts';
import { stepOfCode } from './totp.service.ts';

export type SentAnswer = Pick<FactorAnswer, 'code' | 'passkey' | 'recoveryCode'>;

interface Check {
  db: Db;
  platform: Pick<Platform, 'sealedTexts'>;
  host: string;
  now: Date;
}

/** Returns the kind of factor that the answer proved; undefined for a wrong answer. */
export async function checkAnswer(
  check: Check,
  challenge: ChallengeRow,
  { code, passkey, recoveryCode }: SentAnswer,
): Promise<'totp' | 'passkey' | 'recovery' | undefined> {
  const { db, now } = check;
  const { id_tenant, id_user } = challenge;
  if (recoveryCode !== undefined) {
    const hash = hashRecoveryCode(recoveryCode);
    return (await useRecoveryCode(db, { id_tenant, id_user }, hash, now.toISOString())) ? 'recovery' : undefined;
  }
  const factors = await listFactors(db, id_tenant, id_user);
  if (code !== undefined) return (await isCodeOfAny(check, factors, code)) ? 'totp' : undefined;
  if (passkey) return (await isPasskeyOfAny(check, factors, passkey, challenge)) ? 'passkey' : undefined;
  return undefined;
}

async function isCodeOfAny({ db, platform, now }: Check, factors: FactorRow[], code: string): Promise<boolean> {
  for (const { id, id_tenant, sealed_secret } of factors) {
    const secret = sealed_secret === null ? undefined : platform.sealedTexts.open(sealed_secret, id);
    const step = secret === undefined ? undefined : stepOfCode(secret, code, now);
    if (step !== undefined && (await acceptStep(db, id_tenant, id, { step, now: now.toISOString() }))) return true;
  }
  return false;
}

async function isPasskeyOfAny(
  { db, host, now }: Check,
  factors: FactorRow[],
  sent: PasskeyAssertion,
  { webauthn }: ChallengeRow,
): Promise<boolean> {
  const factor = passkeysAt(factors, host).find(({ credential_id }) => credential_id === sent.id);
  if (!factor) return false;
  const counter = await verifyPasskey(factor, sent, { challenge: webauthn, host });
  return counter !== undefined && acceptCounter(db, factor, { counter, now: now.toISOString() });
}
