import type { FactorAnswer } from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { secondFactorErrors } from '@restitui/domain/accounts/second-factor/second-factor.errors.ts';
import { factorChallenge } from '@restitui/domain/accounts/second-factor/second-factor-limits.ts';
import type { Db } from '../../../db/tenant-scope.ts';
import { AppError, required } from '../../../kernel/app-error.ts';
import type { Origin, OwnTransactions } from '../../../kernel/context.ts';
import { recentWindow } from '../../../kernel/recent-window.ts';
import type { Platform } from '../../../platform/platform.ts';
import { openChallenge } from './challenge.service.ts';
import { checkAnswer, type SentAnswer } from './check-answer.service.ts';
import {
  type ChallengeRow,
  countChallengeAttempt,
  countWrongAnswers,
  spendChallenge,
} from './factor-challenges.repository.ts';
import { notifyOfFactor } from './notify-of-factor.service.ts';
import { lockFactors } from './second-factor.repository.ts';

const { wrong: most, wrongPerAccount, windowMinutes } = factorChallenge;

type Dependencies = Pick<OwnTransactions, 'inTenant'> & {
  origin: Origin;
  platform: Pick<Platform, 'clock' | 'sealedTexts' | 'jobs'>;
};

/** A challenge with the attempt that was counted for it. */
interface Attempt {
  challenge: ChallengeRow;
  now: Date;
}

/**
 * Checks the answer to a challenge and spends it. The attempt is counted before the check, in a transaction of its own,
 * so that concurrent guesses count each other.
 * @throws 403 for a wrong answer and for a challenge that expired, was spent or belongs to another address
 */
export async function answerChallenge(
  { inTenant, origin, platform }: Dependencies,
  sent: FactorAnswer,
  purpose: 'sign-in' | 'reauthenticate',
) {
  const key = required(openChallenge(platform, sent.challenge), secondFactorErrors.second_factor_expired);
  const now = platform.clock.now();
  const challenge = await inTenant(key.id_tenant, (db) =>
    countAttempt(db, key, { purpose, address: origin.address, now }),
  );
  const method = await inTenant(key.id_tenant, (db) => accept({ db, origin, platform }, { challenge, now }, sent));
  if (!method) {
    if (challenge.wrong >= most) {
      await inTenant(key.id_tenant, (db) => notifyOfFactor({ db, platform }, challenge, 'wrongAnswers'));
    }
    throw new AppError(secondFactorErrors.wrong_second_factor);
  }
  return { id_tenant: key.id_tenant, id_user: challenge.id_user, method };
}

async function countAttempt(
  db: Db,
  key: NonNullable<ReturnType<typeof openChallenge>>,
  { purpose, address, now }: { purpose: ChallengeRow['purpose']; address: string; now: Date },
): Promise<ChallengeRow> {
  const found = await countChallengeAttempt(db, key, { purpose, address, now: now.toISOString(), most });
  const challenge = required(found, secondFactorErrors.second_factor_expired);
  await lockFactors(db, challenge.id_tenant, challenge.id_user);
  const wrong = await countWrongAnswers(db, challenge.id_tenant, challenge.id_user, recentWindow(now, windowMinutes));
  if (wrong > wrongPerAccount) {
    throw new AppError(secondFactorErrors.too_many_second_factors, { retryAfter: windowMinutes * 60 });
  }
  return challenge;
}

/** Returns how the answer proved the account, and consumes code and challenge in one transaction. */
async function accept(
  { db, origin, platform }: { db: Db; origin: Origin; platform: Dependencies['platform'] },
  { challenge, now }: Attempt,
  sent: SentAnswer,
) {
  await lockFactors(db, challenge.id_tenant, challenge.id_user);
  const method = await checkAnswer({ db, platform, host: origin.host, now }, challenge, sent);
  if (!method) return undefined;
  if (!(await spendChallenge(db, challenge, now.toISOString()))) {
    throw new AppError(secondFactorErrors.second_factor_expired);
  }
  if (method === 'recovery') await notifyOfFactor({ db, platform }, challenge, 'recoveryCodeUsed');
  return method;
}
