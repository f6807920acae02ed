import { mainJobClient } from './analyse.ts';
import { newAssessment, rowOf, said, screenOf } from './credits-page.ts';
import { checkLook } from './look.ts';
import { signedIn } from './people.ts';
import { expect, test } from './server.ts';

test('attachments are uploaded, downloaded and removed by the provider, and downloaded by a partner', {
  tag: [
    ...['@W-180', '@W-181', '@W-182', '@W-183', '@W-184', '@W-185', '@W-186', '@W-187', '@W-188', '@W-189', '@W-190'],
    ...['@W-191', '@W-192', '@W-193', '@W-174', '@W-585'],
  ],
}, async ({ browser, server, playwright }) => {
  const request = await playwright.request.newContext();
  const made = await newAssessment(request, server.address);
  const { headers } = made;
  const api = `${server.address}/api`;
  const place = { id_client: mainJobClient, id_product: made.id_product, id_apuracao: made.id_apuracao };
  const added = await (await request.post(`${api}/credits`, { headers, data: place })).json();
  const saved = { id: added.data.id, anoCompetencia: 2025, mesCompetencia: 5, creditOrigin: 10 };
  await request.put(`${api}/credits`, { headers, data: saved });
  const page = await signedIn(browser, server.address, 'analista@restitui.test');
  await page.goto(screenOf(server.address, made));
  const pdf = { name: 'oficio.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 ofício') };
  const own = page.getByRole('region', { name: 'Anexos da apuração' });

  await test.step('a name and a file are required', async () => {
    await expect(own.getByText('Nenhum arquivo anexado')).toBeVisible();
    await own.getByRole('button', { name: 'Anexar arquivo' }).click();
    await own.getByRole('button', { name: 'Adicionar arquivo' }).click();
    await expect(own.getByText('Nome do anexo é obrigatório')).toBeVisible();
    await expect(own.getByText('Arquivo de Anexo é obrigatório')).toBeVisible();
    await own.getByRole('combobox', { name: 'Nome do anexo' }).click();
    const offered = ['PERS', 'COMUNICADO DE COMPENSAÇÃO DE OFÍCIO', 'AVISO DE RECEBIMENTO', 'OUTROS'];
    await expect(page.getByRole('option')).toHaveText(offered);
    await page.getByRole('option', { name: 'OUTROS' }).click();
    await own.getByLabel('Qual anexo?').fill('Ofício 12');
    await own.getByLabel('Arquivo', { exact: true }).setInputFiles({ ...pdf, name: 'oficio.exe' });
    await expect(own.getByText(/Envie um arquivo PDF, DOC, DOCX, CSV, XLS ou XLSX\./)).toBeVisible();
    await checkLook(page, 'attachments');
  });

  await test.step('a file with the wrong content is refused and the input is kept', async () => {
    await own.getByLabel('Arquivo', { exact: true }).setInputFiles({ ...pdf, buffer: Buffer.from('MZ') });
    await own.getByRole('button', { name: 'Adicionar arquivo' }).click();
    await expect(page.getByText(/^Erro ao adicionar arquivo: O conteúdo do arquivo não corresponde/)).toBeVisible();
    await expect(own.getByLabel('Qual anexo?')).toHaveValue('Ofício 12');
    await own.getByRole('button', { name: 'Remover oficio.pdf' }).click();
    await own.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf);
    await own.getByRole('button', { name: 'Adicionar arquivo' }).click();
    await said(page, 'Arquivo adicionado com sucesso!');
    await expect(own.getByRole('list', { name: 'Anexos' })).toContainText('Ofício 12');
  });

  await test.step('the names of attachments are unique per credit', async () => {
    await page.getByRole('button', { name: 'Anexos do crédito de 05/2025' }).click();
    const drawer = page.getByRole('dialog', { name: 'Anexos do crédito de 05/2025' });
    await expect(drawer.getByText('Nenhum arquivo anexado')).toBeVisible();
    await drawer.getByRole('button', { name: 'Anexar arquivo' }).click();
    await drawer.getByRole('combobox', { name: 'Nome do anexo' }).click();
    await expect(page.getByRole('option')).toHaveText([
      ...['RECIBO DCTF WEB', 'RECIBO PER/DCOMP', 'DECLARAÇÃO COMPLETA', 'DARF COMPLEMENTAR PARA PAGAMENTO'],
      ...['OUTROS', 'TABELA DE INCIDÊNCIA', 'RESUMOS SINTÉTICOS'],
    ]);
    await page.getByRole('option', { name: 'RECIBO DCTF WEB' }).click();
    await drawer.getByLabel('Arquivo', { exact: true }).setInputFiles(pdf);
    await drawer.getByRole('button', { name: 'Adicionar arquivo' }).click();
    await expect(drawer.getByRole('list', { name: 'Anexos' })).toContainText('RECIBO DCTF WEB');
    await checkLook(page, 'attachments of a credit');
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  });

  await test.step('a partner reads and downloads but cannot change anything', async () => {
    const host = server.hostOf('meridiano');
    const partner = await signedIn(browser, host, 'ceo@meridiano.test', {
      path: `/cliente/${mainJobClient}/produtos/${made.id_product}?apuracao=${made.id_apuracao}`,
    });
    await expect(rowOf(partner, '05/2025')).toBeVisible();
    const files = partner.getByRole('region', { name: 'Anexos da apuração' });
    const download = partner.waitForEvent('download');
    await files.getByRole('button', { name: 'Baixar Ofício 12' }).click();
    expect((await download).suggestedFilename()).toBe('oficio.pdf');
    const edits = /Adicionar crédito|Editar|Excluir|Anexar arquivo|Exportar|Fechar apuração|Nova Apuração/;
    await expect(partner.getByRole('main').getByRole('button', { name: edits })).toHaveCount(0);
    await partner.context().close();
  });

  await test.step('failures are reported and rolled back', async () => {
    await page.route('**/api/files/**', (route) => route.abort());
    await own.getByRole('button', { name: 'Baixar Ofício 12' }).click();
    await said(page, 'Erro ao baixar: Erro de rede');
    const remove = async () => {
      await own.getByRole('button', { name: 'Excluir Ofício 12' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
    };
    await page.route('**/api/anexos/Deleted/*', (route) => route.abort());
    await remove();
    await said(page, 'Erro ao excluir: Erro de rede');
    await expect(own.getByText('Ofício 12')).toBeVisible();
    await page.unroute('**/api/anexos/Deleted/*');
    await remove();
    await said(page, 'Arquivo excluído com sucesso!');
    await expect(own.getByText('Nenhum arquivo anexado')).toBeVisible();
  });

  await page.context().close();
  await request.dispose();
});
