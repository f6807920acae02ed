import { ApiError } from '../../lib/api-error.ts';

/** What a call cannot be made without, or the words that say so. */
export function given(value: string, missing: string): string {
  if (value === '') throw new ApiError({ status: 400, code: 'invalid_input', message: missing });
  return value;
}

/** Asks; an answer in a shape that nobody declared gets the words of this call. */
export async function answered<T>(unexpected: string, value: string, ask: (value: string) => Promise<T>): Promise<T> {
  try {
    return await ask(value);
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'unexpected_answer') throw error;
    throw new ApiError({ status: error.status, code: error.code, message: unexpected });
  }
}
