import type { Page } from '@playwright/test';

/**
 * Opens a page of this address without the product, which would write to the browser's storage. It has the headers of
 * every page: without its COOP header the browser would start another process for the next page. An intercepted page
 * would empty the browser's cache too.
 */
export async function openEmptyPage(page: Page, address: string) {
  await page.goto(`${address}/api/health`);
}

/**
 * Signs in by a call and opens the product's home, or the page at `path`: loading home first would be a page more.
 * The form has its own journey.
 */
export async function signIn(page: Page, address: string, email: string, path?: string) {
  // Of the same origin, so that the browser requests and stores the session as the form would.
  await openEmptyPage(page, address);
  const home = await page.evaluate(
    async (credentials) => {
      const headers = { 'content-type': 'application/json' };
      const reply = await fetch('/api/auth/login', { method: 'POST', headers, body: JSON.stringify(credentials) });
      const { user, access_token: token, ...refusal } = await reply.json();
      if (!token) throw new Error(JSON.stringify(refusal));
      localStorage.clear();
      localStorage.setItem('auth', JSON.stringify({ token, user, permissions: user.permissions }));
      return user.typeUser === 'ADMIN' ? '/admin/home' : '/home';
    },
    { email, password: 'Demo@2026!' },
  );
  await page.goto(address + (path ?? home));
  if (path === undefined) await page.locator('#conteudo').waitFor();
}
