import type { Issue } from '@restitui/domain/wire/errors.ts';
import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import { ApiError, errorText } from './api-error.ts';

/**
 * Shows the server's validation errors at the fields of a form, and focuses the first.
 * @param names fields whose name differs from the wire
 */
export function focusIssues<F extends FieldValues>(
  error: unknown,
  setError: UseFormSetError<F>,
  names: Partial<Record<string, Path<F>>> = {},
): void {
  focusFields(
    issuesOf(error).map(({ path, message }) => ({ field: names[path] ?? (path as Path<F>), message })),
    setError,
  );
}

/** The same for a form that shows only some fields of the wire. */
export function focusIssuesOf<F extends FieldValues>(error: unknown, setError: UseFormSetError<F>, fields: F): void {
  const issues = issuesOf(error).filter(({ path }) => path in fields);
  focusFields(
    issues.map(({ path, message }) => ({ field: path as Path<F>, message })),
    setError,
  );
}

/**
 * Returns the text of an error for a notice in its form; undefined where a field of the form already shows that text.
 */
export function textBesideFields(error: unknown, fields: FieldValues): string | undefined {
  const text = errorText(error);
  return issuesOf(error).some(({ path, message }) => path in fields && message === text) ? undefined : text;
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

/** Shows messages at fields, and focuses the first of them. */
export function focusFields<F extends FieldValues>(
  refused: readonly { field: Path<F>; message: string }[],
  setError: UseFormSetError<F>,
): void {
  for (const [i, { field, message }] of refused.entries()) setError(field, { message }, { shouldFocus: i === 0 });
}

function issuesOf(error: unknown): readonly Issue[] {
  return error instanceof ApiError ? error.issues : [];
}
