import type { ErrorDefinition, Issue } from '@restitui/domain/wire/errors.ts';

/** A refusal on its way to the caller. */
export class AppError extends Error {
  readonly definition: ErrorDefinition;
  readonly issues: Issue[] | undefined;
  /** Seconds after which another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(definition: ErrorDefinition, detail: { message?: string; issues?: Issue[]; retryAfter?: number } = {}) {
    super(detail.message ?? definition.message);
    this.definition = definition;
    this.issues = detail.issues;
    this.retryAfter = detail.retryAfter;
  }
}

/** The first lines of a use-case: refuse unless the rule says yes. */
export function requireAccess(allowed: boolean, refusal: ErrorDefinition): asserts allowed {
  if (!allowed) throw new AppError(refusal);
}

/** What was looked for, or the refusal. */
export function required<T>(found: T | undefined | null, refusal: ErrorDefinition): T {
  if (found === undefined || found === null) throw new AppError(refusal);
  return found;
}
