import type { Page } from '@playwright/test';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const gate = 'Marque todos os alertas como lidos ou resolvidos para continuar.';
const items = (page: Page) => page.getByRole('main').getByRole('tabpanel').getByRole('listitem');
const tab = (page: Page, name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const counted = /\((\d+)\)/;

async function countOf(page: Page, name: string): Promise<number> {
  await expect(tab(page, name)).toHaveText(counted);
  return Number(counted.exec((await tab(page, name).textContent()) ?? '')?.[1]);
}

test('a CEO acknowledges and resolves alerts, and the badge disappears', {
  tag: [
    ...['@I-048', '@I-049', '@I-050', '@I-051', '@I-052', '@I-053', '@I-054', '@I-055', '@I-056', '@I-057', '@I-058'],
    ...['@I-060', '@I-061', '@I-062', '@I-063', '@F-034', '@F-360', '@C-05', '@G-09'],
  ],
}, async ({ browser, server }) => {
  const page = await (await browser.newContext({ locale: 'pt-BR', reducedMotion: 'reduce' })).newPage();
  const errors = collectConsoleErrors(page, []);
  await signIn(page, server.hostOf('trilha'), 'ceo@trilha.test');
  const link = page.getByRole('link', { name: /^Alertas/ });
  await expect(link).toHaveAccessibleName(/^Alertas \d+ não vistos$/);
  await link.click();
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.getByRole('heading', { level: 2, name: 'Seus Alertas' })).toBeVisible();
  await expect(page.getByText(gate)).toBeVisible();
  await expect(items(page).first()).toBeVisible();
  for (const name of ['Vistos', 'Resolvidos']) {
    await expect(tab(page, name)).toBeDisabled();
    await tab(page, name).click({ force: true });
    await expect(tab(page, 'Não Vistos')).toHaveAttribute('aria-selected', 'true');
  }
  await checkLooks(page, 'gate');

  const unread = await countOf(page, 'Não Vistos');
  const resolved = await countOf(page, 'Resolvidos');
  await items(page).first().getByRole('button', { name: 'Marcar como lido' }).click();
  await expect(link).toHaveAccessibleName(new RegExp(`^Alertas ${unread - 1} não vistos?$`));
  // The badge and the list have calls of their own.
  await settled(page);

  await items(page).first().getByRole('button', { name: 'Resolver' }).click();
  const dialog = page.getByRole('dialog', { name: 'Resolver alerta' });
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(dialog.getByText('Mensagem de resolução é obrigatória')).toBeVisible();
  await checkLooks(page, 'resolve');
  await dialog.getByLabel('Mensagem de resolução').fill('Falei com o cliente; renova amanhã.');
  await page.reload();
  await items(page).first().getByRole('button', { name: 'Resolver' }).click();
  await dialog.getByRole('button', { name: 'Continuar o rascunho' }).click();
  await expect(dialog.getByLabel('Mensagem de resolução')).toHaveValue('Falei com o cliente; renova amanhã.');
  await dialog.getByRole('button', { name: 'Resolver' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => countOf(page, 'Resolvidos')).toBe(resolved + 1);

  await page.getByRole('button', { name: 'Marcar todos' }).click();
  await expect(page.getByText('Nenhum alerta encontrado.')).toBeVisible();
  await expect(page.getByText(gate)).toHaveCount(0);
  await expect(link).toHaveAccessibleName('Alertas');
  await checkLooks(page, 'all seen');
  await tab(page, 'Vistos').click();
  await expect(
    items(page)
      .first()
      .getByText(/^Visto em/),
  ).toBeVisible();
  await tab(page, 'Resolvidos').click();
  await expect(page).toHaveURL(/aba=resolvidos/);
  await expect(items(page).first()).toContainText('Falei com o cliente; renova amanhã.');
  await checkLooks(page, 'resolved');
  expect(errors).toEqual([]);
});

test('provider staff lands on the alerts of all companies and returns to them after closing a company', {
  tag: ['@F-034', '@F-045', '@F-358', '@D-11', '@G-08', '@I-049'],
}, async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/home');
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.getByText('Todas as empresas')).toBeVisible();
  await page.getByRole('button', { name: /^Empresa:/ }).click();
  await page.getByRole('option', { name: /Meridiano/ }).click();
  await expect(page).toHaveURL(/\/clientes$/);
  await page.getByRole('link', { name: /^Alertas/ }).click();
  await expect(page.getByText('Somente Meridiano Fiscal')).toBeVisible();
  await settled(page);
  const ofMeridiano = await countOf(page, 'Não Vistos');
  await items(page).first().getByRole('link').first().click();
  await expect(page).toHaveURL(/\/admin\/\w+\/clientes\/\w+/);
  await page.getByRole('button', { name: 'Fechar: Meridiano Fiscal' }).click();
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.getByText('Todas as empresas')).toBeVisible();
  await expect.poll(() => countOf(page, 'Não Vistos')).toBeGreaterThan(ofMeridiano);
  // Counted now: jobs of other journeys may have ended since.
  const all = await countOf(page, 'Não Vistos');
  await items(page).first().getByRole('button', { name: 'Marcar como lido' }).click();
  await expect.poll(() => countOf(page, 'Não Vistos')).toBe(all - 1);
});

test('a client that is missing or does not load redirects to the alerts with a message', {
  tag: ['@C-38', '@W-031'],
}, async ({ page, server }) => {
  const address = server.hostOf('kairos');
  await signIn(page, address, 'ceo@kairos.test', '/cliente/00000000000000');
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.getByText('Cliente não encontrado.')).toBeVisible();
  await page.route('**/api/clients/11222333000181', (route) =>
    route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } }),
  );
  await page.goto(`${address}/cliente/11222333000181`);
  await expect(page).toHaveURL(/\/alertas$/);
  await expect(page.getByText('Ocorreu um erro desconhecido')).toBeVisible();
});
