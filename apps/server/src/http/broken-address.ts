/** No route is called so: a request that is sent here finds nothing, yet passes all that every request passes. */
const nowhere = '/%25';

/** Whether the path cannot be decoded, such as `/admin/%E0%A4%A`. */
export function isBroken(address: string): boolean {
  try {
    decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** The router would answer a broken address by itself, without the headers of every other reply. */
export function routedAddress({ url = '/' }: { url?: string | undefined }): string {
  return isBroken(url) ? nowhere : url;
}
