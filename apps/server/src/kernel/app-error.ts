import type { ErrorDefinition, Issue } from '@restitui/domain/wire/errors.ts';

/** A refusal that the HTTP layer sends to the caller. */
export class AppError extends Error {
  readonly definition: ErrorDefinition;
  readonly issues: Issue[] | undefined;
  /** Seconds after which the caller may retry. */
  readonly retryAfter: number | undefined;
  /** Data for the further step that the refusal asks for. */
  readonly data: unknown;

  constructor(
    definition: ErrorDefinition,
    detail: { message?: string; issues?: Issue[]; retryAfter?: number; data?: unknown } = {},
  ) {
    super(detail.message ?? definition.message);
    this.definition = definition;
    this.issues = detail.issues;
    this.retryAfter = detail.retryAfter;
    this.data = detail.data;
  }
}

/** Throws the refusal unless access is allowed; the first lines of a use-case. */
export function requireAccess(allowed: boolean, refusal: ErrorDefinition): asserts allowed {
  if (!allowed) throw new AppError(refusal);
}

/** Returns the value, or throws the refusal when it is missing. */
export function required<T>(found: T | undefined | null, refusal: ErrorDefinition): T {
  if (found === undefined || found === null) throw new AppError(refusal);
  return found;
}
