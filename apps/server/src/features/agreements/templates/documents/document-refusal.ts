import type { templateErrors } from '@restitui/domain/agreements/templates/templates.errors.ts';

export type RefusalCode = keyof typeof templateErrors;

/** A refused document. Carries a code because class instances do not survive the transfer from the worker. */
export class DocumentRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
