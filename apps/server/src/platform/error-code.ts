/** Returns the `code` of an error, as Node and PostgreSQL set it; undefined without one. */
export function errorCode(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
}
