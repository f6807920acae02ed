import { checkLooks } from './look.ts';
import { menuOf, openFromMenu, unfoldMenu } from './menu.ts';
import { choose, firstSignIn, openPerson, signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const person = { name: 'Mariana Queiroz Teles', email: 'mariana@restitui.test', password: 'Nova@2026' };

test('the CEO creates a user, activates them, sets permissions and role; the user signs in', {
  tag: [
    ...[
      '@F-046',
      '@F-047',
      '@F-048',
      '@F-138',
      '@F-139',
      '@F-148',
      '@F-155',
      '@F-156',
      '@F-157',
      '@F-164',
      '@F-165',
      '@F-167',
      '@F-168',
      '@F-169',
    ],
    ...['@F-172', '@F-173', '@F-176', '@F-177', '@F-189', '@F-190', '@F-204', '@F-205', '@F-362', '@G-05', '@G-17'],
    ...['@W-242', '@W-264', '@W-278', '@W-289', '@W-290', '@W-291'],
  ],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await openFromMenu(page, 'Usuários');
  await expect(page.getByRole('heading', { level: 2, name: 'Lista de Usuários' })).toBeVisible();
  await page.getByRole('button', { name: 'Colunas' }).click();
  await page.getByRole('menuitemcheckbox', { name: 'WhatsApp' }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: 'WhatsApp' })).toBeVisible();
  await expect(page).toHaveURL(/colunas=whatsApp/);

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
  await firstSignIn(page, server.address, person);
  await expect(page).toHaveURL(/\/alertas$/);

  // permission_product opens the list to an ANALISTA: users with the same permission, without their own record.
  await openFromMenu(page, 'Usuários');
  await expect(page.getByRole('link', { name: 'Ver Detalhes de Camila Duarte Ribeiro' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Ver Detalhes/ })).toHaveCount(1);
  await expect(page.getByRole('button', { name: 'Criar Usuário' })).toHaveCount(0);
  await page.getByRole('link', { name: /^Ver Detalhes/ }).click();
  await expect(page.getByText('Você não pode ver as permissões deste usuário.')).toBeVisible();
});

test('filters are part of the URL, counted on a badge and cleared', {
  tag: [
    ...[
      '@F-140',
      '@F-141',
      '@F-142',
      '@F-143',
      '@F-144',
      '@F-145',
      '@F-146',
      '@F-147',
      '@F-149',
      '@F-152',
      '@F-153',
      '@G-18',
    ],
    ...['@W-268', '@W-269', '@W-270', '@W-271', '@W-272', '@W-273', '@W-274', '@W-275', '@W-277'],
  ],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ti@restitui.test', '/admin/usuarios?pagina=9');
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

test('a USUARIO CEO sees only their tenant, activates and deletes; others are redirected', {
  tag: [
    ...['@F-161', '@F-166', '@F-174', '@F-178', '@F-179', '@F-180', '@F-181', '@C-08', '@D-04'],
    ...['@G-02', '@W-266', '@W-279'],
  ],
}, async ({ browser, page, server }) => {
  const address = server.hostOf('trilha');
  await signIn(page, address, 'ceo@trilha.test');
  await openFromMenu(page, 'Usuários');
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
  const duties = page.getByRole('dialog', { name: /^Leandro Azevedo Costa ainda responde por \d+ clientes?$/ });
  await expect(duties.getByRole('button', { name: 'Transferir' })).toBeDisabled();
  await expect(duties.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
  await duties.getByRole('button', { name: 'Cancelar' }).click();
  await expect(duties).toBeHidden();
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Usuários' }).click();
  await openPerson(page, 'ceo@trilha', 'Fernanda Machado Garcia');
  await expect(page.getByRole('button', { name: 'Excluir' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Editar cargo' })).toHaveCount(0);
  await page.goto(`${address}/admin/usuarios/ninguem`);
  await expect(page.getByText('Usuário não encontrado')).toBeVisible();
  await expect(page).toHaveURL(/\/admin\/usuarios$/);

  const manager = await signedIn(browser, address, 'gerente@trilha.test');
  await unfoldMenu(manager);
  await expect(menuOf(manager).getByRole('link', { name: 'Usuários' })).toHaveCount(0);
  await manager.goto(`${address}/admin/usuarios`);
  await expect(manager).toHaveURL(/\/home$/);
  await manager.context().close();
});

test('users have no axe findings and no horizontal scrolling on phone and desktop, light and dark', async ({
  page,
  server,
}) => {
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios?cargo=PARCEIRO');
  await expect(page.getByText(/^\d+ usuários$/)).toBeVisible();
  await checkLooks(page, 'list');
  await page.getByRole('button', { name: 'Filtros' }).click();
  await expect(page.getByRole('dialog', { name: 'Filtros' })).toBeVisible();
  await checkLooks(page, 'filters');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  await choose(page, 'Tipo de usuário', 'Usuário');
  await page.getByRole('dialog').getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(page.getByText('Empresa é obrigatória')).toBeVisible();
  await checkLooks(page, 'registration');
  await page.getByRole('button', { name: 'Cancelar' }).click();
  await page.goto(`${server.address}/admin/usuarios?q=zzzz`);
  await expect(page.getByText('Nenhum usuário encontrado com os critérios selecionados.')).toBeVisible();
  await checkLooks(page, 'nobody found');
  await page.goto(`${server.address}/admin/usuarios?q=pendente`);
  await page
    .getByRole('link', { name: /^Ver Detalhes/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Editar cargo' }).click();
  await page.getByRole('switch', { name: 'Permissão geral' }).click();
  await checkLooks(page, 'permissions');
  await page.getByRole('button', { name: 'Descartar' }).click();
  await page.setViewportSize({ width: 375, height: 900 });
  await expect(page.getByRole('button', { name: 'Excluir' })).toBeHidden();
  await page.getByRole('button', { name: 'Ações' }).click();
  await expect(page.getByRole('button', { name: 'Excluir' })).toBeVisible();
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(page.getByRole('button', { name: 'Ações' })).toBeHidden();
  await page.getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await checkLooks(page, 'deletion');
});
