import type { Page } from '@playwright/test';
import { accountButton } from './menu.ts';
import { expect, test } from './server.ts';

const password = 'Demo@2026!';

async function openForm(page: Page, address: string) {
  await page.goto(`${address}/signin`);
  await page.getByRole('status').waitFor();
  await page.keyboard.press('Shift');
  await expect(page.getByLabel('E-mail')).toBeVisible();
}

async function send(page: Page, email: string, secret = password) {
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill(secret);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
}

test('shows the logo for two seconds, then the form', { tag: ['@F-089', '@F-520'] }, async ({ page, server }) => {
  await page.clock.install({ time: '2026-11-20T12:00:00Z' });
  await page.clock.pauseAt('2026-11-20T12:00:01Z');
  await page.goto(`${server.hostOf('kairos')}/signin`);
  const splash = page.getByRole('status');
  await expect(splash.getByRole('img', { name: 'Kairós Tributos' })).toBeVisible();
  await page.clock.runFor(1990);
  await expect(splash).not.toHaveClass(/opacity-0/);
  await page.clock.runFor(20);
  await expect(splash).toHaveClass(/opacity-0/);
  await page.clock.runFor(480);
  await expect(page.getByLabel('E-mail')).toBeHidden();
  await page.clock.runFor(40);
  await expect(page.getByLabel('E-mail')).toBeVisible();
  await expect(page).toHaveTitle('Entrar · Kairós Tributos');
});

test('reports missing fields in place and sends nothing until the form is complete', {
  tag: ['@F-090', '@F-091', '@F-092', '@F-093', '@F-094'],
}, async ({ page, server }) => {
  await openForm(page, server.address);
  const enter = page.getByRole('button', { name: 'Entrar', exact: true });
  await expect(enter).toBeDisabled();
  await page.getByLabel('E-mail').focus();
  await page.getByLabel('Senha', { exact: true }).focus();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await page.getByLabel('E-mail').fill('ceo');
  await expect(page.getByText('Email inválido')).toBeVisible();
  await expect(page.getByText('Senha é obrigatória')).toBeVisible();
  await page.getByLabel('E-mail').fill('ceo@restitui.test');
  await page.getByLabel('Senha', { exact: true }).fill('x');
  await expect(enter).toBeEnabled();
  await expect(page.getByText('Email inválido')).toBeHidden();
});

test('does not complete e-mails on localhost', { tag: ['@F-096'] }, async ({ page, server }) => {
  await openForm(page, server.address);
  await page.getByLabel('E-mail').pressSequentially('ceo@');
  await expect(page.getByLabel('E-mail')).toHaveValue('ceo@');
});

test("completes the tenant's domain when @ is typed", { tag: ['@F-095'] }, async ({ page, request, server }) => {
  // Every host of the demonstration is under localhost, where nothing is completed.
  const branding = await (await request.get(`${server.address}/api/tenants/branding`)).json();
  await page.route('**/api/tenants/branding', (route) =>
    route.fulfill({ json: { data: { ...branding.data, domain: 'trilha.test', local: false } } }),
  );
  await openForm(page, server.hostOf('trilha'));
  await expect(page.locator('#entrance')).toHaveCount(0);
  const email = page.getByLabel('E-mail');
  await email.pressSequentially('ceo@');
  await expect(email).toHaveValue('ceo@trilha.test');
  await email.pressSequentially('outra.test');
  await expect(email).toHaveValue('ceo@outra.test');
});

test("shows the server's message and stays", { tag: ['@F-099', '@F-100', '@F-102'] }, async ({ page, server }) => {
  await openForm(page, server.hostOf('meridiano'));
  await send(page, 'ceo@meridiano.test', 'errada');
  await expect(page.getByRole('alert')).toHaveText('E-mail ou senha incorretos.');
  await send(page, 'pendente@meridiano.test');
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'Usuário não aceito',
    'O CEO da sua empresa ainda não ativou o seu cadastro. Você recebe um e-mail assim que puder entrar.',
  ]);
  await openForm(page, server.hostOf('kairos'));
  await send(page, 'ceo@meridiano.test');
  await expect(page.getByRole('alert')).toHaveText('Usuário não vinculado a empresa Kairós Tributos!');
  await expect(page).toHaveURL(/\/signin$/);

  await page.route('**/api/auth/login', (route) => route.abort());
  await send(page, 'ceo@kairos.test');
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'Erro de rede',
    'Confira a conexão e tente de novo.',
  ]);
  await page.unroute('**/api/auth/login');
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 502, body: '<h1>Bad gateway</h1>' }));
  await send(page, 'ceo@kairos.test');
  await expect(page.getByRole('alert').getByRole('paragraph').first()).toHaveText('Ocorreu um erro desconhecido');
});

test('shows a message for a host without a company', { tag: ['@F-097', '@F-098', '@C-03'] }, async ({
  page,
  server,
}) => {
  await openForm(page, server.address);
  // Every host of the demonstration is known; session.test.ts covers the server's response for others.
  const refusal = { code: 'unknown_host', message: 'Nenhuma empresa configurada para este endereço.' };
  await page.route('**/api/auth/login', (route) => route.fulfill({ status: 403, json: refusal }));
  await send(page, 'ceo@restitui.test');
  await expect(page.getByRole('alert')).toHaveText(refusal.message);
});

