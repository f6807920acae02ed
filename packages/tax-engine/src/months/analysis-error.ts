export type AnalysisErrorCode =
  | 'cnpj_invalid'
  | 'file_missing'
  | 'zip_invalid'
  | 'zip_encrypted'
  | 'zip_bomb'
  | 'nothing_readable';

/** The reason why an analysis is impossible; the message is pt-BR and names the file. */
export class AnalysisError extends Error {
  readonly code: AnalysisErrorCode;

  constructor(code: AnalysisErrorCode, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'AnalysisError';
    this.code = code;
  }
}
