import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Shows the server's validation errors at the fields of a form. */
export function showIssues<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  options?: { shouldFocus: boolean },
): void {
  if (!(error instanceof ApiError)) return;
  for (const { path, message } of error.issues) setError(path as Path<F>, { message }, options);
}