test('shows a message for a response without a user', { tag: ['@F-101'] }, async ({ page, server }) => {
  await openForm(page, server.address);
  await page.route('**/api/auth/login', (route) => route.fulfill({ json: { access_token: 'x' } }));
  await send(page, 'ceo@restitui.test');
  await expect(page.getByRole('alert').getByRole('paragraph')).toHaveText([
    'Usuário não encontrado',
    'Atualize a página: o sistema pode ter mudado de versão.',
  ]);
});

test('redirects each role to its home, keeps the session and ends it', {
  tag: ['@F-103', '@F-104', '@F-114', '@F-115', '@F-116', '@F-513'],
}, async ({ page, context, server }) => {
  const address = server.hostOf('baluarte');
  await openForm(page, address);
  await send(page, 'gerente@baluarte.test');
  await expect(page).toHaveURL(/\/home$/);
  const otherTab = await context.newPage();
  await otherTab.goto(`${address}/clientes`);
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${address}/`);
  await expect(page).toHaveURL(/\/home$/);

  const ended = page.waitForResponse('**/api/auth/logout');
  await accountButton(page).click();
  await page.getByRole('menuitem', { name: 'Sair' }).click();
  expect((await ended).ok()).toBe(true);
  await expect(page).toHaveURL(/\/signin$/);
  expect(await page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
  await expect(otherTab).toHaveURL(/\/signin$/);
  await otherTab.close();

  await openForm(page, server.address);
  await send(page, 'ti@restitui.test');
  await expect(page).toHaveURL(/\/alertas$/);
});

test('a session that ended elsewhere redirects to the notice, and the theme stays', {
  tag: ['@F-021', '@F-112', '@F-377'],
}, async ({ page, context, server }) => {
  await openForm(page, server.address);
  await send(page, 'ceo@restitui.test');
  await expect(page).toHaveURL(/\/alertas$/);
  await page.evaluate(() => localStorage.setItem('theme', 'dark'));
  const otherTab = await context.newPage();
  await otherTab.goto(`${server.address}/alertas`);
  await expect(otherTab.getByRole('heading', { level: 1 })).toBeVisible();
  // This tab sends no request meanwhile; the other one is still signed in.
  await page.goto('about:blank');
  await page.route('**/api/auth/me', (route) =>
    route.fulfill({ status: 401, json: { code: 'not_signed_in', message: 'Usuário não autenticado' } }),
  );
  await page.goto(`${server.address}/alertas`);
  for (const tab of [page, otherTab]) {
    await expect(tab).toHaveURL(/\/signin\?session=expired$/);
    await expect(tab.getByText('Sua sessão expirou. Entre novamente.')).toBeVisible();
  }
  await otherTab.close();
  expect(await page.evaluate(() => [localStorage.getItem('auth'), localStorage.getItem('theme')])).toEqual([
    null,
    'dark',
  ]);
});

test('a user who has not accepted the terms sees a notice and can leave', { tag: ['@F-076', '@F-077'] }, async ({
  page,
  server,
}) => {
  const address = server.hostOf('trilha');
  await page.goto(`${address}/clientes`);
  await expect(page).toHaveURL(/\/signin$/);
  await openForm(page, address);
  await send(page, 'novo@trilha.test');
  await expect(page).toHaveURL(/\/termos-de-uso$/);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('too many attempts are blocked, with the waiting time', async ({ page, server }) => {
  await openForm(page, server.hostOf('trilha'));
  for (let i = 0; i < 11; i++) {
    const answered = page.waitForResponse('**/api/auth/login');
    await send(page, 'contabilidade@trilha.test', `errada ${i}`);
    await answered;
  }
  await expect(page.getByRole('alert')).toContainText('Muitas tentativas de acesso.');
  await expect(page.getByRole('alert')).toContainText(/em (menos de um minuto|\d+ min)\./);
});

for (const [what, forbid] of [
  [
    'full',
    () => {
      Storage.prototype.setItem = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    },
  ],
  [
    'forbidden',
    () => {
      for (const name of ['localStorage', 'sessionStorage'] as const) {
        Object.defineProperty(window, name, {
          get: () => {
            throw new DOMException('forbidden', 'SecurityError');
          },
        });
      }
    },
  ],
] as const) {
  test(`a browser whose storage is ${what} signs in for as long as the tab is open`, async ({ page, server }) => {
    await page.addInitScript(forbid);
    await openForm(page, server.hostOf('kairos'));
    await send(page, 'gerente@kairos.test');
    await expect(page).toHaveURL(/\/home$/);
    await page.getByRole('navigation').getByRole('link', { name: 'Clientes' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Clientes' })).toBeVisible();
  });
}

test('the buttons of providers work again after the Back button', async ({ page, server }) => {
  await page.route('**/api/auth/oidc/providers', (route) => route.fulfill({ json: { data: ['google', 'microsoft'] } }));
  let answer = () => {};
  const later = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/api/auth/oidc/start', async (route) => {
    await later;
    await route.abort();
  });
  await openForm(page, server.hostOf('meridiano'));
  const other = page.getByRole('button', { name: 'Entrar com Microsoft' });
  await page.getByRole('button', { name: 'Entrar com Google' }).click();
  await expect(other).toBeDisabled();
  await page.evaluate(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  await expect(other).toBeEnabled();
  answer();
});
