import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { deliver, fileName, openStage } from './case-page.ts';
import { dropFiles } from './drop-files.ts';
import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const data = join(import.meta.dirname, '../packages/tax-engine/test-data');
const [notes, declarations] = [join(data, 'e1a-xml.zip'), join(data, 'e1a-pgdas.zip')];

/** Expects an open panel to print alone below the logo: light, complete and without buttons. */
async function checkPaper(page: Page, panel: Locator) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByAltText('Restitui').and(page.locator(':visible'))).toHaveCount(1);
  await expect(panel.getByRole('list', { name: 'Linhas a digitar' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Fechar' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Resultado da análise', includeHidden: true })).toBeHidden();
  await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const isCut = () =>
    panel.evaluate((element) =>
      [element, ...element.children].some((part) => part.scrollHeight > part.clientHeight + 1),
    );
  await expect.poll(isCut).toBe(false);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
}

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

test('shows the refund month by month', {
  tag: ['@W-097', '@W-124', '@W-125', '@W-130', '@W-137', '@W-140', '@D-33', '@D-34'],
}, async () => {
  const months = page.getByRole('table', { name: 'Meses da análise' });
  const taxMonths = months.locator('tbody').getByRole('rowheader');
  await expect(taxMonths).toHaveText(['04/2025', '05/2025', '06/2025']);
  await months.getByRole('button', { name: 'Competência' }).click();
  await expect(taxMonths).toHaveText(['06/2025', '05/2025', '04/2025']);

  const may = months.getByRole('row', { name: /^05\/2025/ });
  await expect(may).toContainText('30.417,35');
  await expect(may).toContainText('159,24');
  await expect(may).toContainText('Disponível');
  const april = months.getByRole('row', { name: /^04\/2025/ });
  await expect(april).not.toContainText('0,00');
  await expect(april).toContainText('falta PGDAS');
  await expect(page.getByRole('region', { name: 'Resultado da análise' })).toContainText('R$ 159,24');
});

