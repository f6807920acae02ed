/** The analysis cannot be made; the message is pt-BR. */
export class SpedError extends Error {
  readonly code: 'nothing_usable' | 'unreadable';

  constructor(code: SpedError['code'], message: string) {
    super(message);
    this.name = 'SpedError';
    this.code = code;
  }
}
