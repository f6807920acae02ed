/** Why a whole ZIP cannot be read. A single bad entry is a `FileProblem`, never this. */
export type ZipErrorCode = 'zip_invalid' | 'zip_encrypted' | 'zip_bomb';

/** Stops the reading of a ZIP; the message is pt-BR and names the file. */
export class ZipError extends Error {
  readonly code: ZipErrorCode;

  constructor(code: ZipErrorCode, message: string) {
    super(message);
    this.name = 'ZipError';
    this.code = code;
  }
}
