import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { menuOf, openFromMenu, unfoldMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

test('reviewers search, filter and open by URL; others have no such page', {
  tag: [
    ...['@F-039', '@F-300', '@F-301', '@F-302', '@F-303', '@F-304', '@F-305', '@F-321', '@F-322', '@F-323', '@F-369'],
    ...['@C-11', '@C-13', '@C-21', '@D-40', '@W-378', '@W-379', '@W-380'],
  ],
}, async ({ browser, page, server }) => {
  const address = server.hostOf('baluarte');
  await signIn(page, address, 'ceo@baluarte.test');
  await openFromMenu(page, 'Assinatura');
  await expect(page).toHaveURL(/\/assinatura$/);
  const open = page.getByRole('table', { name: 'Não Verificados' });
  await expect(open.getByRole('row', { name: /Não verificado$/ })).not.toHaveCount(0);
  await expect(open.getByRole('row', { name: /Cliente/ })).toHaveCount(3);
  // Another journey of this server may have signed as a user.
  await expect(open.getByRole('row', { name: /Usuário/ })).not.toHaveCount(0);
  await page.getByRole('combobox', { name: 'De quem' }).click();
  await page.getByRole('option', { name: 'Usuários' }).click();
  await expect(page).toHaveURL(/escopo=usuarios/);
  await expect(open.getByRole('row', { name: /Cliente/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'De quem' }).click();
  await page.getByRole('option', { name: 'Clientes' }).click();
  await expect(open.getByRole('row', { name: /Usuário/ })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'De quem' }).click();
  await page.getByRole('option', { name: 'Todos' }).click();
  await page.getByRole('searchbox', { name: 'Buscar assinaturas' }).fill('zzzz');
  await expect(page.getByText('Nenhuma assinatura encontrada')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar assinaturas' }).fill('');
  await expect(open.getByRole('row', { name: /Cliente/ })).toHaveCount(3);
  await page.getByRole('tab', { name: /^Verificados/ }).click();
  await expect(page).toHaveURL(/aba=verificados/);
  await page.reload();
  const verified = page.getByRole('table', { name: 'Verificados', exact: true });
  await expect(verified.getByRole('row', { name: /Verificado$/ }).first()).toBeVisible();

  await page.goto(`${address}/assinatura?registro=nenhum`);
  await expect(page.getByText('Assinatura não encontrada.')).toBeVisible();
  const broken = { status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } };
  await page.route('**/api/signatures/registro/*', (route) => route.fulfill(broken));
  await page.goto(`${address}/assinatura`);
  await open
    .getByRole('row', { name: /Usuário/ })
    .last()
    .click();
  await expect(page.getByText('Erro ao carregar assinatura.')).toBeVisible();
  await page.unroute('**/api/signatures/registro/*');
  const answered = page.waitForResponse('**/api/signatures/registro/*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const { data } = await (await answered).json();
  const review = page.getByRole('dialog', { name: 'Verificação da Assinatura' });
  await page.route('**/api/signatures/isverifedUser/**', (route) => route.fulfill(broken));
  await review.getByRole('button', { name: 'Verificar' }).click();
  await expect(page.getByText('Erro ao atualizar status!')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Verificar' })).toBeVisible();

  // Makes the reviewed record the reviewer's own.
  await page.route('**/api/signatures/registro/*', async (route) => {
    const { user } = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}'));
    await route.fulfill({ json: { data: { ...data, id_user: user.id, cpf: user.cpf } } });
  });
  await page.reload();
  await expect(review.getByText('Esta é a sua assinatura: outra pessoa precisa conferi-la.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Negar' })).toHaveCount(0);

  const lawyer = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signIn(lawyer, server.address, 'juridico@restitui.test');
  await openFromMenu(lawyer, 'Assinatura');
  await expect(lawyer).toHaveURL(/\/assinatura$/);
  await expect(lawyer.getByText('As assinaturas são conferidas empresa por empresa.')).toBeVisible();
  await expect(lawyer.getByRole('row', { name: /Cliente/ })).toHaveCount(0);
  await lawyer.getByRole('option', { name: /Baluarte/ }).click();
  await expect(lawyer.getByRole('row', { name: /Cliente.*Não verificado/ })).toHaveCount(3);
  await lawyer.context().close();

  const manager = await (await browser.newContext({ locale: 'pt-BR' })).newPage();
  await signIn(manager, address, 'gerente@baluarte.test');
  await unfoldMenu(manager);
  await expect(menuOf(manager).getByRole('link', { name: 'Assinatura' })).toHaveCount(0);
  await manager.goto(`${address}/assinatura`);
  await expect(manager).toHaveURL(/\/home$/);
  await manager.context().close();
});

for (const width of [375, 1440]) {
  test(`the review has no axe findings and no horizontal scrolling at ${width} px, light and dark`, async ({
    browser,
    server,
  }) => {
    const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
    const page = await context.newPage();
    const errors = collectConsoleErrors(page, []);
    const address = server.hostOf('baluarte');
    await signIn(page, address, 'ceo@baluarte.test', '/assinatura');
    const name =
      width < 640 ? page.getByRole('listitem').getByRole('button') : page.getByRole('row', { name: /Cliente/ });
    await expect(name.first()).toBeVisible();
    await checkLook(page, 'list');
    await name.first().click();
    await expect(page.getByRole('button', { name: 'Comparar' })).toBeEnabled();
    await expect(page.getByText('Carregando imagem...')).toHaveCount(0);
    await checkLook(page, 'review');
    await page.getByRole('button', { name: 'Comparar' }).click();
    await expect(page.getByRole('dialog', { name: /^Comparar/ })).toBeVisible();
    await checkLook(page, 'compare');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Negar' }).click();
    await expect(page.getByLabel('Motivo (opcional)')).toBeFocused();
    await checkLook(page, 'denial');
    await page.goto(`${address}/assinatura?q=zzzz`);
    await expect(page.getByText('Nenhuma assinatura encontrada')).toBeVisible();
    await checkLook(page, 'nothing found');
    expect(errors).toEqual([]);
    await context.close();
  });
}
