import type { Page } from '@playwright/test';
import { displayName } from '@restitui/brazil/display-name.ts';
import { checkLook } from './look.ts';
import { cnpjOf, cpfOf, read, registerClient, send, staffOf } from './new-client.ts';
import { choose, signedIn } from './people.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';

test.describe.configure({ mode: 'serial' });

// A product of its own: it replaces the template that other journeys generate contracts from.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

const id_client = cnpjOf('55620488');
const company = 'LIVRARIA DO MODELO LTDA';
const address = () => server.hostOf('meridiano');
const text = (page: Page) => page.getByRole('textbox', { name: 'Texto do modelo' });
const html = (content: string) => ({ name: 'modelo.html', mimeType: 'text/html', buffer: Buffer.from(content) });

async function openTemplates(page: Page, tab = '') {
  await page.goto(`${address()}/admin/contratos${tab}`);
  await expect(page.getByRole('heading', { level: 2, name: 'Gerenciamento de Contratos' })).toBeVisible();
}

/** Pastes HTML into the editor as another program puts it into the clipboard. */
async function paste(page: Page, content: string) {
  await text(page).evaluate((target, pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/html', pasted);
    clipboardData.setData('text/plain', 'sem formato');
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, content);
}

test('a template is written in the browser, with placeholder, condition, paste from Word and a real client’s data', {
  tag: ['@G-12', '@F-328', '@F-333'],
}, async ({ browser, request }) => {
  const ceo = await staffOf(request, address(), 'ceo@meridiano.test');
  await registerClient(ceo, {
    ...{ cnpjcpf: id_client, razao_social: company, cpfProprietario: cpfOf('556204881') },
    ...{ emailProprietario: 'livraria@modelo.test', contatoProprietario: '62955620488' },
  });
  const page = await signedIn(browser, address(), 'ceo@meridiano.test', { viewport: { width: 1440, height: 900 } });
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await openTemplates(page, '?aba=criar');

  // A type that is taken is marked and leads to its replacement.
  await page.getByLabel('Nome').fill('Subvenção escrita');
  await choose(page, 'Tipo', 'Principal (já tem modelo)');
  await expect(page.getByText('Principal 2026 está em uso, na versão 1')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Continuar' })).toBeDisabled();
  await checkLook(page, 'a taken type');
  await choose(page, 'Tipo', 'Subvenção');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.getByRole('button', { name: 'Escrever aqui' }).click();
  await expect(page.getByRole('button', { name: 'Gravar modelo' })).toBeDisabled();
  // The lists of fields beside the text are longer than the window.
  await expect(page.getByRole('button', { name: 'Gravar modelo' })).toBeInViewport({ ratio: 1 });

  await text(page).click();
  await page.keyboard.type('Anexo de ');
  await page.getByRole('searchbox', { name: 'Buscar campos' }).fill('razão social do cliente');
  await page.getByRole('button', { name: 'Inserir Razão social do cliente', exact: true }).click();
  await expect(text(page).getByTitle('Razão social do cliente')).toHaveText('{{cliente.razao_social}}');
  await page.keyboard.press('Backspace');
  await expect(text(page)).toHaveText('Anexo de');
  await page.getByRole('button', { name: 'Desfazer' }).click();
  await expect(text(page)).toHaveText('Anexo de {{cliente.razao_social}}');
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Control+b');
  await page.keyboard.type('Só para empresas');
  await page.getByRole('button', { name: 'Inserir condição: O cliente é uma empresa (CNPJ)' }).click();
  await expect(text(page).locator('p')).toHaveText([
    'Anexo de {{cliente.razao_social}}',
    '{{se cliente.pessoa_juridica}}',
    'Só para empresas',
    '{{fim}}',
  ]);

  await text(page).locator('p').last().click();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await paste(
    page,
    '<style>p{color:red}</style><!--StartFragment--><p class=MsoNormal><b>Do Word</b> {{ Cliente.BANCO }}<o:p></o:p></p><!--EndFragment-->',
  );
  await expect(text(page).locator('strong', { hasText: 'Do Word' })).toBeVisible();
  await expect(text(page)).toContainText('{{cliente.banco}}');
  await page.keyboard.type(' {{cliente.nada}}');
  await expect(page.getByText('{{cliente.nada}} não está no catálogo.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Gravar modelo' })).toBeDisabled();
  // Of the page, and of text and preview: the other way of giving a document is a button.
  await expect(page.getByRole('tablist')).toHaveCount(2);
  await checkLook(page, 'the editor of templates');
  await page.keyboard.press('Backspace');
  await expect(page.getByText('{{cliente.nada}} não está no catálogo.')).toHaveCount(0);

  await page.getByRole('tab', { name: 'Prévia' }).click();
  await expect(page.getByText('Anexo de COMÉRCIO EXEMPLO LTDA')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill('nenhuma empresa assim');
  await expect(page.getByText('Nenhum cliente encontrado.')).toBeVisible();
  await page.getByRole('searchbox', { name: 'Buscar cliente' }).fill(company);
  await page.getByRole('button', { name: displayName(company) }).click();
  await expect(page.getByText(`Anexo de ${company}`)).toBeVisible();
  await expect(page.locator('article').getByText('Só para empresas')).toBeVisible();
  await checkLook(page, 'the preview of a template');

  await page.getByRole('button', { name: 'Gravar modelo' }).click();
  await expect(page.getByRole('dialog', { name: 'Contrato Criado com Sucesso' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();
  await expect(page.getByRole('button', { name: 'Ver Subvenção escrita' })).toBeVisible();
  expect(complaints).toEqual([]);
  await page.context().close();
});

test('a refused document blocks nothing, and a new version leaves generated contracts on theirs', {
  tag: ['@G-12', '@D-47'],
}, async ({ browser, request }) => {
  const ceo = await staffOf(request, address(), 'ceo@meridiano.test');
  const body = { contracts: ['PRINCIPAL'], typeRegime: 'SIMPLES_NACIONAL', id_client };
  await send(ceo, '/agreement/vincular', body);
  const page = await signedIn(browser, address(), 'ceo@meridiano.test', { viewport: { width: 1440, height: 900 } });

  // A refused document leaves the type free.
  await openTemplates(page, '?aba=criar');
  await page.getByLabel('Nome').fill('Equiparação recusada');
  await choose(page, 'Tipo', 'Equiparação hospitalar');
  await page.getByRole('button', { name: 'Continuar' }).click();
  await page.locator('input[type=file]').setInputFiles(html('<p>{{nada}}</p>'));
  await page.getByRole('button', { name: 'Finalizar' }).click();
  await expect(page.getByText('{{nada}} não está no catálogo.')).toBeVisible();
  await openTemplates(page);
  await expect(page.getByRole('button', { name: 'Ver Principal 2026' })).toBeVisible();
  await expect(page.getByText('Equiparação recusada')).toHaveCount(0);

  await page.getByRole('button', { name: 'Substituir Principal 2026 por nova versão' }).click();
  await expect(page.getByText('As minutas já geradas ficam na versão de que vieram')).toBeVisible();
  await page.getByRole('button', { name: 'Escrever aqui' }).click();
  await expect(text(page)).toContainText('Contrato de prestação de serviços');
  await text(page).locator('h1').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' edição nova');
  await page.getByRole('button', { name: 'Gravar modelo' }).click();
  await expect(page.getByRole('dialog', { name: 'Nova versão gravada' })).toBeVisible();
  await page.getByRole('button', { name: 'OK' }).click();

  await page.getByRole('button', { name: 'Ver Principal 2026' }).click();
  const drawer = page.getByRole('dialog', { name: 'Principal 2026' });
  const versions = drawer.getByRole('region', { name: 'Versões' }).getByRole('listitem');
  await expect(versions.filter({ hasText: 'Versão 2' })).toContainText('Em uso');
  await versions.filter({ hasText: 'Versão 2' }).getByRole('button', { name: 'Ver o que mudou' }).click();
  await expect(drawer.locator('ins')).toHaveText(['edição nova']);
  await checkLook(page, 'the versions of a template');
  await versions.filter({ hasText: 'Versão 1' }).getByRole('button', { name: 'Ver texto' }).click();
  await expect(drawer.getByText('{{cliente.cnpj_cpf}}').first()).toBeVisible();
  await drawer.getByRole('button', { name: 'Fechar' }).first().click();

  await send(ceo, '/agreement/vincular', body);
  await page.goto(`${address()}/minuta/${id_client}`);
  await expect(page.getByText('Modelo: Principal 2026, versão 1 (já existe a versão 2)')).toBeVisible();
  await expect(page.getByText('edição nova')).toHaveCount(0);
  await page.getByRole('button', { name: 'Nova versão' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nova versão' });
  await dialog.getByLabel('Motivo').fill('Modelo novo');
  await dialog.getByRole('button', { name: 'Escrever nova versão' }).click();
  await expect(page.getByText('Modelo: Principal 2026, versão 2')).toBeVisible();
  await expect(page.getByRole('heading', { name: /edição nova$/ })).toBeVisible();
  const { data } = (await read(ceo, `/agreement/ativo/${id_client}`)) as { data: { version: number } };
  expect(data.version).toBe(2);
  await page.context().close();
});
