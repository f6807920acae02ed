import type { ErrorDefinition } from '@restitui/domain/wire/errors.ts';
import { AppError } from '../../../kernel/app-error.ts';
import { ExternalServiceError } from '../../../platform/get-json.ts';

/** Awaits an external service and maps its failures to the given errors. */
export async function awaitExternalService<T>(
  answer: Promise<T>,
  refusals: { timedOut: ErrorDefinition; unavailable: ErrorDefinition },
): Promise<T> {
  try {
    return await answer;
  } catch (error) {
    if (!(error instanceof ExternalServiceError)) throw error;
    throw new AppError(error.timedOut ? refusals.timedOut : refusals.unavailable);
  }
}
