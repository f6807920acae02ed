import { holdClock } from './held-clock.ts';
import { checkLook } from './look.ts';
import { openFromMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

test('a broken screen shows an error code and retries after a second', {
  tag: ['@F-379', '@F-380', '@F-381', '@F-382', '@F-522', '@W-457', '@W-458', '@W-459', '@W-460', '@W-461'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await page.route('**/api/user/admin?*', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } }),
  );
  await page.goto(`${server.address}/admin/usuarios/ninguem`);
  await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible();
  await expect(page.getByText(/^[0-9A-F]{8}$/)).toBeVisible();
  await expect(page.getByText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}/)).toBeVisible();
  for (const way of ['Voltar', 'Ir para Home']) {
    await page.getByRole('button', { name: way }).click();
    await expect(page).toHaveURL(/\/(home|alertas)$/);
    await page.goto(`${server.address}/admin/usuarios/ninguem`);
    await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible();
  }
  await page.unroute('**/api/user/admin?*');
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  await expect(page.getByRole('heading', { level: 2, name: 'Lista de Usuários' })).toBeVisible();
});

test('a broken screen shows phone, details and a form whose report the provider’s TI reads', {
  tag: [
    '@F-379',
    '@F-380',
    '@F-382',
    '@F-383',
    '@F-384',
    '@F-385',
    '@F-388',
    '@F-523',
    '@W-457',
    '@W-458',
    '@W-462',
    '@W-463',
    '@W-464',
    '@W-465',
  ],
}, async ({ page, server, context }) => {
  const host = server.hostOf('meridiano');
  await signIn(page, host, 'ceo@meridiano.test');
  await page.route(/\/api\/user\/(admin|tenant)/, (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } }),
  );
  await page.goto(`${host}/admin/usuarios/ninguem?q=segredo`);
  // After the single retry.
  await expect(page.getByRole('heading', { name: 'Algo deu errado!' })).toBeVisible();
  await expect(page.getByText(/\d{2}\/\d{2}\/\d{4} \d{2}:\d{2} \(horário de Brasília\)/)).toBeVisible();
  await expect(page.getByRole('link', { name: '0800 000 0000' })).toBeVisible();
  const details = page.getByText('Ocorreu um erro desconhecido (500, unexpected)');
  await expect(details).toBeHidden();
  await page.getByText('Detalhes', { exact: true }).click();
  await expect(details).toBeVisible();
  const code = (await page.getByText(/^[0-9A-F]{8}$/).textContent()) ?? '';
  await checkLook(page, 'error page');

  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await holdClock(page);
  await page.getByRole('button', { name: 'Copiar detalhes' }).click();
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.clock.runFor(1900);
  await expect(page.getByRole('button', { name: 'Copiado' })).toBeVisible();
  await page.clock.runFor(200);
  await expect(page.getByRole('button', { name: 'Copiar detalhes' })).toBeVisible();
  await page.clock.resume();

  await page.getByLabel('E-mail para a resposta').fill('');
  await page.getByRole('button', { name: 'Enviar relato' }).click();
  await expect(page.getByText('Email é obrigatório')).toBeVisible();
  await expect(page.getByText('Descreva o que você estava fazendo')).toBeVisible();
  await page.getByLabel('E-mail para a resposta').fill('ceo@meridiano.test');
  await page.getByLabel('O que você estava fazendo?').fill('Abri a pessoa pela busca.');
  await page.getByRole('button', { name: 'Enviar relato' }).click();
  await expect(page.getByText('Enviado com sucesso!')).toBeVisible();

  await signIn(page, server.address, 'ti@restitui.test');
  await openFromMenu(page, 'Relatos de Erro');
  await expect(page).toHaveURL(/\/admin\/relatos$/);
  const report = page.getByRole('listitem').filter({ hasText: code });
  await expect(report).toContainText('Abri a pessoa pela busca.');
  await expect(report).toContainText('Meridiano Fiscal');
  await expect(report).toContainText('/admin/usuarios/ninguem');
  await expect(report).not.toContainText('segredo');
  await checkLook(page, 'reports');
});
