import { randomBytes } from 'node:crypto';
import type { Page } from '@playwright/test';
import { testPems } from '../apps/server/test/pems.ts';
import { mainJobClient, meridiano } from './analyse.ts';
import { newAssessment, screenOf } from './credits-page.ts';
import { holdCalls } from './held-calls.ts';
import { checkLook } from './look.ts';
import { choose } from './people.ts';
import { expect, type StartedServer, test } from './server.ts';
import { signIn } from './sign-in.ts';

/** The contract of `contract-page.spec.ts`. */
const contractOf = '84558550000110';

const pdf = { name: 'papel.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7 papel') };
const text = (name: string, content: string) => ({ name, mimeType: 'text/plain', buffer: Buffer.from(content) });

interface Upload {
  what: string;
  /** The call that sends the file. */
  call: string;
  /** Opens the form with its other fields filled in. */
  open: (page: Page, server: StartedServer) => Promise<void>;
  field: string;
  file: { name: string; mimeType: string; buffer: Buffer };
  send: string;
  /** Whether the upload can be cancelled: a large file takes minutes. */
  isLarge: boolean;
}

const uploads: readonly Upload[] = [
  {
    what: 'the PDF of a contract',
    call: '**/api/agreement/update-PDF/*',
    async open(page, server) {
      const path = `/cliente/${contractOf}/lista-minutas`;
      await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', path);
      await page.getByRole('table').getByRole('button', { name: 'Anexar' }).first().click();
    },
    field: 'Arquivo da minuta',
    file: pdf,
    send: 'Anexar',
    isLarge: true,
  },
  {
    what: 'a picture of the brand',
    call: '**/api/tenants/*/branding',
    open: (page, server) => signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/marca`),
    field: 'Logo para fundo claro',
    file: {
      ...text('logo.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9z"/></svg>'),
      mimeType: 'image/svg+xml',
    },
    send: 'Salvar marca',
    isLarge: false,
  },
  {
    what: 'the key of a bank',
    call: '**/api/bank',
    async open(page, server) {
      await signIn(page, server.address, 'ti@restitui.test', '/admin/info-banco');
      // Another journey of the worker may have registered the bank.
      const edit = page.getByRole('button', { name: 'Editar', exact: true });
      const account = page.getByLabel('Conta corrente');
      await expect(edit.or(account)).toBeVisible();
      if (await edit.isVisible()) await edit.click();
      await account.fill('1234567-8');
      await page.getByLabel('ID do cliente').fill('a1b2c3');
      await page.getByLabel('Segredo do cliente').fill('segredo-do-banco');
      await page.getByLabel('Nome').fill('Restitui Tecnologia');
      await choose(page, 'Tipo de pessoa', 'Pessoa jurídica');
      await page.getByLabel('CPF/CNPJ').fill('11222333000181');
      await page.getByLabel('CEP').fill('01310100');
      await expect(page.getByLabel('Cidade')).not.toHaveValue('');
      await page.getByLabel('Endereço').fill('Avenida Paulista, 1000');
    },
    field: 'Chave (opcional)',
    file: text('conta.key', testPems.key),
    send: 'Salvar',
    isLarge: false,
  },
  {
    what: 'the certificate of the seal',
    call: '**/api/evidence/certificate',
    async open(page, server) {
      await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/evidencias');
      await page.getByLabel('Senha do certificado', { exact: true }).fill('segredo');
    },
    field: 'Certificado A1',
    file: { name: 'empresa.pfx', mimeType: 'application/x-pkcs12', buffer: randomBytes(2000) },
    send: 'Guardar certificado',
    isLarge: false,
  },
  {
    what: 'an attachment',
    call: '**/api/anexos',
    async open(page, server) {
      const made = await newAssessment(page.request, server.address);
      await signIn(page, server.address, 'analista@restitui.test');
      await page.goto(screenOf(server.address, made));
      await page.getByRole('button', { name: 'Anexar arquivo' }).click();
      await choose(page, 'Nome do anexo', 'PERS');
    },
    field: 'Arquivo',
    file: pdf,
    send: 'Adicionar arquivo',
    isLarge: true,
  },
  {
    what: 'a document of a client',
    call: '**/api/client/documents/*',
    async open(page, server) {
      const path = `/cliente/${mainJobClient}/portal`;
      await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', path);
      await page.getByRole('button', { name: 'Enviar documento' }).click();
      await page.getByLabel('Nome do documento').fill('Balanço de 2025');
    },
    field: 'Arquivo',
    file: pdf,
    send: 'Enviar',
    isLarge: true,
  },
  {
    what: 'a portfolio',
    call: '**/api/portfolio/imports',
    open: (page, server) => signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes/importar`),
    field: 'Planilha de clientes',
    file: { ...text('carteira.csv', 'CNPJ;Razão Social\n'), mimeType: 'text/csv' },
    send: 'Conferir planilha',
    isLarge: true,
  },
];

for (const { what, call, open, field, file, send, isLarge } of uploads) {
  test(`${what} reports its progress, is sent once, and stays chosen when it does not arrive`, async ({
    page,
    server,
  }) => {
    await open(page, server);
    const held = await holdCalls(page, call);
    await page
      .locator('input[type=file]')
      .and(page.getByLabel(field, { exact: true }))
      .setInputFiles(file);
    const button = page.getByRole('button', { name: send, exact: true }).last();
    const bar = page.getByRole('progressbar', { name: /^(Enviando|Enviado|Conferindo)/ });
    const chosen = page.getByText(file.name, { exact: true });

    await button.click();
    await expect(bar).toBeVisible();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.press('Enter');
    expect(held).toHaveLength(1);
    await checkLook(page, `sending ${what}`);

    if (isLarge) {
      await page.getByRole('button', { name: 'Cancelar envio' }).click();
      await expect(bar).toHaveCount(0);
      await expect(chosen).toBeVisible();
      await expect(page.getByText(/^(Erro|Não foi possível)/)).toHaveCount(0);
      await button.click();
      await expect.poll(() => held.length).toBe(2);
    }

    await held.at(-1)?.abort();
    await expect(page.getByText(/Erro de rede/).first()).toBeVisible();
    await expect(bar).toHaveCount(0);
    await expect(chosen).toBeVisible();
    await expect(button).toBeEnabled();
  });
}
