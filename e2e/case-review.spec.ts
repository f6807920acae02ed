import type { Page } from '@playwright/test';
import { type OpenCase, openAnalysedCase, openStage } from './case-page.ts';
import { checkLook, findings } from './look.ts';
import { expect, test } from './server.ts';

test.describe.configure({ mode: 'serial' });

let page: Page;
let openCase: OpenCase | undefined;
test.beforeAll(async ({ browser }) => {
  openCase = await openAnalysedCase(browser);
  page = openCase.page;
});
test.afterAll(() => openCase?.close());

test('groups the items of 05/2025 by NCM and opens one group', { tag: ['@D-33'] }, async () => {
  await openStage(page, 'Conferir');
  await page
    .getByRole('row', { name: /^05\/2025/ })
    .getByText('05/2025', { exact: true })
    .click();
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  await drawer.getByRole('combobox', { name: 'Agrupar itens' }).click();
  await page.getByRole('option', { name: 'Por NCM' }).click();
  await expect(page).toHaveURL(/por=ncm/);
  const groups = drawer.getByRole('table', { name: 'Itens das notas por ncm' });
  await expect(groups.getByText('2203.00.00')).toBeVisible();
  await checkLook(page, 'the items by NCM');
  await drawer.getByLabel('Buscar itens').fill('22030000');
  await expect(page).toHaveURL(/q=22030000/);
  await expect(groups.getByRole('row')).toHaveCount(2);
  await groups.getByText('2203.00.00').click();
  await expect(page).toHaveURL(/filtro=ncm/);
  const items = drawer.getByRole('table', { name: 'Itens das notas', exact: true });
  await expect(items.getByRole('row').nth(1)).toContainText('2203.00.00');
  await page.reload();
  await expect(items.getByRole('row').nth(1)).toContainText('2203.00.00');
  await expect(drawer.getByLabel('Buscar itens')).toHaveValue('22030000');
  await page.goBack();
  await expect(groups.getByText('2203.00.00')).toBeVisible();
  await drawer.getByRole('button', { name: 'Remover filtro Busca: 22030000' }).click();
  await expect(drawer.getByLabel('Buscar itens')).toHaveValue('');
  await drawer.getByLabel('Só a revisar').click();
  await expect(drawer.getByLabel('Só a revisar')).toBeChecked();
  await expect(page).toHaveURL(/por=ncm&revisar=sim/);
  await page.goBack();
  await expect(drawer.getByLabel('Só a revisar')).not.toBeChecked();
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
});

