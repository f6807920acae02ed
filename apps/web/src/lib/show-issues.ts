import type { Issue } from '@restitui/domain/wire/errors.ts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError } from './api-error.ts';

/** Shows the server's validation errors at the fields of a form. */
export function showIssues<F extends FieldValues>(error: unknown, setError: UseFormSetError<F>): void {
  for (const { path, message } of issuesOf(error)) setError(path as Path<F>, { message });
}

/** Shows the server's validation errors at the fields of a form (only at `fields`, if given), and focuses the first. */
export function focusIssues<F extends FieldValues>(error: unknown, setError: UseFormSetError<F>, fields?: F): void {
  const issues = issuesOf(error).filter(({ path }) => !fields || path in fields);
  for (const [i, { path, message }] of issues.entries()) {
    setError(path as Path<F>, { message }, { shouldFocus: i === 0 });
  }
}

/**
 * Shows the text of a refusal at the field that its code concerns, and focuses the field. Returns whether the error has
 * that code.
 */
export function focusRefusal<F extends FieldValues>(
  error: unknown,
  code: string,
  setError: UseFormSetError<F>,
  field: Path<F>,
): boolean {
  if (!(error instanceof ApiError) || error.code !== code) return false;
  setError(field, { message: error.message }, { shouldFocus: true });
  return true;
}

function issuesOf(error: unknown): readonly Issue[] {
  return error instanceof ApiError ? error.issues : [];
}
