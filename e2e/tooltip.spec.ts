import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const folds = 'Recolher barra lateral (Ctrl+B)';
const opens = 'Abrir barra lateral (Ctrl+B)';

test('a tooltip is shown where the pointer is, can be pointed at, and goes with Escape', async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/clientes');
  const button = page.getByRole('button', { name: folds });
  const tooltip = page.getByRole('tooltip', { name: folds });
  await expect(button).not.toHaveAttribute('aria-describedby');

  await button.hover();
  await expect(tooltip).toBeAttached();
  await expect(button).toHaveAccessibleDescription(folds);
  const shown = page.locator('[data-radix-popper-content-wrapper]').getByText(folds).first();
  await shown.hover();
  await expect(tooltip).toBeAttached();
  await page.keyboard.press('Escape');
  await expect(tooltip).not.toBeAttached();
  await expect(button).not.toHaveAttribute('aria-describedby');

  await page.getByRole('heading', { level: 1 }).hover();
  await button.hover();
  await expect(tooltip).toBeAttached();
  // The way from the element to its tooltip is known after the pointer has left: only a further move is outside of it.
  let x = 600;
  await expect(async () => {
    x += 10;
    await page.mouse.move(x, 500);
    await expect(tooltip).not.toBeAttached({ timeout: 1000 });
  }).toPass();
});

test('the first click on an element with a tooltip acts, and the focus of the keyboard shows the text', async ({
  page,
  server,
}) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/clientes');
  await page.getByRole('button', { name: folds }).click();
  const button = page.getByRole('button', { name: opens });
  await expect(button).toBeFocused();
  await expect(button).toHaveAttribute('aria-expanded', 'false');

  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(page.getByRole('tooltip', { name: opens })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tooltip', { name: opens })).not.toBeAttached();
});
