import type { Page } from '@playwright/test';
import { checkLooks } from './look.ts';
import { signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';
const aurora = '60000000000113';
const brands = {
  m: 'Meridiano Fiscal',
  k: 'Kairós Tributos',
  b: 'Baluarte Contábil',
  t: 'Trilha Tributária',
  d: 'Restitui',
};
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 90 20"><script>alert(1)</script><rect width="90" height="20" fill="#6b2fa0"/></svg>';

const themeColour = (page: Page) => page.locator('meta[name=theme-color]').getAttribute('content');
const icon = (page: Page) => page.locator('link[rel=icon]').getAttribute('href');

test('the CEO adds a company, brands it, and its host shows the brand', {
  tag: [
    ...[
      '@F-005',
      '@F-007',
      '@F-008',
      '@F-009',
      '@F-010',
      '@F-013',
      '@F-014',
      '@F-352',
      '@F-400',
      '@F-457',
      '@D-28',
      '@I-290',
    ],
    ...['@F-489', '@G-33', '@I-169', '@I-170', '@I-175', '@I-176', '@I-185', '@I-186', '@I-187', '@I-190', '@I-191'],
    ...['@I-188', '@I-189', '@I-171', '@I-172', '@I-173', '@I-174', '@G-04', '@X-16', '@C-22', '@C-24', '@C-27'],
  ],
}, async ({ browser, page, server }) => {
  const ours = server.address.replace('localhost', 'aurora.localhost');
  const said: string[] = [];
  page.on('console', (message) => message.type() === 'error' && said.push(message.text()));
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/empresas');
  await expect(page.getByRole('list', { name: 'Empresas' }).getByRole('listitem')).toHaveCount(5);
  await expect(page.getByRole('table', { name: 'Produtos por etapa' })).toBeAttached();
  await expect(page.getByText('Da assinatura ao dinheiro')).toHaveCount(0);
  await page.getByRole('button', { name: 'Adicionar Empresa' }).click();
  const dialog = page.getByRole('dialog', { name: 'Adicionar Empresa' });
  await dialog.getByLabel('CNPJ').pressSequentially('99000000000159');
  await expect(dialog.getByText('Nenhuma informação encontrada para este CNPJ.')).toBeVisible();
  await dialog.getByLabel('CNPJ').fill('');
  await dialog.getByLabel('CNPJ').pressSequentially(aurora);
  await expect(dialog.getByLabel('CNPJ')).toHaveValue('60.000.000/0001-13');
  await expect(dialog.getByText('CNPJ encontrado com sucesso!')).toBeVisible();
  await expect(dialog.getByLabel('Razão social')).not.toHaveValue('');
  await expect(dialog.getByLabel('Cidade')).not.toHaveValue('');

  await page.route('**/api/utils/cnpj/*', (route) =>
    route.fulfill({ status: 502, json: { code: 'cnpj_unavailable' } }),
  );
  await dialog.getByLabel('CNPJ').fill('');
  await dialog.getByLabel('CNPJ').pressSequentially('50000000000160');
  await expect(dialog.getByText('Erro ao buscar informações do CNPJ.')).toBeVisible();
  await expect(dialog.getByLabel('Razão social')).toHaveValue('');
  await page.unroute('**/api/utils/cnpj/*');
  await dialog.getByLabel('CNPJ').fill('');
  await dialog.getByLabel('CNPJ').pressSequentially(aurora);
  await expect(dialog.getByLabel('Razão social')).not.toHaveValue('');

  await dialog.getByRole('button', { name: 'Criar Tenant' }).click();
  for (const text of [
    'WhatsApp é obrigatório',
    'Telefone é obrigatório',
    'Comissão é obrigatória',
    'E-mail inválido',
  ]) {
    await expect(dialog.getByText(text)).toBeVisible();
  }
  await expect(dialog.getByText('Você deve concordar com os termos')).toBeVisible();
  await dialog.getByLabel('Nome fantasia').fill('Aurora Fiscal');
  await dialog.getByLabel('E-mail').fill('contato@aurora.test');
  await dialog.getByLabel('WhatsApp').pressSequentially('62900000001');
  await dialog.getByLabel('Telefone').pressSequentially('6230000001');
  await dialog.getByLabel('Comissão (%)').fill('12,5');
  await dialog.getByLabel('Concordo com os termos').click();

  await page.route('**/api/tenants/create-tenant', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Criar Tenant' }).click();
  await expect(dialog.getByText('Erro ao criar cliente')).toBeVisible();
  await page.unroute('**/api/tenants/create-tenant');
  said.length = 0;
  await dialog.getByRole('button', { name: 'Criar Tenant' }).click();
  await expect(page.getByText('Tenant criado com sucesso!')).toBeVisible();
  await expect(dialog).toBeHidden();
  const rows = page.getByRole('list', { name: 'Empresas' }).getByRole('listitem');
  await expect(rows).toHaveCount(6);
  await expect(rows.last()).toContainText('Aurora Fiscal');
  await page.getByRole('button', { name: 'Abrir empresa' }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/${aurora}/clientes$`));
  await expect(page.getByRole('button', { name: 'Empresa: Aurora Fiscal' })).toBeVisible();

  await page.getByRole('button', { name: /^Empresa:/ }).click();
  const switcher = page.getByRole('dialog', { name: 'Escolher empresa' });
  await expect(switcher.getByRole('option').last()).toContainText('Aurora Fiscal');
  await switcher.getByRole('option', { name: /Aurora Fiscal/ }).click();
  await expect(page).toHaveURL(new RegExp(`/admin/${aurora}/clientes$`));
  await page.goto(`${server.address}/admin/empresas`);
  // The first steps have such a link too, as soon as they are loaded.
  await page.getByRole('link', { name: 'Editar marca' }).first().click();
  await expect(page).toHaveURL(new RegExp(`/admin/${aurora}/marca$`));

  const preview = page.getByRole('region', { name: 'Prévia' });
  await page.getByLabel('Cor principal', { exact: true }).fill('#ffd400');
  await expect(preview.getByText('ajustada de #ffd400').first()).toBeVisible();
  await page.getByLabel('Cor principal', { exact: true }).fill('roxo');
  await page.getByLabel('Domínio').fill('kairos.test');
  await page.getByRole('button', { name: 'Salvar marca' }).click();
  await expect(page.getByText('Informe uma cor no formato #rrggbb.')).toBeVisible();
  await page.getByLabel('Cor principal', { exact: true }).fill('#6b2fa0');
  await page.getByRole('button', { name: 'Salvar marca' }).click();
  await expect(page.getByText('kairos.test já é de Kairós Tributos.')).toBeVisible();
  await page.getByLabel('Domínio').fill('aurora.test');
  await page.getByLabel('Outros endereços').fill('aurora.localhost');
  await page.getByLabel('Título').fill('Aurora');
  await page
    .getByLabel('Logo para fundo claro')
    .setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(logo) });
  await expect(preview.getByRole('img', { name: 'Aurora' })).toBeVisible();
  await page.getByRole('button', { name: 'Salvar marca' }).click();
  await expect(page.getByText('Marca salva com sucesso!')).toBeVisible();
  await expect(page.getByText('Alterações não salvas')).toBeHidden();

  const visitor = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await visitor.goto(ours);
  await expect(visitor).toHaveTitle(/^Aurora · /);
  await expect(visitor.getByRole('img', { name: 'Aurora' })).toHaveJSProperty('complete', true);
  await expect(visitor.getByRole('img', { name: 'Aurora' })).toHaveAttribute('src', /^\/api\/tenants\/pictures\//);
  await expect.poll(() => themeColour(visitor)).toBe('#6b2fa0');
  await visitor.context().close();
  expect(said.filter((text) => !/40\d|Failed to load/.test(text))).toEqual([]);
});

test('TI may edit brands, an ANALISTA and a consultancy may not', {
  tag: ['@F-013', '@I-169', '@D-28', '@F-187', '@F-351', '@G-02'],
}, async ({ browser, server }) => {
  const ti = await signedIn(browser, server.address, 'ti@restitui.test', { path: '/admin/empresas' });
  await expect(ti.getByRole('button', { name: 'Adicionar Empresa' })).toBeVisible();
  await ti.getByRole('link', { name: 'Editar marca de Meridiano Fiscal' }).click();
  await expect(ti.getByLabel('Título')).toHaveValue('Meridiano Fiscal');
  await ti.context().close();

  const analyst = await signedIn(browser, server.address, 'analista@restitui.test', { path: '/admin/empresas' });
  await expect(analyst.getByRole('link', { name: 'Meridiano Fiscal' })).toBeVisible();
  await expect(analyst.getByRole('button', { name: 'Adicionar Empresa' })).toHaveCount(0);
  await expect(analyst.getByRole('link', { name: /Editar marca/ })).toHaveCount(0);
  await analyst.goto(`${server.address}/admin/${meridiano}/marca`);
  await expect(analyst).toHaveURL(/\/alertas$/);
  await expect(analyst.getByRole('link', { name: /Editar marca/ })).toHaveCount(0);
  await analyst.context().close();

  const ceo = await signedIn(browser, server.hostOf('kairos'), 'ceo@kairos.test');
  await expect(ceo.getByRole('button', { name: /^Empresa:/ })).toHaveCount(0);
  await ceo.goto(`${server.hostOf('kairos')}/admin/30000000000152/marca`);
  await expect(ceo).toHaveURL(/:\d+\/home$/);
  await ceo.context().close();
});

test('/m, /k, /b, /t and /d show one brand each, the host its own; its pages show name and address of the company', {
  tag: [
    ...['@F-001', '@F-006', '@F-015', '@F-018', '@F-027', '@F-028', '@F-029', '@F-030', '@F-031', '@F-032'],
    ...['@C-34', '@X-21', '@G-25', '@F-012', '@F-016', '@G-01', '@I-303'],
  ],
}, async ({ page, server }) => {
  const seen = new Set<string>();
  for (const [path, title] of Object.entries(brands)) {
    await page.goto(`${server.hostOf('trilha')}/${path}`);
    await expect(page.getByRole('img', { name: title, exact: true })).toBeVisible();
    await expect(page).toHaveTitle(`${title} · Recuperação de créditos tributários`);
    seen.add(`${await themeColour(page)}`).add(`${await icon(page)}`);
    seen.add(`${await page.getByRole('heading', { level: 1 }).textContent()}`);
  }
  expect(seen.size).toBe(15);

  const address = server.hostOf('meridiano');
  await page.goto(`${address}/previous`);
  await expect(page).toHaveURL(`${address}/`);
  await expect(page).toHaveTitle('Meridiano Fiscal · Recuperação de créditos tributários');
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.getByRole('link', { name: 'Serviços por regime' }).click();
  await expect(page).toHaveTitle('Serviços · Meridiano Fiscal');
  await expect(page.getByRole('heading', { name: 'PIS/COFINS monofásico' })).toBeVisible();
  await page.getByRole('link', { name: 'Falar com a equipe' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Contato' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'contato@meridiano.test' })).toBeVisible();
  await expect(page.getByText('Curitiba/PR')).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page.getByText('Versão 0.0.4')).toBeVisible();
});

test('signed in, / redirects to the home; an unknown path leads to the home or to the sign-in', {
  tag: ['@F-019', '@F-018', '@C-02', '@F-074', '@F-075', '@C-01', '@F-020', '@F-073', '@F-012'],
}, async ({ page, server }) => {
  const address = server.hostOf('kairos');
  await page.goto(`${address}/nada`);
  await expect(page.getByRole('heading', { name: 'Página não encontrada' })).toBeVisible();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(`${address}/signin`);
  await signIn(page, address, 'ceo@kairos.test');
  await expect(page.getByText('Versão 0.0.4')).toBeVisible();
  await page.goto(address);
  await expect(page).toHaveURL(`${address}/home`);
  await page.goto(`${address}/nada`);
  await page.getByRole('link', { name: 'Ir para o início' }).click();
  await expect(page).toHaveURL(`${address}/home`);
});

test('companies that fail to load are reported with a retry', {
  tag: ['@F-455', '@F-488', '@I-291', '@X-23'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'analista@restitui.test');
  await page.route('**/api/tenants', (route) => route.fulfill({ status: 500, json: { code: 'unexpected' } }));
  await page.goto(`${server.address}/admin/empresas`);
  await expect(page.getByText('Erro ao carregar Tenant.')).toBeVisible();
  await page.unroute('**/api/tenants');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('link', { name: 'Meridiano Fiscal' })).toBeVisible();
});

test('companies, brands and the site have no axe findings and no horizontal scrolling, light and dark', async ({
  page,
  server,
}) => {
  for (const path of ['k', 'servicos', 'contato']) {
    await page.goto(`${server.address}/${path}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await checkLooks(page, path);
  }
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/empresas');
  await page.getByRole('link', { name: 'Baluarte Contábil', exact: true }).waitFor();
  await checkLooks(page, 'companies');
  await page.getByRole('button', { name: 'Adicionar Empresa' }).click();
  await page.getByRole('button', { name: 'Criar Tenant' }).click();
  await page.getByText('Comissão é obrigatória').waitFor();
  await checkLooks(page, 'new company');
  await page.goto(`${server.address}/admin/${meridiano}/marca`);
  await page.getByLabel('Cor principal', { exact: true }).fill('#ffd400');
  await checkLooks(page, 'brand');
});
