import { ApiError } from './api-error.ts';

/** Returns the server's validation errors by field; empty for any other error. */
export function fieldErrors(error: unknown): Record<string, string> {
  const issues = error instanceof ApiError ? error.issues : [];
  return Object.fromEntries(issues.map(({ path, message }) => [path, message]));
}
