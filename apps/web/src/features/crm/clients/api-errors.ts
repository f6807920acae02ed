import { ApiError } from '../../../lib/api-error.ts';

/** Returns the value, or throws an ApiError with this message when it is empty. */
export function requireValue(value: string, missing: string): string {
  if (value === '') throw new ApiError({ status: 400, code: 'invalid_input', message: missing });
  return value;
}

/** Runs a request and replaces the message of an `unexpected_answer` (a response of another shape than declared). */
export async function withUnexpectedAnswerMessage<T>(message: string, request: () => Promise<T>): Promise<T> {
  try {
    return await request();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unexpected_answer') throw error;
    throw new ApiError({ status: error.status, code: error.code, message, requestId: error.requestId });
  }
}