test('decides on an open item after seeing the effect', { tag: ['@D-33'] }, async () => {
  await openStage(page, 'Revisar');
  const review = page.getByRole('region', { name: 'A revisar' });
  await review.getByRole('button', { name: /^Decidir sobre/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Decidir' }).click();
  await expect(dialog.getByText('Explique o motivo em pelo menos 5 caracteres.')).toBeVisible();
  await dialog.getByLabel('Não conta').click();
  await expect(dialog.getByLabel('Não conta')).toBeChecked();
  await dialog.getByLabel('Motivo').fill('A ficha técnica diz uso geral.');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Decidir' }).click();
  await expect(dialog).toBeHidden();
  await review.getByRole('button', { name: /^Decididos/ }).click();
  const products = review.getByRole('table', { name: 'Produtos decididos' });
  await expect(products.getByText('Não conta')).toBeVisible();

  await review.getByRole('button', { name: 'Ver o efeito' }).click();
  await expect(review.getByText('O total a restituir não muda.')).toBeVisible();
  await review.getByRole('button', { name: 'Descartar' }).click();
  await expect(review.getByText('Uma decisão mudou depois desta análise')).toBeVisible();
});

test('finds products of all months in the ledger, with both outcomes and their items', { tag: ['@D-33'] }, async () => {
  const ledger = page.getByRole('region', { name: 'Livro de produtos' });
  const products = ledger.getByRole('table', { name: 'Produtos das notas' });
  await ledger.getByRole('button', { name: /^Contam \(\d+\)$/ }).click();
  await ledger.getByLabel('Buscar produtos').fill('2203.00');
  // The card is busy while it shows the result of the search before.
  await expect(products.getByRole('row').filter({ hasNotText: '2203.00.00' })).toHaveCount(1);
  const beer = products.getByRole('row').nth(1);
  await expect(beer).toContainText('2203.00.00');
  await expect(products.getByText('Conta', { exact: true }).first()).toBeVisible();
  await checkLook(page, 'the ledger of products');
  await beer.press('Enter');
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByText(/Lei\s/).first()).toBeVisible();
  await expect(drawer.getByText(/^− R\$/)).toBeVisible();
  await checkLook(page, 'a product of the ledger');
  await drawer.getByRole('button', { name: 'Corrigir a classificação' }).click();
  await expect(page.getByRole('dialog', { name: 'Corrigir a classificação' }).getByLabel('Não conta')).toBeVisible();
  await page
    .getByRole('dialog', { name: 'Corrigir a classificação' })
    .getByRole('button', { name: 'Cancelar' })
    .click();
  await drawer.getByRole('button', { name: /^Itens de 05\/2025/ }).click();
  await expect(page).toHaveURL(/etapa=revisar&mes=05-2025&filtro=produto/);
  const month = page.getByRole('dialog', { name: /05\/2025/ });
  await expect(month.getByRole('table', { name: 'Itens das notas' }).getByRole('row').nth(1)).toContainText(
    '2203.00.00',
  );
  await page.keyboard.press('Escape');
  await expect(month).toBeHidden();
});

test('corrects a total by hand and shows the author', {
  tag: ['@W-126', '@W-127', '@W-128', '@W-129'],
}, async () => {
  await openStage(page, 'Conferir');
  const may = page.getByRole('table', { name: 'Meses da análise' }).getByRole('row', { name: /^05\/2025/ });
  const edit = may.getByRole('button', { name: /^Editar total a restituir/ });
  await edit.click();
  await may.getByLabel('Total a restituir de 05/2025').fill('1,00');
  await page.keyboard.press('Escape');
  await expect(may).toContainText('159,24');

  await page.route('**/api/simples/update', (route) => route.abort());
  await edit.click();
  await may.getByLabel('Total a restituir de 05/2025').fill('149,00');
  await page.keyboard.press('Enter');
  await page.getByLabel('Motivo').fill('Nota cancelada depois do envio');
  await page.getByRole('button', { name: 'Corrigir' }).click();
  await expect(page.getByText('Erro ao atualizar')).toBeVisible();
  await expect(page.getByText('Não foi possível salvar o valor. Tente novamente.')).toBeVisible();
  await expect(may).toContainText('159,24');
  await page.unroute('**/api/simples/update');

  await edit.click();
  await may.getByLabel('Total a restituir de 05/2025').fill('99.999,99');
  await page.keyboard.press('Enter');
  await expect(may.getByText(/No máximo o PIS e a COFINS pagos/)).toBeVisible();
  await may.getByLabel('Total a restituir de 05/2025').fill('150,00');
  await page.keyboard.press('Enter');
  await page.getByLabel('Motivo').fill('Nota cancelada depois do envio');
  await page.getByRole('button', { name: 'Corrigir' }).click();
  await expect(page.getByText('Valor atualizado')).toBeVisible();
  await expect(may).toContainText('150,00');
  await expect(may).toContainText('calculado R$ 159,24');

  await may.getByRole('button', { name: 'Voltar ao calculado de 05/2025: R$ 159,24' }).click();
  await expect(page.getByText('O valor calculado voltou.')).toBeVisible();
  await expect(may).toContainText('159,24');
  await expect(may).not.toContainText('calculado');
  await edit.click();
  await may.getByLabel('Total a restituir de 05/2025').fill('150,00');
  await page.keyboard.press('Enter');
  await page.getByLabel('Motivo').fill('Nota cancelada depois do envio');
  await page.getByRole('button', { name: 'Corrigir' }).click();
  await expect(may).toContainText('calculado R$ 159,24');
});

test('corrects a certain classification after seeing its effect', { tag: ['@D-33'] }, async () => {
  await page
    .getByRole('table', { name: 'Meses da análise' })
    .getByRole('row', { name: /^05\/2025/ })
    .getByText('05/2025', { exact: true })
    .click();
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  const counted = drawer.getByRole('table', { name: 'Itens das notas' }).getByRole('row', { name: /Monofásico$/ });
  const choice = counted.getByRole('checkbox', { name: /^Selecionar / }).first();
  await choice.click();
  await expect(choice).toBeChecked();
  await drawer.getByRole('button', { name: 'Corrigir a classificação' }).click();
  const dialog = page.getByRole('dialog', { name: 'Corrigir a classificação' });
  await dialog.getByLabel('Não conta').click();
  await expect(dialog.getByLabel('Não conta')).toBeChecked();
  await dialog.getByLabel('Motivo').fill('Vendido usado, conforme a nota de compra.');
  await dialog.getByRole('button', { name: 'Ver o efeito' }).click();
  await expect(dialog.getByText('Descreva a evidência ou anexe um arquivo.')).toBeVisible();
  await dialog.getByLabel('Evidência').fill('Nota de compra 77');
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Ver o efeito' }).click();
  await expect(dialog.getByText(/Total a restituir: R\$ 159,24 → R\$ /)).toBeVisible();
  expect(await findings(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('dialog', { name: 'Aplicar às análises?' }).getByRole('button', { name: 'Aplicar' }).click();
  await expect(dialog).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(page.getByText(/Pronta, calculada em/)).toBeVisible();
  await openStage(page, 'Revisar');
  const review = page.getByRole('region', { name: 'A revisar' });
  await review.getByRole('button', { name: /^Decididos/ }).click();
  await expect(review.getByRole('button', { name: /^Revogar a decisão sobre/ }).first()).toBeVisible();
});

test('asks to apply a decision that the result lacks before the months are checked', { tag: ['@D-33'] }, async () => {
  const review = page.getByRole('region', { name: 'A revisar' });
  const revisar = page.getByRole('navigation', { name: 'Etapas do caso' }).getByRole('link', { name: /^Revisar/ });
  await review.getByRole('button', { name: /^A decidir/ }).click();
  await review.getByRole('button', { name: /^Entra/ }).click();
  const dialog = page.getByRole('dialog', { name: /entra\?$/ });
  await dialog.getByLabel('Motivo').fill('O catálogo do fornecedor prova o uso.');
  await dialog.getByRole('button', { name: 'Entra' }).click();
  await expect(review.getByText('Nada a revisar')).toBeVisible();
  await expect(revisar).toHaveText(/1 a aplicar/);
  // The months do not have the decision yet, so that nothing leads to them.
  await expect(review.getByRole('link')).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Ver o efeito' })).toBeVisible();
  await checkLook(page, 'decisions to apply');

  await review.getByRole('button', { name: 'Ver o efeito' }).click();
  await review.getByRole('button', { name: 'Aplicar' }).click();
  await page.getByRole('dialog', { name: 'Aplicar às análises?' }).getByRole('button', { name: 'Aplicar' }).click();
  await expect(revisar).toHaveText(/decididos/);
  await expect(review.getByRole('link', { name: /^Conferir|^Retificar/ })).toBeVisible();
});
