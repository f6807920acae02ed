import AxeBuilder from '@axe-core/playwright';
import type { Browser, Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const person = { name: 'Mariana Queiroz Teles', email: 'mariana@restitui.test', password: 'Nova@2026' };

async function findings(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

async function choose(page: Page, field: string, option: string) {
  await page.getByRole('combobox', { name: field }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
}

async function openPerson(page: Page, searched: string, name: string) {
  await page.getByRole('searchbox', { name: 'Buscar usuários' }).fill(searched);
  await expect(page).toHaveURL(/q=/);
  await page.getByRole('link', { name: `Ver Detalhes de ${name}` }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
}

async function signedIn(browser: Browser, address: string, email: string): Promise<Page> {
  const page = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signIn(page, address, email);
  return page;
}

test('the CEO creates a person, activates them, sets flags and the role; the person comes in', {
  tag: [
    ...['@F-138', '@F-139', '@F-148', '@F-155', '@F-156', '@F-157', '@F-164', '@F-165', '@F-167', '@F-168', '@F-169'],
    ...['@F-172', '@F-173', '@F-176', '@F-177', '@F-189', '@F-190', '@F-204', '@F-205', '@F-362', '@G-05', '@G-17'],
    ...['@W-242', '@W-264', '@W-278', '@W-289', '@W-290', '@W-291'],
  ],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await page.getByRole('link', { name: 'Usuários' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Lista de Usuários' })).toBeVisible();

  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  const dialog = page.getByRole('dialog', { name: 'Criar Usuário' });
  await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(dialog.getByText('Tipo de usuário é obrigatório')).toBeVisible();
  await expect(dialog.getByLabel('Nome')).toBeFocused();
  await expect(dialog.getByRole('button', { name: 'Novo Usuário' })).toBeDisabled();
  await dialog.getByLabel('Nome').fill(person.name);
  await dialog.getByLabel('CPF').pressSequentially('52998224725');
  await expect(dialog.getByLabel('CPF')).toHaveValue('529.982.247-25');
  await dialog.getByLabel('WhatsApp').pressSequentially('62999990000');
  await dialog.getByLabel('E-mail').fill('ceo@restitui.test');
  await dialog.getByLabel('Senha', { exact: true }).fill(person.password);
  await choose(page, 'Tipo de usuário', 'Administrador');
  await choose(page, 'Cargo', 'Jurídico');
  await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(dialog.getByText('Erro ao criar usuário. Detalhes: Já existe um usuário')).toBeVisible();
  await dialog.getByLabel('E-mail').fill(person.email);
  await dialog.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(page.getByText('Usuário criado com sucesso!')).toBeVisible();
  await expect(page.getByText('Novo usuário criado!')).toBeVisible();
  await dialog.getByRole('button', { name: 'Novo Usuário' }).click();
  await expect(dialog.getByLabel('Nome')).toHaveValue('');
  await dialog.getByRole('button', { name: 'Cancelar' }).click();

  await openPerson(page, 'mariana queiroz', person.name);
  await expect(page).toHaveURL(/\/admin\/usuarios\/[\w-]+\/permissoes$/);
  await expect(page).toHaveTitle(`Permissões · ${person.name} · Restitui`);
  await page.getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByText('Status do usuário atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('Usuário pendente')).toHaveCount(0);

  await page.getByRole('switch', { name: 'Permissão por produto' }).click();
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByText('Permissões salvas com sucesso!')).toBeVisible();
  await page.getByRole('button', { name: 'Editar cargo' }).click();
  await choose(page, 'Novo cargo', 'Analista');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByText('Jurídico', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Editar cargo' }).click();
  await choose(page, 'Novo cargo', 'Analista');
  await page.getByRole('button', { name: 'Salvar', exact: true }).click();
  await expect(page.getByText('Cargo do usuário atualizado com sucesso!')).toBeVisible();
  await expect(page.getByText('Analista', { exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('switch', { name: 'Permissão por produto' })).toBeChecked();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${server.address}/signin`);
  await page.getByLabel('E-mail').fill(person.email);
  await page.getByLabel('Senha', { exact: true }).fill(person.password);
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await page.getByLabel('Li e aceito os termos de uso').click();
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.getByLabel('CEP').fill('01310-100');
  await expect(page.getByLabel('Município')).not.toHaveValue('');
  await page.getByLabel('Número').fill('10');
  await page.getByLabel('Confirmo que as informações estão corretas').click();
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page).toHaveURL(/\/admin\/home$/);

  // permission_product opens the list to an ANALISTA: those who share it, without the own record.
  await page.getByRole('link', { name: 'Usuários' }).click();
  await expect(page.getByRole('link', { name: 'Ver Detalhes de Camila Duarte Ribeiro' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver Detalhes/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Criar Usuário' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Ver Detalhes/ }).click();
  await expect(page.getByText('Você não pode ver as permissões deste usuário.')).toBeVisible();
});

test('sectors count, switch together and wait until they are saved; a flag opens the menu of its owner', {
  tag: ['@W-243', '@W-244', '@W-245', '@W-246', '@F-158', '@F-159', '@F-160', '@C-09'],
}, async ({ browser, page, server }) => {
  const analyst = await signedIn(browser, server.address, 'analista@restitui.test');
  await expect(analyst.getByRole('link', { name: 'Usuários' })).toBeVisible();

  await signIn(page, server.address, 'ceo@restitui.test');
  await page.goto(`${server.address}/admin/usuarios`);
  await openPerson(page, 'analista@restitui', 'Camila Duarte Ribeiro');
  await expect(page.getByRole('tab', { name: 'Gestão 1/3' })).toBeVisible();
  await page.getByRole('tab', { name: 'Exportar 0/4' }).click();
  await page.getByRole('switch', { name: 'Selecionar todas' }).click();
  await expect(page.getByRole('tab', { name: 'Exportar Todas' })).toBeVisible();
  await expect(page.getByText('4 alterações não salvas')).toBeVisible();
  await page.getByRole('link', { name: 'Lista de Usuários' }).click();
  await page.getByRole('dialog', { name: 'Sair sem salvar?' }).getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Descartar' }).click();
  await expect(page.getByRole('tab', { name: 'Exportar 0/4' })).toBeVisible();
  await page.getByRole('tab', { name: /^Gestão/ }).press('Home');
  await page.getByRole('switch', { name: 'Permissão por produto' }).click();
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByText('Permissões salvas com sucesso!')).toBeVisible();

  await analyst.goto(`${server.address}/admin/usuarios`);
  await expect(analyst.getByText('Você não tem permissão para ver a lista de usuários.')).toBeVisible();
  await expect(analyst.getByRole('link', { name: 'Usuários' })).toHaveCount(0);

  await page.getByRole('switch', { name: 'Permissão por produto' }).click();
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByRole('button', { name: 'Salvar permissões' })).toBeDisabled();
  await analyst.reload();
  await expect(analyst.getByRole('link', { name: 'Usuários' })).toBeVisible();
  await analyst.context().close();
});

test('filters stand in the address, count on a badge and are cleared', {
  tag: [
    ...['@F-140', '@F-142', '@F-143', '@F-144', '@F-145', '@F-146', '@F-147', '@F-149', '@F-152', '@F-153', '@G-18'],
    ...['@W-268', '@W-269', '@W-270', '@W-271', '@W-272', '@W-273', '@W-274', '@W-275', '@W-277'],
  ],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ti@restitui.test');
  await page.goto(`${server.address}/admin/usuarios?pagina=9`);
  await expect(page).toHaveURL(/\/admin\/usuarios$/);
  const table = page.getByRole('table', { name: 'Lista de Usuários' });
  for (const name of ['Nome', 'Email', 'Cargo', 'CNPJ', 'Tipo']) {
    await expect(table.getByRole('columnheader', { name })).toBeVisible();
  }
  const row = table.getByRole('row').filter({ hasText: 'ceo@meridiano.test' });
  await expect(row).toContainText('20.000.000/0001-07');
  await expect(row).toContainText('Usuário');
  await expect(page.getByRole('navigation', { name: 'Páginas' })).toBeVisible();

  await page.getByRole('button', { name: 'Filtros' }).click();
  await page.getByRole('combobox', { name: 'Cargo' }).click();
  await expect(page.getByRole('option')).toHaveCount(11);
  await page.getByRole('option', { name: 'Jurídico' }).click();
  await choose(page, 'Tipo de usuário', 'Usuário');
  await page.getByRole('button', { name: 'Ver usuários' }).click();
  await expect(page.getByText('Nenhum usuário encontrado com os critérios selecionados.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Filtros 2 ativos' })).toBeVisible();
  await expect(page).toHaveURL(/cargo=JURIDICO&tipo=USUARIO/);
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(table).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/usuarios$/);
});

test('a USUARIO CEO sees the own tenant alone, activates and deletes; others are sent home', {
  tag: [
    ...['@F-161', '@F-166', '@F-174', '@F-178', '@F-179', '@F-180', '@F-181', '@C-08', '@D-04'],
    ...['@G-02', '@W-266', '@W-279'],
  ],
}, async ({ browser, page, server }) => {
  const address = server.hostOf('trilha');
  await signIn(page, address, 'ceo@trilha.test');
  await page.getByRole('link', { name: 'Usuários' }).click();
  await expect(page.getByRole('row').filter({ hasText: '@trilha.test' })).toHaveCount(6);
  await expect(page.getByRole('row')).toHaveCount(7);
  await expect(page.getByRole('button', { name: 'Criar Usuário' })).toHaveCount(0);

  await openPerson(page, 'pendente', 'Gabriela Soares Xavier');
  await page.getByRole('button', { name: 'Ativar' }).click();
  await expect(page.getByText('Usuário pendente')).toHaveCount(0);
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText('Usuário excluído com sucesso!')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/usuarios$/);
  await expect(page.getByRole('row')).toHaveCount(6);

  await openPerson(page, 'gerente', 'Leandro Azevedo Costa');
  await page.getByRole('button', { name: 'Excluir' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByText(/^Leandro Azevedo Costa ainda responde por \d+ clientes?\./)).toBeVisible();
  await page.getByRole('link', { name: 'Lista de Usuários' }).click();
  await openPerson(page, 'ceo@trilha', 'Fernanda Machado Garcia');
  await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar cargo' })).toHaveCount(0);
  await page.goto(`${address}/admin/usuarios/ninguem`);
  await expect(page.getByText('Usuário não encontrado')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/usuarios$/);

  const manager = await signedIn(browser, address, 'gerente@trilha.test');
  await expect(manager.getByRole('link', { name: 'Usuários' })).toHaveCount(0);
  await manager.goto(`${address}/admin/usuarios`);
  await expect(manager).toHaveURL(/\/home$/);
  await manager.context().close();
});

test('what loads, does not arrive or comes in another shape is said in its words', {
  tag: ['@F-150', '@F-151', '@F-191', '@F-192', '@W-257', '@W-258', '@W-259', '@W-276'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await page.route('**/api/user/admin?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1000));
    await route.fulfill({ json: { data: 'nada' } });
  });
  await page.goto(`${server.address}/admin/usuarios`);
  await expect(page.getByText('Carregando...').first()).toBeAttached();
  await expect(page.getByText('Estrutura de resposta inesperada')).toBeVisible();
  await page.unroute('**/api/user/admin?*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();

  const broken = { status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } };
  await page.route('**/api/permissions/*', (route) => route.fulfill(broken));
  await openPerson(page, 'analista@restitui', 'Camila Duarte Ribeiro');
  await expect(page.getByText('Erro ao carregar permissões. Tente novamente mais tarde.')).toBeVisible();
  await expect(page.getByText('Erro inesperado ao buscar permissão')).toBeVisible();
  await page.unroute('**/api/permissions/*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await page.route('**/api/permissions', (route) => route.fulfill(broken));
  await page.getByRole('switch', { name: 'Gestor geral' }).click();
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByText('Houve um erro ao salvar as permissões.')).toBeVisible();
  await expect(page.getByText('1 alteração não salva')).toBeVisible();
  await page.unroute('**/api/permissions');
  await page.getByRole('button', { name: 'Salvar permissões' }).click();
  await expect(page.getByText('Permissões salvas com sucesso!')).toBeVisible();
});

for (const width of [375, 1440]) {
  test(`users are clean to axe and never scroll sideways at ${width} px, light and dark`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const check = async (what: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        expect.soft(await findings(page), `${what}, ${colorScheme}`).toEqual([]);
      }
      const sideways = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      expect.soft(sideways, `${what} scrolls sideways`).toBe(false);
    };

    await signIn(page, server.address, 'ceo@restitui.test');
    await page.goto(`${server.address}/admin/usuarios?cargo=PARCEIRO`);
    await expect(page.getByText(/^1–/)).toBeVisible();
    await check('list');
    await page.getByRole('button', { name: 'Filtros' }).click();
    await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
    await check('filters');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Criar Usuário' }).click();
    await choose(page, 'Tipo de usuário', 'Usuário');
    await page.getByRole('dialog').getByRole('button', { name: 'Criar Usuário' }).click();
    await expect(page.getByText('Empresa é obrigatória')).toBeVisible();
    await check('registration');
    await page.getByRole('button', { name: 'Cancelar' }).click();
    await page.goto(`${server.address}/admin/usuarios?q=zzzz`);
    await expect(page.getByText('Nenhum usuário encontrado com os critérios selecionados.')).toBeVisible();
    await check('nobody found');
    await page.goto(`${server.address}/admin/usuarios?q=pendente`);
    await page
      .getByRole('link', { name: /^Ver Detalhes/ })
      .first()
      .click();
    await page.getByRole('button', { name: 'Editar cargo' }).click();
    await page.getByRole('switch', { name: 'Permissão geral' }).click();
    await check('permissions');
    await page.getByRole('button', { name: 'Descartar' }).click();
    await page.getByRole('button', { name: 'Excluir' }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await check('deletion');
    await context.close();
  });
}
