import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { dropFiles } from './drop-files.ts';
import { checkLook } from './look.ts';
import { checkMonth, filterMonths, openItems, readMonthByNames, readMonths } from './main-job-months.ts';
import { createCredit, followPayment, openExpiringPayments, requestPayment } from './main-job-payments.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const data = join(import.meta.dirname, '../packages/tax-engine/test-data');
const [notes, declarations] = [join(data, 'e1a-xml.zip'), join(data, 'e1a-pgdas.zip')];

test.describe.configure({ mode: 'serial' });

let page: Page;

test.beforeAll(async ({ browser, server }) => {
  page = await browser.newPage({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', acceptDownloads: true });
  await signIn(page, server.address, 'analista@restitui.test');
});

test.afterAll(() => page.close());

test('picks Meridiano and opens the client from the list', {
  tag: ['@I-067', '@I-069', '@I-072', '@I-077', '@W-034'],
}, async () => {
  await page.getByRole('button', { name: /^Empresa:/ }).click();
  await page.getByRole('dialog', { name: 'Escolher empresa' }).getByText('Meridiano Fiscal').click();
  await expect(page.getByRole('heading', { name: 'Lista de Clientes' })).toBeVisible();

  await page.getByLabel('Buscar clientes').fill('comércio exemplo');
  await expect(page).toHaveURL(/q=/);
  await settled(page);
  await page.getByRole('row', { name: /Comercio Exemplo Ltda/ }).click();

  await expect(page.getByRole('heading', { name: 'Comercio Exemplo Ltda' })).toBeVisible();
  await expect(page.getByText('11.222.333/0001-81').first()).toBeVisible();
  await expect(page.getByText('529.982.247-25').first()).toBeVisible();
});

test('opens the product and creates an apuração', { tag: ['@W-088', '@W-147', '@W-150'] }, async () => {
  const areas = page.getByRole('navigation', { name: 'Áreas do cliente' });
  await expect(areas.getByRole('link', { name: 'Informações' })).toHaveAttribute('aria-current', 'page');
  await areas.getByRole('link', { name: 'Produtos' }).click();
  await expect(areas.getByRole('link', { name: 'Informações' })).not.toHaveAttribute('aria-current');
  await page.getByRole('main').getByRole('link', { name: 'PIS/COFINS monofásico' }).click();
  const asked: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && asked.push(new URL(request.url()).pathname));
  // Simulates a page too busy to render the first click before the next ones.
  await page.getByRole('button', { name: 'Nova Apuração' }).evaluate((button) => {
    for (let clicks = 0; clicks < 4; clicks++) (button as HTMLElement).click();
  });
  await expect(page.getByText('Nova apuração criada com sucesso!')).toBeVisible();
  expect(asked).toEqual(['/api/apuracao']);
  await expect(page.getByText('Nenhuma análise encontrada')).toBeVisible();
  await expect(page.getByText('Importe os arquivos para iniciar a análise')).toBeVisible();
});

test('rejects files that cannot be analysed before anything is sent', {
  tag: ['@W-118', '@W-119', '@W-121'],
}, async () => {
  await page.getByRole('button', { name: 'Gerar Análise' }).click();
  const dialog = page.getByRole('dialog', { name: 'Gerar Análise' });
  await expect(dialog.getByText(/500 MB/)).toBeVisible();
  await expect(dialog.getByText(/700 MB/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Gerar Análise' }).click();
  await expect(dialog.getByText('Por favor, selecione ambos os arquivos antes de enviar.')).toBeVisible();
  await dialog.getByLabel('Notas fiscais (XML)').setInputFiles({
    name: 'notas.rar',
    mimeType: 'application/octet-stream',
    buffer: Buffer.from('x'),
  });
  await expect(dialog.getByText(/Apenas arquivos ZIP são permitidos\./)).toBeVisible();
  await dialog.getByRole('button', { name: 'Cancelar' }).click();
  await expect(page.getByRole('button', { name: 'Gerar Análise' })).toBeFocused();
});

test('drops two ZIPs on the page, in any order, and follows the analysis', {
  tag: ['@W-096', '@W-099', '@W-116'],
}, async () => {
  await dropFiles(page.getByText('Nenhuma análise encontrada'), [declarations, notes]);
  const dialog = page.getByRole('dialog', { name: 'Gerar Análise' });
  await expect(dialog.getByText('e1a-xml.zip')).toBeVisible();
  await expect(dialog.getByText('e1a-pgdas.zip')).toBeVisible();
  await dialog.getByRole('button', { name: 'Gerar Análise' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText(/Na fila|Processando|Pronta/).first()).toBeVisible();

  await page.reload();
  await expect(page.getByText(/Pronta, calculada em/)).toBeVisible();
});

test(
  'shows the refund month by month',
  {
    tag: ['@W-097', '@W-124', '@W-125', '@W-130', '@W-137', '@W-140', '@D-33', '@D-34'],
  },
  () => readMonths(page),
);

test('lists what is left in the months, with totals, filters and keys', { tag: ['@D-33', '@W-125'] }, () =>
  filterMonths(page),
);

test('shows seven stages with their facts and the next action', async () => {
  const stages = page.getByRole('navigation', { name: 'Etapas do caso' });
  await expect(stages.getByRole('link')).toHaveText([
    /^Arquivos.*notas/,
    /^Cobertura/,
    /^Revisar/,
    /^Conferir.*0 de 1 mês/,
    /^Retificar.*0 de 1/,
    /^Pedir.*1º até 20\/06\/2030/,
    /^Receber.*—/,
  ]);
  await expect(stages.getByRole('link', { name: /^Conferir/ })).toHaveAttribute('aria-current', 'page');
  await page
    .getByRole('link', { name: 'Confirmar a cobertura' })
    .or(page.getByRole('link', { name: 'Revisar os produtos' }))
    .click();
  await expect(page).toHaveURL(/etapa=(cobertura|revisar)/);
  await page.setViewportSize({ width: 375, height: 812 });
  await expect(stages.getByText(/^[23] de 7$/)).toBeVisible();
  await stages.getByText(/^[23] de 7$/).click();
  await stages.getByRole('link', { name: /^Conferir/ }).click();
  await expect(stages.getByText('4 de 7')).toBeVisible();
  await checkLook(page, 'the stages on a phone');
  await page.setViewportSize({ width: 1280, height: 720 });
});

test('opens 05/2025 down to the items', { tag: ['@W-131', '@W-133', '@D-33'] }, () => openItems(page));

test('reads the month by accessible names, in the order of the screen', { tag: ['@D-33'] }, () =>
  readMonthByNames(page),
);

test('marks the month as typed from its mirror, equal to the cent', { tag: ['@D-34', '@D-35'] }, () =>
  checkMonth(page),
);

test(
  'finds expiring payments in the menu and opens the month from there',
  {
    tag: ['@D-34'],
  },
  () => openExpiringPayments(page),
);

test('requests each DAS and records the outcome', { tag: ['@D-34', '@D-35'] }, () => requestPayment(page));

test(
  'creates the credit of the request with the requested amount',
  {
    tag: ['@D-34', '@D-49'],
  },
  () => createCredit(page),
);

test('follows the payment from the decision to the fee', { tag: ['@D-34', '@D-35'] }, () => followPayment(page));
