import type { Browser, Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';
import { draw, takePhotos } from './signing.ts';

async function phone(browser: Browser): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: { width: 375, height: 812 }, isMobile: true, hasTouch: true, locale: 'pt-BR' },
    ...{ reducedMotion: 'reduce', permissions: ['camera', 'geolocation'] },
  });
  return context.newPage();
}

test('a client signs in by CPF, reads the contract and signs it on a phone', {
  tag: [
    ...['@F-107', '@F-108', '@F-262', '@F-263', '@F-264', '@F-265', '@F-266', '@F-267', '@F-268'],
    ...['@C-06', '@C-19', '@C-86', '@D-30', '@G-28', '@I-101', '@W-007', '@W-320', '@W-321'],
    ...['@W-308', '@W-309', '@W-316', '@W-319'],
  ],
}, async ({ browser, server }) => {
  const page = await phone(browser);
  const errors = collectConsoleErrors(page, []);
  const address = server.hostOf('meridiano');

  await page.goto(`${address}/minuta/11222333000181`);
  await expect(page.getByText('Seu contrato está a um passo')).toBeVisible();
  await checkLook(page, 'nobody signed in');
  await page.getByRole('button', { name: 'Login Client' }).click();
  await page.getByLabel('CPF do proprietário').fill('52998224725');
  await page.getByLabel('Senha', { exact: true }).fill('Cliente@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/minuta\/11222333000181$/);

  const dialog = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await dialog.getByRole('button', { name: 'Continuar depois' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Comercio Exemplo Ltda' })).toBeVisible();
  await expect(page.getByText('Para assinar', { exact: true })).toBeVisible();
  await expect(page.getByRole('article')).toContainText('COMERCIO EXEMPLO LTDA');
  await checkLook(page, 'contract to sign');

  await page.getByRole('button', { name: 'Registrar Assinatura' }).click();
  await takePhotos(dialog);
  await dialog.getByRole('button', { name: 'Enviar fotos' }).click();
  const second = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await expect(second).toBeVisible();
  await page.setViewportSize({ width: 812, height: 375 });
  await expect(second.locator('canvas')).toBeVisible();
  await draw(page);
  await second.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(page).toHaveURL(/\/minuta\/11222333000181$/);
  await expect(page.getByText('Você já realizou uma assinatura.')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Ir para a assinatura' })).toBeVisible();
  await expect(page.getByText('Para assinar', { exact: true })).toBeVisible();
  expect(errors).toEqual([]);

  await page.goto(`${address}/minuta`);
  await expect(page.getByText('Erro: nenhum ID foi fornecido.')).toBeVisible();
  await page.goto(`${address}/minuta/20000000000107`);
  await expect(page.getByText(/^Erro ao carregar o contrato: /)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toHaveCount(0);
  await page.getByRole('button', { name: 'Sair' }).click();
  await expect(page).toHaveURL(/\/login-client$/);
  await page.goto(`${address}/minuta/11222333000181?t=passado`);
  await expect(page.getByText('Link expirado')).toBeVisible();
  await checkLook(page, 'link over');
  await page.goto(`${address}/edit-preview/passada?t=passado`);
  await expect(page.getByText('Link expirado')).toBeVisible();
  await checkLook(page, 'link of a change over');
  await page.getByRole('button', { name: 'Login Client' }).click();
  await expect(page).toHaveURL(/\/login-client$/);
  await page.getByLabel('CPF do proprietário').fill('52998224725');
  await page.getByLabel('Senha', { exact: true }).fill('Cliente@2026');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/edit-preview\/passada$/);
  await expect(page.getByText('Dados de pré-visualização não encontrados')).toBeVisible();
});

test('a partner reads their agreement, which opens the signature dialog', {
  tag: ['@F-043', '@F-044', '@F-262', '@W-301', '@W-314', '@W-322', '@W-315', '@C-61', '@C-85', '@C-86'],
}, async ({ browser, server }) => {
  const page = await phone(browser);
  const errors = collectConsoleErrors(page, []);
  const address = server.hostOf('trilha');
  const check = '**/api/signatures/*/user';
  await page.route(check, (route) => route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Erro' } }));
  await page.goto(`${address}/minuta-usuario`);
  await expect(page).toHaveURL(/\/signin$/);
  await page.getByLabel('E-mail').fill('parceiro@trilha.test');
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/minuta-usuario$/);
  await expect(page.getByText('Erro ao verificar assinatura. Tente novamente.')).toBeVisible();
  await page.unroute(check);
  errors.length = 0;
  await page.getByRole('button', { name: 'Tentar novamente' }).click();
  const dialog = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await dialog.getByRole('button', { name: 'Continuar depois' }).click();
  await expect(page.getByRole('article')).toContainText('parceria comercial');
  await checkLook(page, 'partnership');
  const own = await page.evaluate(() => JSON.parse(localStorage.getItem('auth') ?? '{}').user.id);
  await page.goto(`${address}/minuta-usuario/${own}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Continuar depois' }).click();
  await expect(page.getByRole('article')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await expect(page).toHaveURL(/\/home$/);
  expect(errors).toEqual([]);
});

test('an accounting firm is registered with its agreement, and a new commission rewrites it', {
  tag: ['@F-226', '@F-238', '@F-239', '@F-240', '@F-241', '@F-255', '@F-454', '@G-16', '@I-292', '@I-293'],
}, async ({ page, server }) => {
  const address = server.hostOf('kairos');
  await signIn(page, address, 'ceo@kairos.test', '/parceiros/cadastrar/contabilidade');
  await page.getByLabel('CNPJ', { exact: true }).fill('33000167000101');
  await expect(page.getByLabel('Razão social')).not.toHaveValue('');
  await page.getByLabel('Nome completo').fill('Clara Nunes Prado');
  await page.getByLabel('CPF', { exact: true }).fill('11144477735');
  await page.getByLabel('WhatsApp').fill('62988887777');
  await page.getByLabel('E-mail').fill('clara@kairos.test');
  await page.getByLabel('Senha', { exact: true }).fill('Firma@2026');
  await page.getByLabel('Comissão (%)').fill('10');
  await page.getByLabel('Todas as informações preenchidas acima estão corretas').click();
  const submit = page.getByRole('button', { name: /^(Cadastrar|Criar|Salvar)/ }).last();
  await page.route('**/api/user/**', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  await submit.click();
  await expect(page.getByText('Houve um erro ao criar o Usuário.').first()).toBeVisible();
  await page.unroute('**/api/user/**');
  await page.route('**/api/agreement/vincular/user', (route) => route.abort());
  await submit.click();
  await expect(page.getByText('Houve um erro ao enviar a minuta.').first()).toBeVisible();
  const shown = page.getByLabel('Link de assinatura');
  await expect(shown).toHaveValue(/\/minuta-usuario\/[\w-]+$/);
  const link = await shown.inputValue();
  await page.unroute('**/api/agreement/vincular/user');
  await page.getByRole('button', { name: 'Enviar minuta novamente' }).click();
  await expect(page.getByText('O Usuário e a minuta foram criados com sucesso!')).toBeVisible();
  await page.goto(link);
  await expect(page.getByRole('article')).toContainText('10% (dez por cento)');

  await page.goto(`${address}/admin/usuarios`);
  await page
    .getByRole('row', { name: /parceiro@kairos\.test/ })
    .first()
    .click();
  await page.getByRole('button', { name: 'Editar comissão' }).click();
  const form = page.getByRole('form', { name: 'Comissão' });
  await form.getByRole('textbox').fill('41');
  const linked = page.waitForRequest('**/api/agreement/vincular/user');
  await form.getByRole('button', { name: 'Salvar' }).click();
  expect((await linked).postDataJSON()).toEqual({
    contracts: ['PARCERIA_COMERCIAL_CPF'],
    email: 'parceiro@kairos.test',
  });
});
