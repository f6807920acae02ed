/** The analysis cannot be made; the message is pt-BR. */
export class PayrollError extends Error {
  readonly code: 'nothing_usable' | 'unreadable' | 'invalid_options';

  constructor(code: PayrollError['code'], message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'PayrollError';
    this.code = code;
  }
}
