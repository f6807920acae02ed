import { mainJobClient, meridiano } from './analyse.ts';
import { checkDialogFit } from './fit.ts';
import { checkLook } from './look.ts';
import { settle } from './routes.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

// Menus and drawers of lists whose rows are one line on a phone.

test.use({ viewport: { width: 360, height: 780 } });

test('a CEO downloads and attaches the PDF of a minuta from the menu of its line', {
  tag: ['@W-366', '@W-397'],
}, async ({ page, server }) => {
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', `/cliente/${mainJobClient}/lista-minutas`);
  const line = page.getByRole('list', { name: 'Lista de Minutas' }).getByRole('listitem').first();
  const menu = line.getByRole('button', { name: /^Ações de / });
  await menu.click();
  await checkLook(page, 'the menu of a minuta');
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'Baixar PDF' }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Anexar' }).click();
  await expect(page.getByRole('dialog', { name: 'Anexar contrato' })).toBeVisible();
  await checkDialogFit(page, 'the dialog of an attached PDF');
  await page.keyboard.press('Escape');
  await expect(menu).toBeFocused();
});

test('a CEO reads, replaces and keeps a contract template from the menu of its line', { tag: ['@F-332'] }, async ({
  page,
  server,
}) => {
  const list = `${server.hostOf('meridiano')}/admin/contratos`;
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/admin/contratos');
  const line = page.getByRole('list', { name: 'Contratos' }).getByRole('listitem').first();
  const menu = line.getByRole('button', { name: /^Ações de / });
  const name = (await menu.getAttribute('aria-label'))?.replace('Ações de ', '') ?? '';
  await menu.click();
  await expect(page.getByRole('menuitem')).toHaveText(['Ver', 'Substituir por nova versão', 'Excluir']);
  await checkLook(page, 'the menu of a template');
  await page.getByRole('menuitem', { name: 'Ver', exact: true }).click();
  await expect(page.getByRole('dialog', { name })).toBeVisible();
  await settled(page);
  await checkDialogFit(page, 'the preview of a template');
  await page.keyboard.press('Escape');

  await menu.click();
  await page.getByRole('menuitem', { name: 'Excluir' }).click();
  const question = page.getByRole('dialog', { name: `Excluir ${name}?` });
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await expect(question).toHaveCount(0);
  await menu.click();
  await page.getByRole('menuitem', { name: 'Substituir por nova versão' }).click();
  await expect(page.getByRole('tab', { name: 'Criar Contrato' })).toHaveAttribute('aria-selected', 'true');

  await page.goto(`${list}?q=nada+que+exista`);
  await page.getByRole('button', { name: 'Mostrar todos' }).click();
  await expect(line).toBeVisible();
});

test('a decision opens in full from its line, and asks before it is revoked', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes`);
  await settle(page);
  await page.goto(`${server.address}/admin/decisoes`);
  await page.getByRole('list', { name: 'Decisões de classificação' }).getByRole('button').first().click();
  const drawer = page.getByRole('dialog');
  for (const fact of ['Vale para', 'Notas', 'Motivo', 'Quem decidiu']) {
    await expect(drawer.getByText(fact, { exact: true })).toBeVisible();
  }
  await checkDialogFit(page, 'a decision');
  await checkLook(page, 'a decision');
  await drawer.getByRole('button', { name: 'Revogar' }).click();
  const question = page.getByRole('dialog', { name: 'Revogar a decisão?' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: 'Cancelar' }).click();
  await page.keyboard.press('Escape');
  await expect(drawer).toHaveCount(0);
});

test('a search without a result leads back to all signatures and all ICMS periods', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test');
  for (const path of ['/assinatura', '/opcoes-fiscais?area=icms']) {
    const glue = path.includes('?') ? '&' : '?';
    await page.goto(`${address}${path}${glue}q=nada+que+exista`);
    await page.getByRole('button', { name: 'Mostrar todos' }).click();
    await expect(page).not.toHaveURL(/q=/);
    await expect(page.getByRole('button', { name: 'Mostrar todos' })).toHaveCount(0);
  }
});
