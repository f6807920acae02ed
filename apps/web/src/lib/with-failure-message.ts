import { ApiError } from './api-error.ts';

/** Returns an error handler that replaces the message of server failures; refusals and lost connections keep theirs. */
export function withFailureMessage(words: string) {
  return (error: unknown): never => {
    const broke = error instanceof ApiError && (error.status >= 500 || error.code === 'unexpected_answer');
    if (!broke) throw error;
    throw new ApiError({ status: error.status, code: error.code, message: words, requestId: error.requestId });
  };
}
