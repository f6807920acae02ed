import { checkRows, longPendingItems, withLongRows } from './long-rows.ts';
import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('the CEO finds what waits, filters it, and opens the page where it is done', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, address, 'ceo@meridiano.test');
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Pendências' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Pendências' })).toBeVisible();
  const rows = page.getByRole('table', { name: 'Pendências' }).getByRole('row');
  await expect(rows.nth(1)).toContainText(/há \d+ dias?|hoje/);
  const { width = 1280, height = 720 } = page.viewportSize() ?? {};
  await withLongRows(page, longPendingItems, async () => {
    await checkLooks(page, 'pending items', [360, 1440]);
    await checkRows(page, 'the list of pending items');
  });
  await page.setViewportSize({ width: 360, height: 800 });
  const items = page.getByRole('list', { name: 'Pendências' }).getByRole('listitem');
  await expect(items.first()).toContainText(/(a decidir|a conferir|a completar|a assinar|a retomar|a receber): /);
  await page.setViewportSize({ width, height });

  await page.getByRole('combobox', { name: 'O que falta' }).click();
  await page.getByRole('option', { name: 'Contrato a assinar' }).click();
  await expect(page).toHaveURL(/tipo=assinar/);
  await expect(page.getByRole('button', { name: /O que falta: Contrato a assinar/ })).toBeVisible();
  await expect(rows.filter({ hasNotText: 'Contrato a assinar' })).toHaveCount(1);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/minuta(-usuario)?\//);
  await expect(page.getByRole('article')).toBeVisible();

  await page.goto(`${address}/pendencias?tipo=verificar`);
  await expect(rows.nth(1)).toContainText('Identidade a conferir');
  await settled(page);
  await rows.nth(1).click();
  await expect(page).toHaveURL(/\/assinatura\?.*registro=/);
  await page.goto(`${address}/pendencias?q=nenhuma%20empresa%20assim`);
  await expect(page.getByText('Nenhuma pendência encontrada')).toBeVisible();
  expect(complaints).toEqual([]);
});

test("the provider's JURIDICO chooses a company first", async ({ page, server }) => {
  await signIn(page, server.address, 'juridico@restitui.test');
  await page.goto(`${server.address}/pendencias`);
  await expect(page.getByRole('region', { name: 'De qual empresa?' })).toBeVisible();
});
