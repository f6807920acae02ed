import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { mainJobClient, meridiano, smallAnalysis } from './analyse.ts';
import { read, staffOf } from './new-client.ts';
import { openPortal } from './portal-page.ts';
import type { StartedServer } from './server.ts';
import { signIn } from './sign-in.ts';

/** Users whose screens are checked. */
export type Viewer = 'visitor' | 'ceo' | 'analyst' | 'operator' | 'provider' | 'client';

export interface MainScreen {
  name: string;
  viewer: Viewer;
  path: string;
  /** Visible once the screen is loaded. */
  shows: (page: Page) => Locator;
  /** True where the subject lies below the first window of the page. */
  isBelow?: true;
  /** A dialog covers the page. */
  isDialog?: true;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const table = (name: string) => (page: Page) => page.getByRole('table', { name });

/**
 * Returns the paths of a case of the demonstration that an engine analysed, and of one of its months. The list begins with
 * the payment that expires next, which is of another client on another day.
 */
async function analysedCase(request: APIRequestContext, server: StartedServer) {
  const ceo = await staffOf(request, server.hostOf('meridiano'), 'ceo@meridiano.test');
  const { data } = (await read(ceo, '/prescricoes/pagamentos')) as { data: Record<string, string>[] };
  const found = data.find(({ id_client }) => id_client === smallAnalysis) ?? data[0];
  if (!found) throw new Error('No payment of the demonstration expires, so that no analysed case is known.');
  const { id_client, id_product, id_apuracao, competencia } = found;
  const path = `/admin/${meridiano}/clientes/${id_client}/produtos/${id_product}?apuracao=${id_apuracao}&etapa=conferir`;
  return { path, month: `${path}&mes=${competencia?.replace('/', '-')}` };
}

/** Answers the state of the processes and queues, which differs from one moment to the next, as that of a quiet system. */
async function answerQuietSystem(page: Page) {
  await page.route('**/api/system', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const quiet = { waiting: 0, later: 0, active: 0, oldestWaiting: null };
    const queues = data.queues.map((queue: object) => ({ ...queue, ...quiet }));
    const processes = data.processes.map((one: object) => ({
      ...one,
      machine: 'servidor',
      startedAt: data.at,
      seenAt: data.at,
    }));
    await route.fulfill({ response, json: { data: { ...data, queues, processes } } });
  });
}

/** Returns the main screens, those of a user together. */
export async function mainScreens(request: APIRequestContext, server: StartedServer): Promise<MainScreen[]> {
  const { path, month } = await analysedCase(request, server);
  return [
    { name: 'sign-in', viewer: 'visitor', path: '/signin', shows: (page) => page.getByLabel('E-mail') },
    {
      name: 'today',
      viewer: 'ceo',
      path: '/home',
      shows: (page) => page.getByRole('heading', { level: 2, name: /Sem prazo próximo|Até/ }).first(),
      isBelow: true,
    },
    {
      name: 'figures',
      viewer: 'ceo',
      path: '/home?aba=numeros',
      shows: (page) => page.getByText('Créditos encontrados'),
      isBelow: true,
    },
    { name: 'clients', viewer: 'ceo', path: '/clientes', shows: (page) => page.getByText(/^1–50 de/) },
    { name: 'boletos', viewer: 'ceo', path: '/opcoes-financeiras?area=boletos', shows: table('Boletos') },
    { name: 'contracts', viewer: 'ceo', path: '/admin/contratos', shows: (page) => page.getByRole('searchbox') },
    { name: 'users', viewer: 'ceo', path: '/admin/usuarios', shows: (page) => page.getByRole('searchbox') },
    {
      name: 'client',
      viewer: 'analyst',
      path: `/admin/${meridiano}/clientes/${mainJobClient}/informacoes`,
      shows: heading('Comercio Exemplo Ltda'),
    },
    { name: 'case', viewer: 'analyst', path, shows: table('Meses da análise') },
    {
      name: 'month',
      viewer: 'analyst',
      path: month,
      shows: (page) => page.getByRole('dialog', { name: /^Competência/ }),
      isDialog: true,
    },
    { name: 'system', viewer: 'operator', path: '/admin/sistema', shows: heading('Tarefas com falha') },
    {
      name: 'portal',
      viewer: 'client',
      path: '/portal',
      shows: (page) => page.getByRole('list', { name: 'Andamento' }),
    },
  ];
}

/** Signs the user in, on the brand that shows these screens; returns the address. */
export async function enterAs(page: Page, server: StartedServer, viewer: Viewer): Promise<string> {
  const tenant = server.hostOf('meridiano');
  switch (viewer) {
    case 'visitor':
      return tenant;
    case 'ceo':
      await signIn(page, tenant, 'ceo@meridiano.test');
      return tenant;
    case 'client':
      await openPortal(page, tenant);
      return tenant;
    case 'operator':
      await answerQuietSystem(page);
      await signIn(page, server.address, 'ti@restitui.test');
      return server.address;
    case 'provider':
      await signIn(page, server.address, 'ceo@restitui.test');
      return server.address;
    case 'analyst':
      await signIn(page, server.address, 'analista@restitui.test');
      return server.address;
  }
}
