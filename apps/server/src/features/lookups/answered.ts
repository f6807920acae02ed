import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../kernel/app-error.ts';
import { OutsideFailure } from '../../platform/get-json.ts';

/** What the outside answered; where it could not, the refusal that says so. */
export async function answered<T>(
  answer: Promise<T>,
  refusals: { timedOut: ErrorDefinition; unavailable: ErrorDefinition },
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof OutsideFailure)) throw error;
    throw new AppError(error.timedOut ? refusals.timedOut : refusals.unavailable);
  }
}
