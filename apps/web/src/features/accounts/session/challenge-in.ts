import {
  type FactorChallengeData,
  factorChallengeData,
} from '@restitui/domain/accounts/second-factor/factor-answer.ts';
import { ApiError } from '../../../lib/api-error.ts';

/** Returns the challenge of a sign-in that needs a second factor; undefined for any other failure. */
export function challengeIn(error: unknown): FactorChallengeData | undefined {
  if (!(error instanceof ApiError) || error.code !== 'second_factor_required') return undefined;
  return factorChallengeData.safeParse(error.data).data;
}
