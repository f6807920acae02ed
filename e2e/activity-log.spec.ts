import { brokenWords } from './broken-words.ts';
import { checkDialogFit } from './fit.ts';
import { checkLooks } from './look.ts';
import { openFromMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('the CEO of the provider filters, checks and exports the activity log', async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await openFromMenu(page, 'Registro de Atividades');
  await expect(page).toHaveURL(/\/admin\/atividades$/);
  await expect(page.getByRole('heading', { name: 'Registro de Atividades', level: 1 })).toBeVisible();
  const table = page.getByRole('table', { name: 'Registro de atividades' });
  await expect(table.getByText('Entrar com e-mail e senha').first()).toBeVisible();

  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Entrada e saída' }).click();
  await expect(page).toHaveURL(/tipo=acesso/);
  await page.getByRole('combobox', { name: 'Resultado' }).click();
  await page.getByRole('option', { name: 'Recusado' }).click();
  // Other journeys of this server may have been refused.
  await page.getByRole('searchbox', { name: 'Buscar registro' }).fill('nenhum-registro');
  await expect(page).toHaveURL(/registro=nenhum-registro/);
  await expect(page.getByText('Nenhuma atividade corresponde aos filtros.')).toBeVisible();
  await page.getByRole('button', { name: 'Limpar filtros' }).click();
  await expect(table.getByRole('row').nth(1)).toBeVisible();
  // Sign-ins look alike in each run; records of other journeys have names of any length.
  await page.getByRole('combobox', { name: 'Tipo' }).click();
  await page.getByRole('option', { name: 'Entrada e saída' }).click();
  await expect(page).toHaveURL(/tipo=acesso/);
  await checkLooks(page, 'activity log', [375, 1440]);
  await page.setViewportSize({ width: 360, height: 780 });
  const lines = page.getByRole('list', { name: 'Registro de atividades' });
  await lines
    .getByRole('button', { name: /Entrar com e-mail e senha/ })
    .first()
    .click();
  const opened = page.getByRole('dialog', { name: 'Entrar com e-mail e senha' });
  await expect(opened.getByText('POST /auth/login')).toBeVisible();
  await checkDialogFit(page, 'activity');
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.getByRole('button', { name: /^Remover filtro Tipo/ }).click();
  await expect(page).toHaveURL(/\/admin\/atividades$/);

  await page.getByRole('button', { name: 'Verificar integridade' }).click();
  // The job links entries once a minute: there may be none yet.
  await expect(page.getByText(/^(Íntegro: |Ainda não há registros na cadeia)/)).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'CSV' }).click();
  expect((await download).suggestedFilename()).toMatch(/^Registro de atividades_\d{14}_\d{4}-\d\d-\d\d\.csv$/);
  await page.reload();
  await expect(table.getByText('Exportar o registro de atividades filtrado').first()).toBeVisible();
});

test('the activity log breaks no word of the longest activities', async ({ page, server }) => {
  // The rows of a server are those of its journeys; few of them have the long names.
  await page.route(/\/api\/activity-log\?/, async (route) => {
    const reply = await route.fetch();
    const { data, ...rest } = await reply.json();
    const label = 'Grava retificadora, declarações e compensação do representante: responsabilidade, prazo e pagamento';
    const about = ['Responsabilidade Administrativa de Empreendimentos Internacionais Ltda', 'outro'];
    await route.fulfill({
      response: reply,
      json: { ...rest, data: data.map((row: object) => ({ ...row, label, about })) },
    });
  });
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/atividades');
  for (const width of [1440, 1280, 1024, 360]) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    await expect(page.getByText(/^Grava retificadora/).first()).toBeVisible();
    expect(await brokenWords(page), `words that are broken at ${width} px`).toEqual([]);
  }
});

test('the search of the activity log keeps the focus after a load that failed', async ({ page, server }) => {
  const refuse = { status: 500, json: { code: 'unexpected', message: 'Erro' } };
  await page.route(/\/api\/activity-log\?/, (route) => route.fulfill(refuse));
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/atividades');
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  const search = page.getByRole('searchbox', { name: 'Buscar registro' });
  await search.click();
  await page.keyboard.type('123');
  await expect(page).toHaveURL(/registro=123/);
  await expect(page.getByRole('button', { name: 'Tentar novamente' })).toBeVisible();
  await expect(search).toBeFocused();
});
