import type { Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';

const missing = 'Ação Necessária! Por favor, aceite os termos antes de prosseguir.';

/** Signs in a user whose onboarding is not complete. */
async function enter(page: Page, address: string, email: string) {
  await page.goto(`${address}/signin`);
  await page.getByLabel('E-mail').fill(email);
  await page.getByLabel('Senha', { exact: true }).fill('Demo@2026!');
  await page.getByRole('button', { name: 'Entrar', exact: true }).click();
  await expect(page).toHaveURL(/\/termos-de-uso$/);
}

test('the terms can be read without a session and without being asked to accept', { tag: ['@F-023'] }, async ({
  page,
  server,
}) => {
  await page.goto(`${server.hostOf('meridiano')}/termos-de-uso`);
  await expect(page.getByRole('heading', { level: 1, name: 'Termos de uso' })).toBeVisible();
  await expect(page.getByText(/^Versão \d+\.\d+, publicada em \d{2}\/\d{2}\/\d{4}$/)).toBeVisible();
  await expect(page.getByRole('checkbox')).toBeHidden();
  await expect(page.getByRole('button', { name: 'Aceitar' })).toBeHidden();
  await page.getByRole('link', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/\/signin$/);
});

test('the address page needs a session', { tag: ['@F-026', '@F-076', '@I-028'] }, async ({ page, server }) => {
  await page.goto(`${server.hostOf('meridiano')}/cep`);
  await expect(page).toHaveURL(/\/signin$/);
});

test('a new user can leave the terms by signing out', { tag: ['@F-077'] }, async ({ page, server }) => {
  await enter(page, server.hostOf('meridiano'), 'novo@meridiano.test');
  await page.getByRole('button', { name: 'Sair', exact: true }).click();
  await expect(page).toHaveURL(/\/signin$/);
  await page.goto(`${server.hostOf('meridiano')}/termos-de-uso`);
  await expect(page.getByRole('link', { name: 'Entrar' })).toBeVisible();
});

test('a new user accepts the terms, enters the address and reaches the first page', {
  tag: ['@F-077', '@F-078', '@F-118', '@F-119', '@F-120', '@F-121', '@F-122', '@F-123', '@F-124', '@F-125', '@F-126']
    .concat(['@F-127', '@F-128', '@F-129', '@F-130', '@F-131', '@F-132', '@F-133', '@F-134', '@F-135', '@F-136'])
    .concat(['@F-137', '@F-521', '@I-192', '@I-193']),
}, async ({ browser, server }) => {
  const context = await browser.newContext({ locale: 'pt-BR' });
  const page = await context.newPage();
  const address = server.hostOf('meridiano');
  await enter(page, address, 'novo@meridiano.test');

  await test.step('the terms are accepted', async () => {
    const accept = page.getByRole('button', { name: 'Aceitar' });
    await checkLooks(page, 'terms');
    await page.goto(`${address}/cep`);
    await expect(page).toHaveURL(/\/termos-de-uso$/);
    await expect(accept).toBeDisabled();
    await accept.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText(missing)).toBeVisible();
    await page.getByLabel('Li e aceito os termos de uso').click();
    await expect(page.getByText(missing)).toBeHidden();
    await expect(accept).toBeEnabled();

    const failing = { status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } };
    await page.route('**/api/user/liAceito', (route) => route.fulfill(failing));
    await accept.click();
    await expect(page.getByText('Houve um erro ao aceitar os termos de uso.')).toBeVisible();
    await page.unroute('**/api/user/liAceito');
    await accept.click();
    await expect(page.getByText('Os termos de uso foram aceitos com sucesso!')).toBeVisible();
    await expect(page).toHaveURL(/\/cep$/);
  });

  const cep = page.getByLabel('CEP');
  const save = page.getByRole('button', { name: 'Salvar endereço' });

  await test.step('missing fields are reported in place', async () => {
    await page.goto(`${address}/home`);
    await expect(page).toHaveURL(/\/cep$/);
    await save.click();
    for (const text of ['CEP é obrigatório', 'Município é obrigatório', 'Bairro é obrigatório', 'Número é obrigatório'])
      await expect(page.getByText(text)).toBeVisible();
    await expect(page.getByText('Você deve confirmar que as informações estão corretas')).toBeVisible();
    await expect(cep).toBeFocused();
    await checkLooks(page, 'address with errors');
  });

  await test.step('the look-up starts a second after the eighth digit', async () => {
    await page.reload();
    const asked: number[] = [];
    page.on('request', (request) => request.url().includes('/api/utils/cep/') && asked.push(Date.now()));
    await page.route('**/api/utils/cep/*', (route) => route.abort());
    await cep.pressSequentially('0131010');
    const typed = Date.now();
    await cep.pressSequentially('0');
    await expect(cep).toHaveValue('01310-100');
    await expect(page.getByText('Erro ao consultar informações do CEP no backend.')).toBeVisible();
    expect(asked).toHaveLength(1);
    expect((asked[0] ?? 0) - typed).toBeGreaterThanOrEqual(950);
    await page.unroute('**/api/utils/cep/*');

    await cep.fill('00000000');
    await expect(page.getByText('CEP não encontrado. Preencha o endereço.')).toBeVisible();
    await cep.fill('01310100');
    await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
    await expect(page.getByLabel('Bairro')).toHaveValue('Bela Vista');
    await expect(page.getByLabel('Município')).toHaveValue('São Paulo');
    await expect(page.getByLabel('UF')).toContainText('SP');
    await expect(page.getByLabel('Número')).toHaveValue('');
  });

  await test.step('the address is saved', async () => {
    await page.getByLabel('Número').fill('1000');
    await page.getByLabel('Confirmo que as informações estão corretas').click();
    await checkLooks(page, 'address');
    await page.route('**/api/user/cep/*', (route) =>
      route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } }),
    );
    await save.click();
    await expect(page.getByText('Houve um erro ao atualizar o CEP.')).toBeVisible();
    await expect(page.getByLabel('Número')).toHaveValue('1000');
    await page.unroute('**/api/user/cep/*');
    const errors = collectConsoleErrors(page, []);
    await save.click();
    await expect(page.getByText('O CEP foi atualizado com sucesso!')).toBeVisible();
    await expect(page).toHaveURL(/\/minuta-usuario$/);
    await expect(page.getByText('Nenhum contrato por aqui ainda')).toBeVisible();
    expect(errors).toEqual([]);
    await checkLooks(page, 'no agreement yet');
    await page.getByRole('button', { name: 'Ir para o início' }).click();
    await expect(page).toHaveURL(/\/home$/);
    await page.reload();
    await expect(page).toHaveURL(/\/home$/);
    const firstStep = page.getByRole('region', { name: 'Primeiro cliente' });
    await expect(firstStep.getByText('Você ainda não tem clientes')).toBeVisible();
    await expect(page.getByText('Clientes recentes')).toHaveCount(0);
    await checkLooks(page, 'the home without clients', [360, 1440]);
    await firstStep.getByRole('link', { name: 'Cadastrar Cliente' }).click();
    await expect(page).toHaveURL(/\/cadastrar-cliente$/);
  });

  await test.step('both pages can be visited again without being asked', async () => {
    await page.goto(`${address}/cep`);
    await expect(cep).toHaveValue('01310-100');
    await expect(page.getByLabel('Logradouro')).toHaveValue('Avenida Paulista');
    await page.goto(`${address}/termos-de-uso`);
    await expect(page.getByRole('checkbox')).toBeHidden();
    await page.getByRole('link', { name: 'Voltar ao início' }).click();
    await expect(page).toHaveURL(/\/home$/);
  });
  await context.close();
});

test('an ADMIN enters the address without the look-up and reaches the home', {
  tag: ['@F-079', '@F-124', '@F-137'],
}, async ({ page, server }) => {
  await page.route('**/api/utils/cep/*', (route) => route.abort());
  await enter(page, server.address, 'novo@restitui.test');
  await page.getByLabel('Li e aceito os termos de uso').click();
  await page.getByRole('button', { name: 'Aceitar' }).click();
  await page.getByLabel('CEP').fill('74000-123');
  await page.getByLabel('Logradouro').fill('Rua Um');
  await page.getByLabel('Número').fill('S/N');
  await page.getByLabel('Bairro').fill('Setor Bueno');
  await page.getByLabel('Município').fill('Goiânia');
  await page.getByLabel('UF').click();
  await page.getByRole('option', { name: 'GO · Goiás' }).click();
  await page.getByLabel('Confirmo que as informações estão corretas').click();
  await page.getByRole('button', { name: 'Salvar endereço' }).click();
  await expect(page).toHaveURL(/\/alertas$/);
});
