import type { Page } from '@playwright/test';
import { deliver, fileName, openStage } from './case-page.ts';
import { checkLook } from './look.ts';
import { expect } from './server.ts';

/** Opens a month from the payments that expire. */
export async function openExpiringPayments(page: Page) {
  await page.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Prescrições' }).click();
  const months = page.getByRole('table', { name: 'Meses de prescrição' });
  await page.setViewportSize({ width: 375, height: 812 });
  const phone = page.getByRole('list', { name: 'Meses de prescrição: 2030' });
  await expect(phone).toBeHidden();
  await page.getByText('2030', { exact: true }).click();
  await expect(phone.getByRole('button', { name: '06/2030' })).toBeVisible();
  await checkLook(page, 'what expires, folded by year');
  // Wider than a phone, but too narrow for all columns.
  await page.setViewportSize({ width: 700, height: 812 });
  await expect(phone.getByRole('button', { name: '06/2030' })).toBeVisible();
  await page.setViewportSize({ width: 1280, height: 720 });

  await months.getByRole('row', { name: /06\/2030/ }).click();
  const drawer = page.getByRole('dialog', { name: 'Prescreve em 06/2030' });
  const own = drawer.getByRole('row', { name: /Comercio Exemplo Ltda/ }).filter({ hasText: '159,24' });
  await expect(own).toContainText('05/2025');
  await own.click();
  const month = page.getByRole('dialog', { name: /05\/2025/ });
  await expect(month.getByRole('list', { name: 'Linhas a digitar' })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(month).toBeHidden();
}

/** Records the rectification and the request of a payment. */
export async function requestPayment(page: Page) {
  await openStage(page, 'Retificar');
  const payment = page.getByRole('table', { name: 'Pagamentos' }).getByRole('row', { name: /05\/2025/ });
  await expect(payment).toContainText(/Retificar.*159,24.*Prescreve em.*20\/06\/2030/);
  await payment.getByRole('checkbox').click();
  await expect(payment.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Registrar retificadora (1)' }).click();
  const rectified = page.getByRole('dialog', { name: 'Registrar retificadora' });
  await rectified.getByLabel(/Número da retificadora/).fill('11222333202505001');
  await rectified.getByRole('button', { name: 'Salvar' }).click();
  await expect(rectified.getByText(/não é de uma retificadora/)).toBeVisible();
  await checkLook(page, 'a refused number');
  await rectified.getByLabel(/Número da retificadora/).fill('11222333.202505-002');
  await rectified.getByRole('button', { name: 'Salvar' }).click();
  await expect(rectified).toBeHidden();
  await expect(payment).toContainText('Pedir');
  await expect(payment.getByRole('button', { name: /^Registrar pedido/ })).toBeVisible();
  await expect(
    page.getByRole('navigation', { name: 'Etapas do caso' }).getByRole('link', { name: /^Retificar/ }),
  ).toHaveText(/1 de 1/);

  await openStage(page, 'Pedir');

  const requests = page.getByRole('table', { name: 'Pedidos por DAS' });
  const may = requests.getByRole('row', { name: /05\/2025/ });
  for (const text of ['07202620250500100', 'R$ 130,89', 'R$ 28,35', '001/1234', '20/06/2030', 'A pedir']) {
    await expect(may).toContainText(text);
  }
  await may.getByText('A pedir').click();
  const dialog = page.getByRole('dialog', { name: 'Pedido de restituição' });
  await dialog.getByLabel('Situação').click();
  await page.getByRole('option', { name: 'Pedido', exact: true }).click();
  // The Selic of the demonstration ends at 08/2026.
  await dialog.getByLabel('Data do pedido').fill('10/08/2026');
  await dialog.getByLabel('Protocolo').fill('12345.67890');
  await dialog.getByRole('button', { name: 'Salvar' }).click();
  await expect(dialog).toBeHidden();
  await expect(may).toContainText('12345.67890');
}

/** Creates the credit of the request. */
export async function createCredit(page: Page) {
  await page.getByRole('button', { name: 'Entregar' }).click();
  await page.getByRole('menuitem', { name: 'Créditos da apuração' }).click();
  await expect(page.getByText('Não há dados para exportar.')).toBeVisible();
  await openStage(page, 'Receber');
  await expect(page.getByText('1 pedido feito ainda sem crédito: R$ 159,24.')).toBeVisible();
  await page.getByRole('button', { name: 'Levar para créditos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Levar para créditos' });
  await checkLook(page, 'the question about credits');
  await dialog.getByRole('button', { name: 'Criar créditos' }).click();
  await expect(page.getByText('Créditos criados a partir dos pedidos.')).toBeVisible();
  await expect(page.getByText('ainda sem crédito')).toHaveCount(0);
  const credit = page.getByRole('table', { name: 'Créditos' }).getByRole('row', { name: /05\/2025/ });
  await expect(credit).toContainText('159,24');
  expect((await deliver(page, 'Créditos da apuração')).suggestedFilename()).toMatch(fileName('creditos', 'xlsx'));
}

/** Records the decision and the money, and charges the fee. */
export async function followPayment(page: Page) {
  const payment = page.getByRole('table', { name: 'Pagamentos' }).getByRole('row', { name: /05\/2025/ });
  await expect(payment).toContainText(/Aguarda despacho.*Receita decide até/);
  await payment.getByRole('button', { name: /^Registrar despacho/ }).click();
  const decision = page.getByRole('dialog', { name: 'Registrar despacho' });
  await decision.getByLabel('Data do despacho').fill('20/08/2026');
  await decision.getByLabel('Resultado').click();
  await page.getByRole('option', { name: 'Deferido em parte' }).click();
  await decision.getByLabel('Valor deferido').fill('159,24');
  await decision.getByLabel('Motivo').fill('Parte da receita já estava segregada.');
  await decision.getByRole('button', { name: 'Salvar' }).click();
  await expect(decision.getByText('O valor deferido em parte é menor que o pedido (R$ 159,24).')).toBeVisible();
  await decision.getByLabel('Valor deferido').fill('100,00');
  await decision.getByRole('button', { name: 'Salvar' }).click();
  await expect(payment).toContainText(/Aguarda dinheiro.*Deferido em parte.*Recurso até/);

  await payment.getByRole('button', { name: /^Registrar dinheiro/ }).click();
  const money = page.getByRole('dialog', { name: 'Registrar dinheiro' });
  await money.getByLabel('Dia em que o dinheiro entrou').fill('25/08/2026');
  await money.getByLabel('Valor recebido').fill('500,00');
  await expect(money.getByText(/Acima do esperado/)).toBeVisible();
  await checkLook(page, 'money above the granted amount');
  await money.getByLabel('Valor recebido').fill('110,00');
  await expect(money.getByText(/Acima do esperado/)).toBeHidden();
  await money.getByRole('button', { name: 'Salvar' }).click();
  await expect(payment).toContainText(/Honorários.*a lançar.*110,00/);

  await payment.getByRole('checkbox').click();
  await expect(payment.getByRole('checkbox')).toBeChecked();
  await page.getByRole('button', { name: 'Lançar honorários (1)' }).click();
  const fee = page.getByRole('dialog', { name: 'Lançar honorários' });
  await expect(fee.getByRole('list', { name: 'Honorários por pagamento' })).toContainText(/05\/2025.*% de R\$\s110,00/);
  await checkLook(page, 'the fee of a payment');
  await fee.getByRole('button', { name: /^Lançar R\$/ }).click();
  await expect(page.getByText('Honorários lançados.')).toBeVisible();
  await expect(payment.getByRole('button', { name: /^Lançar honorários/ })).toHaveCount(0);

  await page.getByRole('button', { name: 'Quadro' }).click();
  const fees = page.getByRole('region', { name: 'Honorários' });
  await fees.getByRole('button', { name: '05/2025' }).click();
  const steps = page.getByRole('dialog', { name: 'Pagamento de 05/2025' });
  await expect(steps.getByRole('list', { name: 'Passos do pagamento' })).toContainText(
    /11222333202505002.*12345\.67890.*Deferido em parte.*110,00.*Crédito pago.*% de R\$\s110,00/,
  );
  await checkLook(page, 'the steps of a payment');
  await page.keyboard.press('Escape');
  await expect(steps).toHaveCount(0);
  await checkLook(page, 'the board');
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(page.getByRole('list', { name: 'Pagamentos' })).toContainText('Honorários');
  await expect(page.getByRole('region', { name: 'Quadro dos pagamentos' })).toBeHidden();
  await checkLook(page, 'the payments on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });
}
