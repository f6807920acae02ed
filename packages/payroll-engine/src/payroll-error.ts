/** The analysis cannot be made; the message is pt-BR. */
export class PayrollError extends Error {
  readonly code: 'nothing_usable' | 'unreadable' | 'invalid_options';

  constructor(code: PayrollError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PayrollError';
    this.code = code;
  }
}

/** A sheet has not the columns of PR-011, and its headings are not known; an analyst can say which column is which. */
export class UnknownColumns extends PayrollError {
  constructor(missing: string) {
    super('unreadable', `A planilha não tem a coluna ${missing}.`);
    this.name = 'UnknownColumns';
  }
}
