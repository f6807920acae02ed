import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Says beside the fields of a form what the server refused of them. */
export function showIssues<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  options?: { shouldFocus: boolean },
): void {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.issues) setError(path as Path<F>, { message }, options);
}
