import type { Page } from '@playwright/test';
import { compoundFileOf } from '../apps/server/test/compound-file.ts';
import { docxOf, paragraph } from '../apps/server/test/docx.ts';
import { checkLook } from './look.ts';
import { openFromMenu } from './menu.ts';
import { choose } from './people.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const meridiano = '20000000000107';

async function fillForm(page: Page, name: string, type: string) {
  await page.getByRole('tab', { name: 'Criar Contrato' }).click();
  await page.getByLabel('Nome').fill(name);
  await choose(page, 'Tipo', type);
  await page.getByRole('button', { name: 'Continuar' }).click();
}

async function openContracts(page: Page) {
  await openFromMenu(page, 'Contratos');
  await expect(page.getByRole('heading', { level: 2, name: 'Gerenciamento de Contratos' })).toBeVisible();
}

test('the CEO creates templates from html and docx, corrects, previews and deletes one, and opens deleted ones', {
  tag: [
    ...['@F-051', '@F-324', '@F-325', '@F-326', '@F-327', '@F-328', '@F-329', '@F-330', '@F-332', '@F-333'],
    ...['@F-334', '@F-335', '@F-337', '@F-338', '@F-339', '@F-340', '@F-341', '@F-343', '@F-344', '@F-345', '@F-347'],
    ...['@F-363', '@G-11', '@G-12'],
  ],
}, async ({ page, server }) => {
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(error.message));
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes`);
  await openContracts(page);
  await expect(page).toHaveURL(/\/admin\/contratos$/);
  for (const name of ['Nome', 'Empresa', 'Tipo', 'Criado em', 'Ações']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('tab')).toHaveText(['Lista de Contratos', 'Criar Contrato', 'Contratos Excluídos']);
  await checkLook(page, 'list');

  // Deleted templates are not open yet: the tab is disabled and its address shows why.
  const deletedTab = page.getByRole('tab', { name: 'Contratos Excluídos' });
  await expect(deletedTab).toHaveAttribute('aria-disabled', 'true');
  await page.goto(`${server.address}/admin/contratos?aba=excluidos`);
  await expect(page.getByText('Acesso Restrito')).toBeVisible();
  await expect(page.getByText('Você não tem permissão para acessar esta área.')).toBeVisible();
  await checkLook(page, 'restricted');

  await page.getByRole('tab', { name: 'Criar Contrato' }).click();
  await expect(page).toHaveURL(/aba=criar/);
  await page.getByRole('button', { name: 'Continuar' }).click();
  await expect(page.getByText('Nome é obrigatório')).toBeVisible();
  await expect(page.getByText('Tipo é obrigatório')).toBeVisible();
  await checkLook(page, 'form');
  await fillForm(page, 'Equiparação 2026', 'Equiparação hospitalar');
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('Por favor, selecione um arquivo antes de finalizar.')).toBeVisible();

  const input = page.locator('input[type=file]');
  const html = (text: string) => ({ name: 'modelo.html', mimeType: 'text/html', buffer: Buffer.from(text) });
  await input.setInputFiles(html('<p>Entre {{cliente.razao}} e {{qualquer.coisa}}</p>'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('Erro ao criar contrato')).toBeVisible();
  await expect(page.getByText('{{cliente.razao}} não está no catálogo.')).toBeVisible();
  await expect(page.getByText('{{qualquer.coisa}} não está no catálogo.')).toBeVisible();
  await checkLook(page, 'refused document');
  await page.getByRole('button', { name: 'Remover modelo.html' }).click();
  await input.setInputFiles(html('<h1>Termo</h1><p onclick="alert(1)">Entre {{cliente.razao_social}}</p>'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('dialog', { name: 'Contrato Criado com Sucesso' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await fillForm(page, 'Subvenção 2026', 'Subvenção');
  const buffer = docxOf([paragraph(['Anexo'], 'Ttulo1'), paragraph(['Comissão de {{comissao.', '*numero', '}}%'])]);
  await input.setInputFiles({ name: 'anexo.docx', mimeType: 'application/octet-stream', buffer });
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByRole('dialog', { name: 'Contrato Criado com Sucesso' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Ver Equiparação 2026' }).click();
  const drawer = page.getByRole('dialog', { name: 'Equiparação 2026' });
  await expect(drawer.getByText('Entre COMÉRCIO EXEMPLO LTDA')).toBeVisible();
  await checkLook(page, 'preview');
  const download = page.waitForEvent('download');
  await drawer.getByRole('button', { name: 'Baixar original' }).click();
  expect((await download).suggestedFilename()).toBe('modelo.html');
  await drawer.getByRole('button', { name: 'Fechar' }).click();

  await page.getByRole('button', { name: 'Excluir Equiparação 2026' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog', { name: 'Operação realizada com sucesso!' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Ver Equiparação 2026' })).toHaveCount(0);

  await fillForm(page, 'Equiparação antiga', 'Equiparação hospitalar');
  const old = (stream: string) => ({ name: 'a.doc', mimeType: 'application/msword', buffer: compoundFileOf([stream]) });
  await input.setInputFiles(old('Workbook'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('O conteúdo do arquivo não é o que o nome diz.')).toBeVisible();
  await page.getByRole('button', { name: 'Remover a.doc' }).click();
  await input.setInputFiles(old('WordDocument'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  const nothingFilled = /fica guardado como anexo e nada é preenchido nele/;
  await expect(page.getByRole('dialog', { name: 'Contrato Criado com Sucesso' })).toContainText(nothingFilled);
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Ver Equiparação antiga' }).click();
  const kept = page.getByRole('dialog', { name: 'Equiparação antiga' });
  await expect(kept.getByText(nothingFilled)).toBeVisible();
  await kept.getByRole('button', { name: 'Fechar' }).click();

  await page.route('**/api/contracts/delete/*', (route) => route.abort());
  await page.getByRole('button', { name: 'Excluir Subvenção 2026' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Excluir' }).click();
  await expect(page.getByRole('dialog', { name: 'Erro ao deletar contrato:Erro de rede' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Conceder Privilégios' }).click();
  await expect(page.getByRole('button', { name: 'Remover Privilégios' })).toBeVisible();
  await deletedTab.click();
  for (const name of ['Nome', 'Tipo', 'Criado em', 'Excluído em']) {
    await expect(page.getByRole('columnheader', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByText('Equiparação 2026')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar contratos' }).fill('parceria');
  await expect(page.getByText('Equiparação 2026')).toHaveCount(0);
  await expect(page.getByText('Parceria comercial (CPF) 2025')).toBeVisible();
  await checkLook(page, 'deleted');
  await page.getByRole('button', { name: 'Remover Privilégios' }).click();
  await expect(page.getByText('Acesso Restrito')).toBeVisible();
  expect(problems).toEqual([]);
});

test('TI has no switch; the CEO of a consultancy has it for their own company only', {
  tag: ['@F-346', '@D-04', '@C-08', '@C-23'],
}, async ({ browser, page, server }) => {
  await signIn(page, server.address, 'ti@restitui.test');
  await openContracts(page);
  await expect(page.getByRole('button', { name: /^Ver / }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: /Privilégios/ })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Excluir / })).toHaveCount(0);

  const boss = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 375, height: 812 } })).newPage();
  await signIn(boss, server.hostOf('kairos'), 'ceo@kairos.test', '/admin/contratos?aba=excluidos');
  await expect(boss.getByRole('button', { name: 'Remover Privilégios' })).toBeVisible();
  await expect(boss.getByText('Principal 2025')).toBeVisible();
  await checkLook(boss, 'deleted templates');
  await boss.getByRole('tab', { name: 'Criar Contrato' }).click();
  await expect(boss.getByRole('button', { name: /Privilégios/ })).toHaveCount(0);
  await boss.getByRole('combobox', { name: 'Empresa' }).click();
  await expect(boss.getByRole('option')).toHaveText(['Kairós Tributos']);
  await boss.context().close();
});
