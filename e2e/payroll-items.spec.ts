import { displayName } from '@restitui/brazil/display-name.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLook } from './look.ts';
import { choose } from './people.ts';
import { readPdf } from './read-pdf.ts';
import { expect, test } from './server.ts';
import { type Calls, callsAs, productsOf, type ServiceProduct } from './service-products.ts';
import { block, expectFrame, summary } from './service-screen.ts';
import { signIn } from './sign-in.ts';

let of: (service: 'PREVIDENCIARIO') => ServiceProduct;
let calls: Calls;
test.beforeAll(async ({ playwright, server }) => {
  calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  of = await productsOf(calls, ['PREVIDENCIARIO']);
});

test(
  'status, verbas and their diagnosis as an ADMIN fills them in',
  {
    tag: [
      ...['@W-089', '@W-092', '@W-093', '@W-094', '@W-104', '@W-105', '@W-110', '@W-006', '@W-111', '@W-568'],
      ...['@W-157', '@W-158', '@W-161', '@W-163', '@W-164', '@W-165', '@W-166', '@W-578', '@W-579', '@W-583', '@C-68'],
    ],
  },
  async ({ page, server }, info) => {
    const problems = collectConsoleErrors(page);
    const { path, id, id_client, id_apuracao, razao_social } = of('PREVIDENCIARIO');
    await calls('POST', `/products/status/${id}/ATIVO`);
    await signIn(page, server.address, 'ceo@restitui.test');
    let fail = () => {};
    const loading = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route(`**/api/apuracao/${id}`, async (route) => {
      await loading;
      await route.fulfill({ status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } });
    });
    await page.goto(server.address + path);
    await expect(page.getByText('Carregando…').first()).toBeAttached();
    fail();
    await expect(page.getByText('Erro ao carregar dados.')).toBeVisible();
    await page.unroute(`**/api/apuracao/${id}`);
    await page.getByRole('main').getByRole('button', { name: 'Tentar novamente' }).click();
    await expectFrame(page);
    await expect(summary(page).getByText('Rubrica')).toBeVisible();

    // The status changes at once and is rolled back when the server refuses.
    const status = block(page).getByRole('combobox', { name: 'Status do produto' });
    const [stood, first, second] = ['Ativo', 'Em análise', 'Recálculo'] as const;
    let answer = () => {};
    const held = new Promise<void>((resolve) => {
      answer = resolve;
    });
    await page.route('**/api/products/status/**', async (route) => {
      await held;
      await route.abort();
    });
    await choose(page, 'Status do produto', first);
    await expect(status).toHaveText(first);
    answer();
    await expect(page.getByText(`Erro ao atualizar produto com ID ${id}`)).toBeVisible();
    await expect(status).toHaveText(stood);
    await page.unroute('**/api/products/status/**');
    await choose(page, 'Status do produto', second);
    await expect(page.getByText('Status do produto atualizado.')).toBeVisible();
    await page.reload();
    await expect(status).toHaveText(second);

    // Verbas: rejected in place, kept when the server fails, saved, read back.
    const verbas = page.getByRole('table', { name: 'Verbas' });
    await expect(verbas.getByRole('textbox')).toHaveCount(52);
    await expect(page.getByRole('button', { name: 'Diagnóstico em PDF' })).toBeDisabled();
    const leave = page.getByLabel('Valor de Férias Indenizadas');
    await leave.fill('1.234,56');
    await page.getByLabel('Valor de Auxílio-Creche').fill('dez');
    await page.getByRole('button', { name: 'Salvar verbas' }).click();
    await expect(page.getByText('Preencha os campos de período inicial e final.').first()).toBeVisible();
    await expect(page.getByText('Por favor, insira um valor válido.')).toBeVisible();
    await expect(page.getByLabel('Período inicial')).toBeFocused();
    await page.getByLabel('Período inicial').pressSequentially('0120219');
    await expect(page.getByLabel('Período inicial')).toHaveValue('01/2021');
    await page.getByLabel('Período final').fill('12/2020');
    await page.getByLabel('Valor de Auxílio-Creche').fill('765,44');
    await page.getByRole('button', { name: 'Salvar verbas' }).click();
    await expect(page.getByText('O período final não pode ser anterior ao inicial.')).toBeVisible();
    await page.getByLabel('Período final').fill('12/2025');
    await expect(verbas.getByRole('row', { name: /Crédito total a compensar/ })).toContainText('R$ 2.000,00');

    await page.route('**/api/funds/**', (route) =>
      route.request().method() === 'PUT' ? route.abort() : route.continue(),
    );
    await page.getByRole('button', { name: 'Salvar verbas' }).click();
    await expect(page.getByText('Houve um erro ao salvar o verba.')).toBeVisible();
    await expect(leave).toHaveValue('1.234,56');
    await page.unroute('**/api/funds/**');
    const sent = page.waitForRequest((request) => request.method() === 'PUT' && request.url().includes('/api/funds/'));
    await page.getByRole('button', { name: 'Salvar verbas' }).click();
    expect((await sent).url()).toContain(`/api/funds/${id_apuracao}/012021/122025`);
    await expect(page.getByText('O verba foi salva com sucesso!')).toBeVisible();
    await expect(summary(page)).toContainText('R$ 2.000,00');

    const downloading = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Diagnóstico em PDF' }).click();
    const download = await downloading;
    expect(download.suggestedFilename()).toMatch(new RegExp(`_${id_client}_diagnostico_\\d{4}-\\d{2}-\\d{2}\\.pdf$`));
    const file = info.outputPath('diagnostico.pdf');
    await download.saveAs(file);
    const { pages, size, title } = await readPdf(file);
    expect(size).toEqual([210, 297]);
    expect(title).toBe('Diagnóstico previdenciário - INSS');
    for (const text of [title, 'Meridiano Fiscal', displayName(razao_social), 'Período de 01/2021 a 12/2025']) {
      expect(pages[0]).toContain(text);
    }
    expect(pages.join(' ')).toMatch(/Férias Indenizadas .*R\$ 1\.234,56.*Auxílio-Creche .*R\$ 765,44/);
    expect(pages.join(' ')).toMatch(/Crédito total a compensar R\$ 2\.000,00/);
    expect(pages[0]).toMatch(/\d{2}\/\d{2}\/\d{4} · Página 1 de 1/);
    await checkLook(page, 'previdenciário');

    // A concurrent save: the input stays and does not overwrite it.
    await calls('PUT', `/funds/${id_apuracao}/012021/122025`, [{ verba: 'Quebra de Caixa', valor: 10 }]);
    await leave.fill('5');
    await page.getByRole('button', { name: 'Salvar verbas' }).click();
    await expect(page.getByText(/As verbas foram alteradas por outra pessoa\. O que você digitou/)).toBeVisible();
    await expect(leave).toHaveValue('5');
    await page.getByRole('button', { name: 'Descartar e recarregar' }).click();
    await expect(leave).toHaveValue('');
    await expect(page.getByLabel('Valor de Quebra de Caixa')).toHaveValue('10,00');
    expect(problems).toEqual([]);
  },
);
