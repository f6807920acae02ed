const key = 'entrada-com-provedor';

function base64Url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}

/** Keeps a new secret in this tab and returns its SHA-256, which the server stores until the sign-in returns. */
export async function newProviderSecret(): Promise<string> {
  const secret = base64Url(crypto.getRandomValues(new Uint8Array(32)));
  sessionStorage.setItem(key, secret);
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(secret));
  return base64Url(new Uint8Array(hash));
}

/** Returns the secret of this tab, once; undefined in a tab that did not begin the sign-in. */
export function takeProviderSecret(): string | undefined {
  const secret = sessionStorage.getItem(key) ?? undefined;
  sessionStorage.removeItem(key);
  return secret;
}
