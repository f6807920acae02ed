import { openPerson, signedIn } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('sectors count and switch together until saved; a permission opens the menu of its user', {
  tag: ['@W-243', '@W-244', '@W-245', '@W-246', '@F-158', '@F-159', '@F-160', '@C-09'],
}, async ({ browser, page, server }) => {
  const analyst = await signedIn(browser, server.address, 'analista@restitui.test');
  await expect(analyst.getByRole('link', { name: 'Usuários' })).toBeVisible();

  await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios');
  await openPerson(page, 'analista@restitui', 'Camila Duarte Ribeiro');
  await expect(page.getByRole('tab', { name: 'Gestão 1/3' })).toBeVisible();
  await page.getByRole('tab', { name: 'Exportar 0/4' }).click();
  await page.getByRole('switch', { name: 'Selecionar todas' }).click();
  await expect(page.getByRole('tab', { name: 'Exportar Todas' })).toBeVisible();
  await expect(page.getByText('4 alterações não salvas')).toBeVisible();
  await page.getByRole('navigation', { name: 'Caminho' }).getByRole('link', { name: 'Usuários' }).click();
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
  // The button is disabled while it saves, too.
  await settled(page);
  await expect(page.getByRole('button', { name: 'Salvar permissões' })).toBeDisabled();
  await analyst.reload();
  await expect(analyst.getByRole('link', { name: 'Usuários' })).toBeVisible();
  await analyst.context().close();
});

test('loading, missing and malformed responses show their messages', {
  tag: ['@F-150', '@F-151', '@F-191', '@F-192', '@W-257', '@W-258', '@W-259', '@W-276'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  const seen = Promise.withResolvers<void>();
  await page.route('**/api/user/admin?*', async (route) => {
    await seen.promise;
    await route.fulfill({ json: { data: 'nada' } });
  });
  await page.goto(`${server.address}/admin/usuarios`);
  await expect(page.getByText('Carregando...').first()).toBeAttached();
  seen.resolve();
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
