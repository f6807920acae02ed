import { errorCode } from './error-code.ts';

/** Returns undefined instead of rejecting with ENOENT. Other errors, such as missing rights, are thrown. */
export async function ifExists<T>(look: Promise<T>): Promise<T | undefined> {
  try {
    return await look;
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
}
