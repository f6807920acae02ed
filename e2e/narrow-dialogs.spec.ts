import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const narrow = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };

test('a dialog that was opened from the menu or from a row stays when the window becomes narrow and wide again', async ({
  page,
  server,
}) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await page.getByRole('button', { name: /^Empresa:/ }).click();
  const switcher = page.getByRole('dialog', { name: 'Escolher empresa' });
  await switcher.getByRole('button', { name: 'Adicionar Empresa' }).click();
  const company = page.getByRole('dialog', { name: 'Adicionar Empresa' });
  await company.getByLabel('Nome fantasia').fill('Estreita');
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expect(company.getByLabel('Nome fantasia')).toHaveValue('Estreita');
  }

  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test', '/cliente/84558550000110/lista-minutas');
  await page.getByRole('table').getByRole('button', { name: 'Anexar' }).first().click();
  const attach = page.getByRole('dialog', { name: 'Anexar contrato' });
  const file = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') };
  await attach.locator('input[type=file]').setInputFiles(file);
  for (const size of [narrow, wide]) {
    await page.setViewportSize(size);
    await expect(attach.getByText('contrato.pdf')).toBeVisible();
  }
});
