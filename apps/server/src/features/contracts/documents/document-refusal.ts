import type { contractErrors } from '@restitui/domain/contracts/contracts.errors.ts';

export type RefusalCode = keyof typeof contractErrors;

/** A document that is not taken; the code travels from the worker, where classes do not. */
export class DocumentRefusal extends Error {
  readonly code: RefusalCode;

  constructor(code: RefusalCode) {
    super(code);
    this.code = code;
  }
}
