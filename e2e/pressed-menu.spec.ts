import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

/** The middle of a box. */
const middleOf = (box: { x: number; y: number; width: number; height: number } | null) => ({
  x: (box?.x ?? 0) + (box?.width ?? 0) / 2,
  y: (box?.y ?? 0) + (box?.height ?? 0) / 2,
});

test('the release of the press that opened a menu chooses nothing, a press dragged to a row does', async ({
  page,
  server,
}) => {
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/50000000000160/clientes');
  await page.getByRole('table', { name: 'Lista de Clientes' }).getByRole('checkbox').nth(1).click();
  const bar = page.getByRole('region', { name: 'Seleção' });
  const button = bar.getByRole('button', { name: 'Status' });
  await settled(page);
  const { x, y } = middleOf(await button.boundingBox());
  const rows = page.getByRole('menuitem');

  await page.mouse.move(x, y);
  await page.mouse.down();
  await expect(rows.first()).toBeVisible();
  // Rows that arrive late lie under the pointer until the menu takes its place.
  await rows.first().dispatchEvent('pointerup', { clientX: x, clientY: y, button: 0 });
  await page.mouse.up();
  await expect(rows.first()).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.keyboard.press('Escape');
  await expect(rows).toHaveCount(0);

  await page.mouse.move(x, y);
  await page.mouse.down();
  const law = page.getByRole('menuitem', { name: 'Jurídico' });
  await expect(law).toBeVisible();
  await settled(page);
  const place = middleOf(await law.boundingBox());
  await page.mouse.move(place.x, place.y, { steps: 3 });
  await page.mouse.up();
  await expect(page.getByRole('dialog', { name: 'Mudar 1 cliente para Jurídico?' })).toBeVisible();
});
