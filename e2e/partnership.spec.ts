import type { Page } from '@playwright/test';
import { checkLook } from './look.ts';
import { outboxOf } from './outbox.ts';
import { choose, signedIn } from './people.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { signIn } from './sign-in.ts';

// A product of its own: commissions are decided.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const stage = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Etapas da parceria' }).getByRole('listitem').filter({ hasText: name });

test('a manager follows a partner, whose higher commission the CEO refuses with a reason', {
  tag: ['@F-163', '@F-252'],
}, async ({ page, browser, request }) => {
  const address = server.hostOf('trilha');
  await signIn(page, address, 'gerente@trilha.test', '/parceiros/cadastrar');
  await page.getByLabel('Nome completo').fill('Nina Prado');
  await page.getByLabel('CPF').fill('529.982.247-25');
  await page.getByLabel('WhatsApp', { exact: true }).fill('11 98888-7777');
  await page.getByLabel('E-mail', { exact: true }).fill('nina@trilha.test');
  await choose(page, 'Cargo', 'Parceiro');
  await page.getByLabel('Comissão (%)').fill('40');
  await page.getByLabel(/Enviar convite/).click();
  await page.getByLabel('Todas as informações preenchidas acima estão corretas').click();
  await page.getByRole('button', { name: 'Criar Usuário' }).click();
  await expect(page.getByText('convite enviado')).toBeVisible();

  await page.goto(`${address}/parceiros?q=Nina`);
  await page
    .getByRole('link', { name: /Nina Prado/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { level: 1, name: 'Nina Prado' })).toBeVisible();
  await expect(page.getByText('Comissão à espera de aprovação')).toBeVisible();
  await expect(stage(page, 'Convite').getByRole('button', { name: 'Enviar convite de novo' })).toBeVisible();
  await expect(page.getByRole('button', { name: /Aprovar/ })).toHaveCount(0);
  await checkLook(page, 'the partnership for a manager');

  const boss = await signedIn(browser, address, 'ceo@trilha.test');
  await boss.setViewportSize({ width: 360, height: 780 });
  await boss.goto(`${address}/alertas?q=Nina`);
  await expect(boss.getByText(/pediu 40% de comissão/)).toBeVisible();
  const { pathname } = new URL(page.url());
  await boss.goto(`${address}/admin/usuarios/${pathname.split('/').at(-1)}/parceria`);
  await expect(boss.getByText('Comissão à espera de aprovação')).toBeVisible();
  await checkLook(boss, 'the partnership for the CEO on a phone');
  await boss.getByRole('button', { name: 'Recusar comissão' }).click();
  const dialog = boss.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Acima do combinado');
  await dialog.getByRole('button', { name: 'Recusar comissão' }).click();
  await expect(boss.getByText('Comissão de 40% recusada')).toBeVisible();
  await expect(boss.getByText('Comissão cadastrada: 10%')).toBeVisible();
  await expect(async () => {
    const told = (await outboxOf(request, address)).filter(({ to }) => to === 'gerente@trilha.test');
    expect(told.some(({ text }) => text.includes('Acima do combinado'))).toBe(true);
  }).toPass();
});

test('a partner finds their stages on the home and in the menu, on a phone too', { tag: ['@F-370'] }, async ({
  page,
}) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'parceiro@meridiano.test', '/minha-parceria');
  await expect(page.getByRole('heading', { level: 1, name: 'Minha parceria' })).toBeVisible();
  await expect(stage(page, 'Clientes trazidos')).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Quem cadastrou quem' })).toBeVisible();
  await checkLook(page, 'the partnership for the partner');
  await page.setViewportSize({ width: 360, height: 780 });
  await checkLook(page, 'the partnership for the partner on a phone');
  await page.goto(`${address}/home`);
  await expect(page.getByText('O que falta para o seu contrato')).toBeVisible();
  await expect(stage(page, 'Contrato assinado')).toBeVisible();
  await expect(page.getByRole('list', { name: 'Etapas da parceria' })).not.toContainText('(Feita)');
});
