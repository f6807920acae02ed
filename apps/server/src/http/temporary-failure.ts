import { type ErrorDefinition, wireErrors } from '@restitui/domain/wire/errors.ts';
import { isOutage } from '../db/is-outage.ts';
import { isDiskFull } from '../platform/disk-full.ts';
import { ExternalServiceError } from '../platform/get-json.ts';

interface TemporaryFailure {
  definition: ErrorDefinition;
  /** Seconds after which a retry can succeed. */
  retryAfter: number;
}

/** Returns the refusal for an error that means a full disk or an absent database; undefined for other errors. */
export function temporaryFailureOf(error: unknown): TemporaryFailure | undefined {
  if (isDiskFull(error)) return { definition: wireErrors.disk_full, retryAfter: 60 };
  // The connection that failed was not the database's.
  if (isExternal(error)) return undefined;
  if (isOutage(error)) return { definition: wireErrors.database_away, retryAfter: 5 };
  return undefined;
}

function isExternal(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return error instanceof ExternalServiceError || isExternal(error.cause);
}
