import { ApiError } from './api-error.ts';

/** A call that broke at the server, in the words of its feature; a refusal and a lost connection keep their own. */
export function failedAs(words: string) {
  return (error: unknown): never => {
    const broke = error instanceof ApiError && (error.status >= 500 || error.code === 'unexpected_answer');
    if (!broke) throw error;
    throw new ApiError({ status: error.status, code: error.code, message: words });
  };
}
