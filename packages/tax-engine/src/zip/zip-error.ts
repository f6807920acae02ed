/** Reasons why a whole ZIP cannot be read. A single bad entry is reported as a `FileProblem`. */
export type ZipErrorCode = 'zip_invalid' | 'zip_encrypted' | 'zip_bomb';

/** Thrown when a ZIP cannot be read; the message is pt-BR and names the file. */
export class ZipError extends Error {
  readonly code: ZipErrorCode;

  constructor(code: ZipErrorCode, message: string) {
    super(message);
    this.name = 'ZipError';
    this.code = code;
  }
}
