import { fileURLToPath } from 'node:url';
import { dropFiles } from './drop-files.ts';
import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { callsAs, productsOf } from './service-products.ts';
import { signIn } from './sign-in.ts';

test('an upload that fails behind its closed dialog is named on the screen, which sends it again', async ({
  page,
  playwright,
  server,
}) => {
  const calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  const { path } = (await productsOf(calls, ['EXCLUSAO_DE_ICMS_E_ST']))('EXCLUSAO_DE_ICMS_E_ST');
  await signIn(page, server.address, 'ceo@restitui.test', path);
  const lost = Promise.withResolvers<void>();
  await page.route('**/api/file-analyses/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    await lost.promise;
    await route.abort();
  });
  await page.getByRole('button', { name: 'Enviar arquivos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar arquivos' });
  // Which of several files was meant is not known; none of them is taken silently.
  const named = ['drop-files.ts', 'file-analysis.ts'].map((name) => fileURLToPath(new URL(name, import.meta.url)));
  await dropFiles(dialog.getByRole('button', { name: 'Escolher arquivo', exact: true }), named);
  await expect(dialog.getByRole('alert')).toHaveText(
    'Aqui cabe um arquivo só. Para enviar vários, junte-os em um ZIP.',
  );
  await expect(dialog.getByRole('button', { name: /^Remover/ })).toHaveCount(0);
  await dialog
    .getByLabel('Arquivos do SPED')
    .setInputFiles({ name: 'efd.txt', mimeType: 'text/plain', buffer: Buffer.from('|0000|') });
  await dialog.getByRole('button', { name: 'Analisar', exact: true }).click();
  await dialog.getByRole('button', { name: 'Fechar', exact: true }).last().click();
  await expect(dialog).toBeHidden();
  const section = page.getByRole('region', { name: 'Análise por arquivos' });
  await expect(section.getByText('Enviando os arquivos')).toBeVisible();

  lost.resolve();
  await expect(section.getByRole('alert')).toContainText('Erro no upload. Tente novamente.');
  await checkLooks(page, 'a failed upload');
  await section.getByRole('button', { name: 'Enviar de novo' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Erro no upload');
});
