/** No route has this path: the request goes through all hooks and ends as not found. */
const unroutedPath = '/%25';

/** True when the path cannot be decoded, such as `/admin/%E0%A4%A`. */
export function isMalformed(address: string): boolean {
  try {
    decodeURIComponent(address.split(/[?#]/, 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}

/** Rewrites a malformed URL, which the router would answer itself without the headers of every other reply. */
export function rewriteMalformedUrl({ url = '/' }: { url?: string | undefined }): string {
  return isMalformed(url) ? unroutedPath : url;
}
