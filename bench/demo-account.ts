import type { BareBrowser } from './bare-browser.ts';
import { type Product, untilQuiet } from './slowed-visit.ts';

const host = 'meridiano.localhost';
const email = 'ceo@meridiano.test';
/** The page that is opened without a session. */
export const signIn = 'sign-in';
export const size = { width: 1440, height: 900 };

/** A signed-in account of the demonstration, and the pages that benches open with it. */
export interface Account {
  address: string;
  /** What the browser stores of the session. */
  stored: string;
  pages: readonly (readonly [name: string, path: string])[];
}

/** The fields of replies that are read here. */
interface Reply {
  access_token: string;
  user: { id_tenant: string; permissions: unknown };
  data: { id: string; cnpjcpf: string; typeServico?: string }[];
}

interface Sent {
  method?: string;
  headers: Record<string, string>;
  body?: string;
}

/** Signs in, and finds the first client with a product. */
export async function openAccount(browser: BareBrowser, { port }: Product): Promise<Account> {
  const address = `http://${host}:${port}`;
  // In the browser: Node neither finds such a host nor sends its name to another address.
  const page = await browser.openPage(size);
  await page.send('Page.navigate', { url: `${address}/verificar` });
  await untilQuiet(page);
  const api = (route: string, init: Sent) =>
    page.evaluate<Reply>(`(async () => {
      const reply = await fetch(${JSON.stringify(`/api${route}`)}, ${JSON.stringify(init)});
      if (!reply.ok) throw new Error('${route} answered ' + reply.status);
      return reply.json();
    })()`);
  const body = JSON.stringify({ email, password: 'Demo@2026!' });
  const posted = { method: 'POST', headers: { 'content-type': 'application/json' }, body };
  const { access_token: token, user } = await api('/auth/login', posted);
  const init = { headers: { authorization: `Bearer ${token}` } };
  const { data: clients } = await api(`/clients/tenant/${user.id_tenant}`, init);
  for (const { cnpjcpf } of clients) {
    const { data: products } = await api(`/products/${cnpjcpf}`, init);
    const product = products.find(({ typeServico }) => typeServico?.includes('SIMPLES')) ?? products[0];
    if (!product) continue;
    const pages = [
      [signIn, '/signin'],
      ['home', '/home'],
      ['clients', '/clientes'],
      ['product', `/cliente/${cnpjcpf}/produtos/${product.id}`],
    ] as const;
    await page.close();
    return { address, stored: JSON.stringify({ token, user, permissions: user.permissions }), pages };
  }
  throw new Error('The demonstration has no product.');
}