test('lists what is left in the months, with totals, filters and keys', { tag: ['@D-33', '@W-125'] }, async () => {
  const months = page.getByRole('table', { name: 'Meses da análise' });
  const stop = (month: string) => months.getByRole('button', { name: month, exact: true });
  const total = months.getByRole('row', { name: /^3 meses/ });
  await expect(total).toContainText('159,24');
  await months.getByRole('button', { name: 'Competência' }).click();
  await expect(page).not.toHaveURL(/ordem=/);

  const filters = page.getByRole('group', { name: 'Filtrar meses' });
  await filters.getByRole('button', { name: /^Prescreve em 90 dias 0/ }).click();
  await expect(page).toHaveURL(/meses=prescreve/);
  await expect(page.getByText('Nenhum mês em “Prescreve em 90 dias”')).toBeVisible();
  await checkLook(page, 'months without a row');
  await page.getByRole('button', { name: 'Limpar filtro' }).click();
  await filters.getByRole('button', { name: /^Sem PGDAS/ }).click();
  await page.reload();
  await expect(stop('04/2025')).toBeVisible();
  await expect(stop('05/2025')).toBeHidden();
  await filters.getByRole('button', { name: /^Todos/ }).click();

  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await stop('04/2025').focus();
  await page.keyboard.press('j');
  await expect(stop('05/2025')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(stop('04/2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /04\/2025/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: /05\/2025/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stop('05/2025')).toBeFocused();

  await months.getByRole('button', { name: /^Conferir \d{2}\/2025/ }).click();
  await expect(page).toHaveURL(/mes=0\d-2025/);
  await expect(page.getByRole('dialog', { name: /^Competência/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/mes=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stop('04/2025').focus();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/etapa=cobertura/);
  await openStage(page, 'Conferir');
});

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

test('opens 05/2025 down to the items', { tag: ['@W-131', '@W-133', '@D-33'] }, async () => {
  await page
    .getByRole('table', { name: 'Meses da análise' })
    .getByRole('row', { name: /^05\/2025/ })
    .getByText('05/2025', { exact: true })
    .click();
  await expect(page).toHaveURL(/mes=05-2025/);
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  await expect(drawer.getByText('R$ 130,89').first()).toBeVisible();
  await expect(drawer.getByText('R$ 28,35').first()).toBeVisible();
  await expect(drawer.getByText('R$ 355.000,00').first()).toBeVisible();

  const checks = drawer.getByRole('region', { name: 'Conferência da declaração' });
  await expect(checks.getByText(/Todos os \d+ valores lidos conferem/)).toBeVisible();
  await checks.getByText(/valores conferidos/).click();
  await expect(checks.getByRole('table', { name: 'Valores conferidos' })).toContainText('R$ 218,05');

  await drawer.getByRole('button', { name: /ICMS-ST e monofásico/ }).click();
  await expect(page).toHaveURL(/grupo=both/);
  const items = drawer.getByRole('table', { name: 'Itens das notas' });
  await expect(items.getByRole('row').nth(1)).toContainText('ICMS-ST e monofásico');
  await expect(items.getByText(/Lei /).first()).toBeVisible();
  await drawer.getByLabel('Buscar itens').fill('22030000');
  await expect(items.getByRole('row').nth(1)).toContainText('2203.00.00');

  await page.goBack();
  await expect(page).not.toHaveURL(/grupo=/);
});

test('reads the month by accessible names, in the order of the screen', { tag: ['@D-33'] }, async () => {
  await expect(page.getByRole('dialog', { name: /05\/2025/ })).toMatchAriaSnapshot(`
    - dialog "Competência 05/2025":
      - banner:
        - heading "Competência 05/2025" [level=2]
        - button "Mês anterior"
        - button "Mês seguinte"
        - button "Fechar"
      - term: Diagnóstico
      - definition: Disponível
      - region "A conta":
        - paragraph: = COFINS a restituir R$ 130,89
        - paragraph: = PIS a restituir R$ 28,35
      - region "O que decidiu o mês":
        - list:
          - listitem:
            - paragraph: "Peça e acessório de veículo são monofásicos: conta, R$ 41,86 a mais."
            - button "Ver a lei"
      - region "Conferência da declaração"
      - region "Correção pela Selic":
        - textbox "Mês da restituição"
        - list:
          - listitem:
            - list "Selic do pagamento de 20/06/2025"
      - region "Espelho da retificação":
        - list "Linhas a digitar":
          - listitem:
            - list:
              - listitem:
                - button "Copiar 8.104,20"
        - table "Tributos do mês, antes e depois":
          - rowgroup:
            - row "COFINS 218,05 87,16 -130,89":
              - rowheader "COFINS"
              - cell "218,05"
        - button "Marcar como conferido"
      - region "Grupos das notas":
        - button "ICMS-ST e monofásico R$ 12.244,50"
      - region "Cobertura":
        - list "O que pedir sobre o mês"
      - region "Itens das notas":
        - searchbox "Buscar itens"
        - table "Itens das notas":
          - rowgroup:
            - row /^Selecionar PASTILHA DE FREIO/:
              - cell:
                - checkbox "Selecionar PASTILHA DE FREIO"
              - cell:
                - button /^Chave da nota \\d+ /
                - button /^Copiar a chave da nota \\d+$/
  `);
});

test('marks the month as typed from its mirror, equal to the cent', { tag: ['@D-34', '@D-35'] }, async () => {
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  const lines = drawer.getByRole('list', { name: 'Linhas a digitar' });
  await expect(lines.getByText('R$ 8.104,20').first()).toBeVisible();
  for (const value of ['R$ 4.055,90', 'R$ 6.012,75', 'R$ 12.244,50', 'R$ 22.313,15']) {
    await expect(lines.getByText(value).first()).toBeVisible();
  }
  const taxes = drawer.getByRole('table', { name: 'Tributos do mês, antes e depois' });
  await expect(taxes.getByRole('row', { name: /^COFINS/ })).toHaveText('COFINS218,0587,16-130,89');
  await expect(taxes.getByRole('row', { name: /^PIS/ })).toHaveText('PIS47,2418,89-28,35');
  await expect(drawer.getByText('Conferência centavo a centavo: 7 de 7 batem')).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'Selic do pagamento de 20/06/2025' })).toContainText('1,28%');
  await drawer.getByRole('button', { name: 'Marcar como conferido' }).click();
  await expect(drawer.getByText(/Conferido por .* em \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await checkLook(page, 'the month with its mirror');
  await checkPaper(page, drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const months = page.getByRole('table', { name: 'Meses da análise' });
  await expect(months.getByRole('button', { name: '05/2025', exact: true })).toBeFocused();
  // The check is recorded, and two products are still undecided.
  await expect(months.getByRole('row', { name: /^05\/2025/ })).toContainText('2 itens a revisar');
  await openStage(page, 'Retificar');
  await expect(page.getByRole('region', { name: 'Retificação', exact: true })).toContainText('1 de 1 mês conferido');
});

test('finds expiring payments in the menu and opens the month from there', {
  tag: ['@D-34'],
}, async () => {
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
});

test('requests each DAS and records the outcome', { tag: ['@D-34', '@D-35'] }, async () => {
  await openStage(page, 'Pedir');
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
});

test('creates the credit of the request with the requested amount', {
  tag: ['@D-34', '@D-49'],
}, async () => {
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
});

test('follows the payment from the decision to the fee', { tag: ['@D-34', '@D-35'] }, async () => {
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
});
