import type { Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { newAssessment, screenOf } from './credits-page.ts';
import { holdCalls } from './held-calls.ts';
import { type Form, labelled, submit } from './held-forms.ts';
import { registrations } from './held-registrations.ts';
import { accountButton } from './menu.ts';
import { choose } from './people.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

const forms: readonly Form[] = [
  {
    what: 'a tag',
    async open(page, server) {
      await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/etiquetas');
      await page.getByLabel('Nome').fill('Rede lenta');
    },
    field: labelled('Nome'),
    send: submit('Adicionar'),
    done: /^Etiqueta criada/,
    stays: 'Rede rápida',
  },
  {
    what: 'a brand',
    async open(page, server) {
      await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/marca`);
      // A title would be that of the company in all journeys that follow.
      await page.getByLabel('Multa do boleto sem aviso até (%)').fill('3');
    },
    field: labelled('Multa do boleto sem aviso até (%)'),
    send: submit('Salvar marca'),
    done: /^Marca salva com sucesso!$/,
    stays: '4',
  },
  {
    what: 'the own profile',
    async open(page, server) {
      await signIn(page, server.hostOf('kairos'), 'gerente@kairos.test');
      await accountButton(page).click();
      await page.getByRole('menuitem', { name: 'Perfil' }).click();
      await page.getByRole('dialog').getByLabel('Nome').fill('Helena Prado Lenta');
    },
    field: labelled('Nome'),
    send: submit('Salvar alterações'),
    done: /^Perfil atualizado com sucesso!$/,
    stays: 'Helena Prado Lenta II',
  },
  {
    what: 'a user',
    async open(page, server) {
      await signIn(page, server.address, 'ceo@restitui.test', '/admin/usuarios');
      await page.getByRole('button', { name: 'Criar Usuário' }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByLabel('Nome').fill('Rita Lenta');
      await dialog.getByLabel('CPF').fill('529.982.247-25');
      await dialog.getByLabel('WhatsApp').fill('62999990001');
      await dialog.getByLabel('E-mail').fill('rita@lenta.test');
      await dialog.getByLabel('Senha', { exact: true }).fill('Lenta@2026!');
      await choose(page, 'Tipo de usuário', 'Administrador');
      await choose(page, 'Cargo', 'Jurídico');
    },
    field: labelled('Nome'),
    send: submit('Criar Usuário'),
    done: /^Usuário criado com sucesso!$/,
  },
  {
    what: 'a note on a client',
    async open(page, server) {
      const path = `/cliente/${mainJobClient}/informacoes`;
      await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', path);
      await page.getByRole('button', { name: 'Nova mensagem' }).click();
      await page.getByRole('textbox', { name: 'Mensagem' }).fill('Escrita em uma rede lenta.');
    },
    field: labelled('Mensagem'),
    send: submit('Enviar'),
    done: /sucesso/,
  },
  {
    what: 'a credit',
    async open(page, server) {
      const made = await newAssessment(page.request, server.address);
      await signIn(page, server.address, 'analista@restitui.test');
      await page.goto(screenOf(server.address, made));
      await page.getByRole('button', { name: 'Adicionar crédito' }).click();
      await page.getByLabel('Competência novo').fill('062025');
      await page.getByLabel('Crédito original novo').fill('159,24');
    },
    field: labelled('Crédito original novo'),
    send: submit('Salvar'),
    done: /^O crédito foi salvo com sucesso!$/,
  },
  {
    what: 'the settings of security',
    async open(page, server) {
      await signIn(page, server.hostOf('kairos'), 'ceo@kairos.test', '/seguranca');
      await page.getByRole('textbox', { name: /^Encerrar a sessão/ }).fill('45');
    },
    field: (page) => page.getByRole('textbox', { name: /^Encerrar a sessão/ }),
    send: submit('Salvar'),
    done: /salv/,
  },
  {
    what: 'the contact form of a landing page',
    async open(page, server) {
      await page.goto(server.hostOf('meridiano'));
      await page.getByLabel('Nome').fill('Lia Lenta');
      await page.getByLabel('Telefone').fill('62999990002');
      await page.getByLabel('E-mail').fill('lia@lenta.test');
      await page.getByLabel('Mensagem').fill('Quero saber mais.');
    },
    field: labelled('Nome'),
    send: submit('Enviar mensagem'),
    done: /Obrigad|recebemos|enviada/i,
  },
];

/** Expects the text of a failed call; a registration has it in a dialog, which is closed. */
async function expectRefusal(page: Page) {
  await expect(page.getByText(/^(Erro|Não foi possível|Houve um erro|Falha|Sem conexão)/).first()).toBeVisible();
  const dialog = page.getByRole('dialog', { name: /^Erro/ });
  if (await dialog.isVisible()) await dialog.getByRole('button', { name: 'Fechar' }).last().click();
}

for (const { what, open, field, send, calls, done, stays } of [...forms, ...registrations]) {
  test(`${what} is sent once on a slow network, and nothing typed is lost when the call fails`, async ({
    page,
    server,
  }) => {
    await open(page, server);
    await settled(page);
    const held = await holdCalls(page, calls);
    const typed = await field(page).inputValue();
    const button = send(page);

    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await button.press('Enter');
    if ((await field(page).evaluate(({ tagName }) => tagName)) === 'INPUT') await field(page).press('Enter');
    await page.keyboard.press('Escape');
    // Some forms ask before they are left.
    const goOn = page.getByRole('button', { name: 'Continuar editando' });
    if (await goOn.isVisible()) await goOn.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    expect(held.map((route) => route.request().url())).toHaveLength(1);

    await held[0]?.abort();
    await expectRefusal(page);
    await expect(button).not.toHaveAttribute('aria-busy', 'true');
    await expect(field(page)).toHaveValue(typed);

    await button.click();
    await expect.poll(() => held.map((route) => route.request().url())).toHaveLength(2);
    if (!done) {
      await held[1]?.abort();
      await expectRefusal(page);
      await expect(field(page)).toHaveValue(typed);
      return;
    }
    if (stays) await field(page).fill(stays);
    await held[1]?.continue();
    await expect(page.getByText(done).first()).toBeVisible();
    await expect(page.getByRole('button').and(page.locator('[aria-busy=true]'))).toHaveCount(0);
    if (stays) await expect(field(page)).toHaveValue(stays);
    const isFocusKept = () => page.evaluate(() => document.activeElement !== document.body);
    await expect.poll(isFocusKept, 'the focus is kept').toBe(true);
  });
}
