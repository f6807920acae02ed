import { checkLook } from './look.ts';
import { signedIn } from './people.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const trilha = '50000000000160';

test('the provider selects clients by keyboard and changes their status, tags and responsible at once', {
  tag: ['@W-041', '@W-234'],
}, async ({ page, server, browser }) => {
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${trilha}/clientes?colunas=credito,nome_responsavel`);
  const table = page.getByRole('table', { name: 'Lista de Clientes' });
  const row = (number: number) => table.getByRole('row').nth(number);
  // The rows that stand for a loading list have no box.
  await row(1).getByRole('checkbox').waitFor();
  await settled(page);
  await row(1).focus();
  await page.keyboard.press('x');
  await expect(row(1).getByRole('checkbox')).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(row(2)).toBeFocused();
  await page.keyboard.press('x');
  await row(3).getByRole('checkbox').click();
  const bar = page.getByRole('region', { name: 'Seleção' });
  await expect(bar.getByText('3 marcados')).toBeVisible();
  await row(3).getByRole('checkbox').click();
  await expect(bar.getByText('2 marcados')).toBeVisible();
  await settled(page);
  await checkLook(page, 'selected clients');

  await bar.getByRole('button', { name: 'Status' }).click();
  await page.getByRole('menuitem', { name: 'Jurídico' }).click();
  const sure = page.getByRole('dialog', { name: 'Mudar 2 clientes para Jurídico?' });
  await sure.getByRole('button', { name: 'Mudar status' }).click();
  await expect(sure).toBeHidden();
  await expect(row(1)).toContainText('Jurídico');
  await expect(row(2)).toContainText('Jurídico');

  await bar.getByRole('button', { name: 'Etiquetas' }).click();
  const tag = page.getByRole('menuitemcheckbox').first();
  const had = await tag.getAttribute('aria-checked');
  await tag.click();
  await expect(tag).toHaveAttribute('aria-checked', had === 'true' ? 'false' : 'true');
  await page.keyboard.press('Escape');

  await bar.getByRole('button', { name: 'Responsável' }).click();
  await page.getByRole('menuitem').first().click();
  const transfer = page.getByRole('dialog', { name: /^Transferir 2 clientes para/ });
  const heir = /para (.+)\?$/.exec((await transfer.getByRole('heading').textContent()) ?? '')?.[1];
  await transfer.getByRole('button', { name: 'Transferir' }).click();
  await expect(transfer).toBeHidden();
  for (const number of [1, 2]) await expect(row(number)).toContainText(heir ?? 'a name');

  await bar.getByRole('button', { name: 'Mensagem' }).click();
  const letter = page.getByRole('dialog', { name: 'Mensagem a 2 clientes' });
  await letter.getByLabel('Assunto').fill('Documentos de {empresa}');
  await letter.getByLabel('Mensagem').fill('{nome}, olhe {razao}');
  await letter.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(letter.getByText('Use só {nome}, {empresa} e {portal}.')).toBeVisible();
  await letter.getByLabel('Mensagem').fill('{nome}, olhe {portal}');
  await expect(letter.getByText(/^\p{Lu}\p{L}+, olhe endereço do portal$/u)).toBeVisible();
  await checkLook(page, 'a message to clients');
  await letter.getByRole('button', { name: 'Enviar mensagem' }).click();
  await expect(page.getByText('2 mensagens a caminho')).toBeVisible();
  await expect(letter).toBeHidden();

  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Exportar 2' }).click();
  const { rows } = readSheet(await (await download).path());
  expect(rows).toHaveLength(3);
  expect(rows[1]).toContain('Jurídico');

  await row(4).focus();
  await page.keyboard.press('Escape');
  await expect(bar).toBeHidden();
  // Another journey may have imported further clients.
  await expect(page.getByText(/ de [\d.]+ clientes/)).toBeVisible();

  const partner = await signedIn(browser, server.hostOf('trilha'), 'parceiro@trilha.test', { path: '/clientes' });
  await partner.getByRole('table').getByRole('checkbox').nth(1).click();
  const own = partner.getByRole('region', { name: 'Seleção' });
  await expect(own.getByRole('button', { name: 'Exportar 1' })).toBeVisible();
  await expect(own.getByRole('button', { name: 'Status' })).toBeHidden();
  await expect(own.getByRole('button', { name: 'Responsável' })).toBeHidden();
  await partner.context().close();
  expect(complaints).toEqual([]);
});
