import type { Page } from '@playwright/test';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

/** Types a text and presses a button within the same task, before the text is searched for. */
async function typeAndPress(page: Page, typed: string, button: string) {
  await expect(page.getByRole('button', { name: button })).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar boletos' }).evaluate(
    (field, [text, name]) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new InputEvent('input', { bubbles: true, data: text }));
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ ariaLabel, textContent }) => ariaLabel === name || textContent === name)?.click();
    },
    [typed, button] as const,
  );
}

test('a text that was just typed outlives the removal of a filter', async ({ page, server }) => {
  const list = '/opcoes-financeiras?area=boletos';
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', `${list}&estado=PAGO&q=zzz`);
  const search = page.getByRole('searchbox', { name: 'Buscar boletos' });
  await expect(search).toHaveValue('zzz');

  await typeAndPress(page, 'abc', 'Remover filtro Status: Pago');
  await expect(page.getByRole('button', { name: 'Remover filtro Busca: abc' })).toBeVisible();
  await expect(page).not.toHaveURL(/estado=/);
  await expect(search).toHaveValue('abc');

  await typeAndPress(page, 'def', 'Remover filtro Busca: abc');
  await expect(page.getByRole('button', { name: 'Remover filtro Busca: def' })).toBeVisible();
  await expect(page).toHaveURL(/q=def/);
  await expect(search).toHaveValue('def');

  // The search is one of all filters.
  await page.goto(`${server.hostOf('meridiano')}${list}&estado=PAGO&q=zzz`);
  await typeAndPress(page, 'abc', 'Limpar filtros');
  await expect(search).toHaveValue('');
  await expect(page).not.toHaveURL(/q=|estado=/);
});
