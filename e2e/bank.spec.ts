import { testPems } from '../apps/server/test/pems.ts';
import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

test('TI registers the bank of a company, and the secrets are not shown again', {
  tag: [
    ...['@F-053', '@F-364', '@W-401', '@W-402', '@W-403', '@W-404', '@W-405', '@W-406', '@W-407', '@W-408', '@W-413'],
    ...['@W-423', '@D-20'],
  ],
}, async ({ page, server }) => {
  const errors = collectConsoleErrors(page, []);
  await signIn(page, server.address, 'ti@restitui.test', '/admin/info-banco');
  await expect(page.getByRole('heading', { level: 2, name: 'Registro Bancário' })).toBeVisible();
  for (const name of ['Dados de autenticação', 'Arquivos de segurança', 'Dados pessoais', 'Endereço']) {
    await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  }
  const save = page.getByRole('button', { name: 'Salvar' });
  await save.click();
  await expect(page.getByText('Segredo do cliente é obrigatório')).toBeVisible();
  await expect(page.getByText('Selecione o tipo de pessoa')).toBeVisible();
  await checkLooks(page, 'bank with errors');

  await page.getByLabel('Conta corrente').fill('1234567-8');
  await page.getByLabel('ID do cliente').fill('a1b2c3');
  await page.getByLabel('Segredo do cliente').fill('segredo-do-banco');
  const file = (name: string, text: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(text) });
  await page.getByLabel('Chave (opcional)').setInputFiles(file('conta.key', testPems.otherKey));
  await page.getByLabel('Certificado (opcional)').setInputFiles(file('conta.crt', testPems.certificate));
  await page.getByLabel('Nome').fill('Restitui Tecnologia');
  await page.getByRole('combobox', { name: 'Tipo de pessoa' }).click();
  await page.getByRole('option', { name: 'Pessoa jurídica' }).click();
  await page.getByLabel('CPF/CNPJ').fill('11222333000181');
  await page.getByLabel('CEP').fill('01310100');
  await expect(page.getByLabel('Cidade')).not.toHaveValue('');
  await page.getByLabel('Endereço').fill('Avenida Paulista, 1000');
  expect(errors).toEqual([]);

  await save.click();
  await expect(page.getByText('Error saving form data. Please try again.')).toBeVisible();
  await expect(page.getByText('A chave e o certificado não formam um par.').first()).toBeVisible();
  await page.getByLabel('Chave (opcional)').setInputFiles(file('conta.key', testPems.key));
  await save.click();
  await expect(page.getByText('Form data saved successfully.')).toBeVisible();
  await expect(page.getByText('Form data saved successfully.')).toHaveCount(0);
  await expect(page.getByText('28/10/2126')).toBeVisible();
  await checkLooks(page, 'bank');
  expect(await page.content()).not.toContain('segredo-do-banco');

  await page.getByRole('button', { name: 'Testar conexão' }).click();
  await expect(page.getByText(/Este ambiente usa o banco de demonstração/)).toBeVisible();
  await page.getByRole('button', { name: 'Ativar avisos de pagamento' }).click();
  await expect(page.getByText('O banco avisará dos pagamentos assim que acontecerem.')).toBeVisible();

  await page.getByRole('button', { name: 'Editar' }).click();
  await expect(page.getByText('Há um rascunho seu deste formulário')).toHaveCount(0);
  await expect(page.getByLabel('Segredo do cliente')).toHaveValue('');
  await page.getByLabel('Bairro').fill('Bela Vista');
  await save.click();
  await expect(page.getByText('Bela Vista')).toBeVisible();
  await page.reload();
  await expect(page.getByText('Bela Vista')).toBeVisible();
  await expect(page.getByText('conta.key')).toBeVisible();
});
