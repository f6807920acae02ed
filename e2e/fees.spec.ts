import { displayName } from '@restitui/brazil/display-name.ts';
import { checkLooks } from './look.ts';
import { signedIn } from './people.ts';
import { readSheet } from './read-sheet.ts';
import { expect, test } from './server.ts';
import { callsAs, productsOf, tenant } from './service-products.ts';

test('a credit is used, its fee charged and paid, and the shares appear in statements and figures', {
  tag: ['@W-439', '@W-440', '@W-441', '@W-442', '@W-445', '@W-446', '@W-456', '@C-31', '@C-64'],
}, async ({ browser, server, playwright }) => {
  const calls = await callsAs(await playwright.request.newContext(), server.address, 'ceo@restitui.test');
  const of = await productsOf(calls, ['PIS_COFINS_MONOFASICO_PARA_SN']);
  const { id: id_product, id_client, id_apuracao, razao_social } = of('PIS_COFINS_MONOFASICO_PARA_SN');
  const credit = await calls('POST', '/credits', { id_client, id_product, id_apuracao });
  const used = { id: credit.id, anoCompetencia: 2025, mesCompetencia: 5, creditOrigin: 9000, comissao_porcentagem: 20 };
  await calls('PUT', '/credits', { ...used, compensacao: 3066.35 });

  const page = await signedIn(browser, server.address, 'ceo@restitui.test', { acceptDownloads: true });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  const financial = `${server.address}/admin/${tenant}/opcoes-financeiras`;
  let seuNumero = '';

  await test.step('who may not charge reads whom to ask', async () => {
    const clerk = await signedIn(browser, server.address, 'financeiro@restitui.test', {
      path: `/admin/${tenant}/opcoes-financeiras?area=honorarios`,
    });
    await expect(clerk.getByText('Para cobrar, peça a um CEO a permissão Gerar boleto.')).toBeVisible();
    await expect(clerk.getByRole('button', { name: /^Cobrar / })).toHaveCount(0);
    await clerk.context().close();
  });

  await test.step('Cobrar puts the fees of the client on a boleto', async () => {
    await page.goto(`${financial}?area=honorarios`);
    await page.getByRole('button', { name: `Cobrar ${displayName(razao_social)}` }).click();
    const form = page.getByRole('form', { name: 'Gerar Boleto' });
    await expect(form.getByLabel('Valor', { exact: false }).first()).not.toHaveValue('');
    const answer = page.waitForResponse((reply) => reply.url().endsWith('/api/boletos'));
    await form.getByRole('button', { name: 'Gerar Boleto' }).click();
    const { data } = await (await answer).json();
    await expect(page.getByText('Boleto gerado para os honorários.')).toBeVisible();
    seuNumero = data.seuNumero;
    const standing = async () => (await calls('POST', `/boletos/${data.id}/consulta`)).situacao;
    await expect.poll(standing).toBe('A_RECEBER');
    await calls('POST', `/boletos/${data.id}/pagar`, {});
    const paid = async () => (await calls('GET', `/boletos/${data.id}`)).situacao;
    await expect.poll(paid).toBe('RECEBIDO');
  });

  await test.step('the provider’s share is paid out, shown in the statement, and reversed', async () => {
    const referencia = `E${Date.now()}`;
    await page.reload();
    await page.getByRole('table', { name: 'Extratos' }).getByText('Provedor').first().click();
    await page.getByRole('button', { name: 'Registrar repasse' }).click();
    const dialog = page.getByRole('dialog', { name: 'Registrar repasse ao provedor' });
    await dialog.getByLabel('Valor').fill('99.999.999,00');
    await dialog.getByRole('button', { name: 'Registrar repasse' }).click();
    await expect(dialog.getByText('O repasse passa do valor em aberto deste participante.')).toBeVisible();
    await expect(dialog.getByText('Informe a referência do pagamento')).toBeVisible();
    await checkLooks(page, 'Registrar repasse');
    await dialog.getByLabel('Valor').fill('1,23');
    await dialog.getByLabel('Referência').fill(referencia);
    await dialog.getByRole('button', { name: 'Registrar repasse' }).click();
    await expect(page.getByText('Repasse registrado.')).toBeVisible();
    const row = page.getByRole('table', { name: 'Repasses' }).getByRole('row').filter({ hasText: referencia });
    await expect(row).toContainText('R$ 1,23');
    await checkLooks(page, 'Repasses');
    await page.getByRole('button', { name: `Estornar o repasse ${referencia}` }).click();
    await page.getByRole('dialog').getByLabel('Motivo').fill('Conta errada');
    await page.getByRole('button', { name: 'Estornar repasse' }).click();
    await expect(page.getByText('Repasse estornado.')).toBeVisible();
    await expect(row).toContainText('Estornado');
  });

  await test.step('month and person of the statement are part of the URL: reload and back work', async () => {
    const title = page.getByRole('heading', { name: 'Extrato de Provedor' });
    const month = page.getByRole('group', { name: 'Mês do extrato' });
    const underWay = await month.getByRole('status').textContent();
    await expect(page).toHaveURL(/area=honorarios&pessoa=PROVEDOR$/);
    await page.getByRole('button', { name: 'Mês anterior' }).click();
    await expect(page).toHaveURL(/&mes=\d{4}-\d{2}$/);
    await expect(month.getByRole('status')).not.toHaveText(underWay ?? '');
    const before = await month.getByRole('status').textContent();
    await page.reload();
    await expect(title).toBeVisible();
    await expect(month.getByRole('status')).toHaveText(before ?? '');
    await page.goBack();
    await expect(month.getByRole('status')).toHaveText(underWay ?? '');
    await expect(title).toBeVisible();
    await page.goBack();
    await expect(title).toHaveCount(0);
  });

  await test.step('the provider’s share is in its statement, reversed with the compensation, and exported', async () => {
    await calls('PUT', '/credits', { id: credit.id, compensacao: 0 });
    await page.reload();
    await page.getByRole('table', { name: 'Extratos' }).getByText('Provedor').first().click();
    const statement = page.getByRole('table', { name: 'Extrato de Provedor' });
    await expect(statement.getByRole('row').filter({ hasText: seuNumero }).first()).toContainText('Boleto pago');
    await expect(statement.getByRole('row').filter({ hasText: 'Estorno' }).first()).toContainText(
      displayName(razao_social),
    );
    await checkLooks(page, 'Honorários');

    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Exportar' }).click();
    const rows = readSheet(await (await download).path()).rows;
    expect(rows.map((row) => row.join(' ')).join('\n')).toContain(seuNumero);
  });

  await test.step('what was paid beyond the fee is given back in parts, and a return is reversed', async () => {
    await page.goto(`${financial}?area=honorarios`);
    const row = page
      .getByRole('table', { name: 'Honorários por cliente' })
      .getByRole('row')
      .filter({ hasText: displayName(razao_social) });
    await expect(row).toContainText('R$ 613,27 a devolver');
    const open = (name: string) => row.getByRole('button', { name: `${name} a ${displayName(razao_social)}` }).click();
    await open('Registrar devolução');
    const dialog = page.getByRole('dialog', { name: `Devoluções a ${displayName(razao_social)}` });
    const amount = dialog.getByLabel('Valor');
    await expect(amount).toHaveValue('613,27');
    await amount.fill('613,28');
    await dialog.getByRole('button', { name: 'Registrar devolução' }).click();
    await expect(dialog.getByText('A devolução passa do valor a devolver.')).toBeVisible();
    await checkLooks(page, 'Registrar devolução');
    await amount.fill('13,27');
    await dialog.getByLabel('Observação').fill('Pix de teste');
    await dialog.getByRole('button', { name: 'Registrar devolução' }).click();
    await expect(page.getByText('Devolução registrada.')).toBeVisible();
    await expect(row).toContainText('R$ 600,00 a devolver, devolvido R$ 13,27');
    await open('Registrar devolução');
    await expect(dialog.getByRole('region', { name: 'Devoluções registradas' })).toContainText('Pix de teste');
    await checkLooks(page, 'Devoluções registradas');
    await dialog.getByRole('button', { name: 'Estornar a devolução de R$ 13,27' }).click();
    const reversal = page.getByRole('dialog', { name: 'Estornar a devolução de R$ 13,27?' });
    await reversal.getByLabel('Motivo').fill('Conta errada');
    await reversal.getByRole('button', { name: 'Estornar devolução' }).click();
    await expect(page.getByText('Devolução estornada.')).toBeVisible();
    await expect(dialog.getByText('Conta errada')).toBeVisible();
    await expect(amount).toHaveValue('613,27');
    await dialog.getByRole('button', { name: 'Registrar devolução' }).click();
    await expect(row).toContainText('devolvido R$ 613,27');
    await expect(row).not.toContainText('a devolver');
    await open('Devoluções');
    await expect(dialog).toContainText('Nada a devolver.');
    await checkLooks(page, 'Devoluções');
    await dialog.getByRole('button', { name: 'Fechar' }).click();
  });

  await test.step('the boleto dashboard lists the boletos of a card, or a message without any', async () => {
    await page.goto(financial);
    await page.getByRole('button', { name: /^Recebido/ }).click();
    await expect(
      page.getByRole('table', { name: 'Recebido' }).getByText(displayName(razao_social)).first(),
    ).toBeVisible();
    await checkLooks(page, 'Painel de boletos');
    await page.goto(`${financial}?mes=2001-01`);
    await expect(page.getByText('Nenhum detalhe disponível para esta categoria.')).toBeVisible();
    await page.goto(`${financial}?mes=2001-01..2001-03`);
    await expect(page.getByRole('combobox', { name: 'Mês' })).toHaveText('Todos os meses');
    await page.getByRole('button', { name: /^Recebido/ }).click();
    await expect(page.getByRole('table', { name: 'Recebido' })).toBeVisible();
  });

  await test.step('the registration dashboard and the homes of both kinds of staff are shown', async () => {
    await page.goto(`${server.address}/admin/${tenant}/opcoes-fiscais`);
    for (const card of ['Total', 'Contrato Assinado', 'Pendentes de Assinatura', 'Suspensas', 'Certificado Expirado']) {
      await expect(page.getByText(card, { exact: true }).first()).toBeVisible();
    }
    await page.getByRole('button', { name: 'Cadastros por mês: ver tabela' }).click();
    await expect(page.getByRole('table', { name: 'Cadastros por mês' })).toBeVisible();
    await checkLooks(page, 'Cadastro de empresas');
    const person = page.getByRole('combobox', { name: 'Pessoa' });
    await person.click();
    await expect(page.getByRole('option', { name: 'Todas as pessoas' })).toBeVisible();
    await checkLooks(page, 'people to choose from');
    const name = (await page.getByRole('option').nth(1).textContent()) ?? '';
    await page.getByPlaceholder('Buscar pessoa').fill(name.toUpperCase());
    await expect(page.getByRole('option')).toHaveText([name]);
    await page.keyboard.press('Enter');
    await expect(person).toHaveText(name);
    await expect(page).toHaveURL(/pessoa=/);
    await page.goto(`${server.address}/admin/empresas`);
    await page.getByRole('tab', { name: 'Números' }).click();
    await expect(page.getByRole('table', { name: 'Carteira por situação' })).toBeAttached();
    await expect(page.getByRole('table', { name: 'Produtos por etapa' })).toBeAttached();
    await expect(page.getByText('Da assinatura ao dinheiro', { exact: true })).toBeVisible();
    await page.getByRole('combobox', { name: 'Período' }).click();
    await page.getByRole('option', { name: 'Últimos 12 meses' }).click();
    await expect(page).toHaveURL(/mes=\d{4}-\d{2}\.\.\d{4}-\d{2}/);
    await page.getByRole('button', { name: 'Previsão de honorários: ver tabela' }).click();
    const forecast = page.getByRole('table', { name: 'Previsão de honorários' });
    await expect(forecast.getByRole('columnheader', { name: 'Falta receber' })).toBeVisible();
    await checkLooks(page, 'Início de um ADMIN');
  });

  await test.step('a partner sees only their own statement', async () => {
    const partner = await signedIn(browser, server.hostOf('meridiano'), 'parceiro@meridiano.test', {
      path: '/opcoes-financeiras',
    });
    await expect(partner.getByRole('tab', { name: 'Honorários' })).toBeVisible();
    await partner.getByRole('tab', { name: 'Honorários' }).click();
    await expect(partner.getByRole('heading', { name: 'Meu extrato' })).toBeVisible();
    await expect(partner.getByRole('tab', { name: 'Painel de boletos' })).toHaveCount(0);
  });
  expect(complaints).toEqual([]);
});
