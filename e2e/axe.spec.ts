import type { Page } from '@playwright/test';
import { type Analysed, analyse, kairos, mainJobClient, meridiano } from './analyse.ts';
import { checkLooks, phoneAndDesk } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const client = `/admin/${meridiano}/clientes/${mainJobClient}`;
const analysed = `/admin/${kairos}/clientes/${mainJobClient}`;

interface Screen {
  name: string;
  path: (made: Analysed) => string;
  /** Visible once the screen is loaded. */
  shows: (page: Page) => ReturnType<Page['locator']>;
  act?: (page: Page) => Promise<void>;
  /** The rest of the page is hidden when the dialog opens, so each width opens its own. */
  isDialog?: true;
}

const heading = (name: string | RegExp) => (page: Page) => page.getByRole('heading', { name }).first();
const analysisPath = ({ id_product, id_apuracao }: Analysed) =>
  `${analysed}/produtos/${id_product}?apuracao=${id_apuracao}`;

const publicScreens: Screen[] = [
  { name: 'landing', path: () => '/', shows: (page) => page.getByRole('main') },
  { name: 'sign-in', path: () => '/signin', shows: (page) => page.getByLabel('E-mail') },
  {
    name: 'sign-in after the session ended',
    path: () => '/signin?session=expired',
    shows: (page) => page.getByLabel('E-mail'),
  },
  {
    name: 'sign-in after an idle end',
    path: () => '/signin?session=idle',
    shows: (page) => page.getByText(/encerrada por inatividade/),
  },
  { name: 'invitation without a link', path: () => '/convite', shows: heading('Convite') },
  { name: 'forgotten password', path: () => '/forgot-password', shows: (page) => page.getByRole('heading').first() },
  { name: 'not found', path: () => '/nao-existe', shows: (page) => page.getByRole('heading').first() },
];

const staffScreens: Screen[] = [
  {
    name: 'enrolment of a second factor',
    path: () => '/segundo-fator',
    shows: (page) => page.getByRole('button', { name: 'Cadastrar aplicativo' }),
  },
  { name: 'companies', path: () => '/admin/empresas', shows: (page) => page.getByRole('heading').first() },
  {
    name: 'client list',
    path: () => `/admin/${meridiano}/clientes`,
    shows: (page) => page.getByText(/^1–50 de/),
  },
  {
    name: 'client list without results',
    path: () => `/admin/${meridiano}/clientes?q=zzzz&status=ATIVO`,
    shows: (page) => page.getByText('Nenhum cliente encontrado.'),
  },
  { name: 'client information', path: () => `${client}/informacoes`, shows: heading('Comercio Exemplo Ltda') },
  {
    name: 'client products',
    path: () => `${client}/produtos`,
    shows: (page) => page.getByRole('main').getByRole('link', { name: 'PIS/COFINS monofásico' }),
  },
  {
    name: 'apuração without analysis',
    path: (made) => `${analysed}/produtos/${made.id_product}?apuracao=${made.id_empty_apuracao}`,
    shows: (page) => page.getByText('Nenhuma análise encontrada'),
  },
  {
    name: 'upload dialog',
    isDialog: true,
    path: (made) => `${analysed}/produtos/${made.id_product}?apuracao=${made.id_empty_apuracao}`,
    shows: (page) => page.getByText('Nenhuma análise encontrada'),
    act: async (page) => {
      await page.getByRole('button', { name: 'Gerar Análise' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Gerar Análise' }).click();
      await expect(page.getByText('Por favor, selecione ambos os arquivos antes de enviar.')).toBeVisible();
    },
  },
  {
    name: 'analysis',
    path: analysisPath,
    shows: (page) => page.getByText('Total a restituir'),
    act: (page) => page.getByText('Ver os números').click(),
  },
  {
    name: 'inline edit of a total',
    path: analysisPath,
    shows: (page) => page.getByText('Total a restituir'),
    act: async (page) => {
      await page.getByRole('button', { name: /^Editar total a restituir de 05/ }).click();
      await page.getByLabel('Total a restituir de 05/2025').fill('x');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Por favor, insira um valor válido.')).toBeVisible();
    },
  },
  {
    name: 'month opened to its items',
    isDialog: true,
    path: (made) => `${analysisPath(made)}&mes=05-2025&grupo=both`,
    shows: (page) => page.getByRole('dialog').getByText('2203.00.00').first(),
  },
  { name: 'limitation', path: () => '/prescricoes', shows: (page) => page.getByText(/2030/).first() },
  {
    name: 'limitation of a year without any',
    path: () => '/prescricoes?ano=2099',
    shows: (page) => page.getByText('Nada a prescrever'),
  },
  {
    name: 'month that could not be computed',
    isDialog: true,
    path: (made) => `${analysisPath(made)}&mes=04-2025`,
    shows: (page) => page.getByRole('dialog').getByText('Grupos das notas'),
  },
];

/** Screens of the provider's TI. */
const operatorScreens: Screen[] = [
  { name: 'state of the system', path: () => '/admin/sistema', shows: heading('Tarefas com falha') },
];

/** Screens of the CEO of a consultancy. */
const ceoScreens: Screen[] = [
  {
    name: 'queue',
    path: () => '/home',
    shows: (page) => page.getByRole('heading', { level: 2, name: /Sem prazo próximo|Até/ }).first(),
  },
  { name: 'figures', path: () => '/home?aba=numeros', shows: (page) => page.getByText('Créditos encontrados') },
  { name: 'pending items', path: () => '/pendencias', shows: heading('Pendências') },
  { name: 'tags', path: () => '/etiquetas', shows: (page) => page.getByRole('button', { name: 'Adicionar' }) },
  { name: 'sent messages', path: () => '/mensagens', shows: heading('Mensagens enviadas') },
  { name: 'notifications', path: () => '/mensagens/avisos', shows: heading('Quem é avisado') },
];

let made: Analysed;
test.beforeAll(async ({ playwright, server }) => {
  const request = await playwright.request.newContext();
  made = await analyse(request, server);
  await request.dispose();
});

test('axe has no findings on phone and desktop, light and dark', async ({ page, server }) => {
  test.setTimeout(1_800_000);
  for (const screen of publicScreens) await checkScreen(page, server.address, screen);
  await signIn(page, server.address, 'analista@restitui.test');
  for (const screen of staffScreens) await checkScreen(page, server.address, screen);
  await signIn(page, server.address, 'ti@restitui.test');
  for (const screen of operatorScreens) await checkScreen(page, server.address, screen);
  await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test');
  for (const screen of ceoScreens) await checkScreen(page, server.hostOf('kairos'), screen);
});

async function checkScreen(page: Page, address: string, { name, path, shows, act, isDialog }: Screen) {
  for (const widths of isDialog ? phoneAndDesk.map((width) => [width]) : [phoneAndDesk]) {
    await test.step(`${name} at ${widths.join(' and ')} px`, async () => {
      await page.setViewportSize({ width: widths[0] ?? 0, height: 900 });
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(address + path(made));
      await expect(shows(page)).toBeVisible();
      await act?.(page);
      await checkLooks(page, name, widths);
    });
  }
}
