import AxeBuilder from '@axe-core/playwright';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './server.ts';

interface Message {
  to: string;
  text: string;
}

async function findings(page: Page, colorScheme: 'light' | 'dark') {
  await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
  const { violations } = await new AxeBuilder({ page }).analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
}

/** The newest message to an address, once it is there. */
async function messageTo(request: APIRequestContext, address: string, to: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const { data } = (await (await request.get(`${address}/api/dev/outbox`)).json()) as { data: Message[] };
    text = data.find((message) => message.to === to)?.text ?? '';
    expect(text).not.toBe('');
  }).toPass();
  return text;
}

test('who forgot the password creates another by the link that is sent', {
  tag: ['@F-022', '@D-24'],
}, async ({ page, request, server }) => {
  const host = server.hostOf('meridiano');
  await page.goto(`${host}/forgot-password`);
  await page.getByLabel('E-mail').fill('gerente@meridiano.test');
  await page.getByRole('button', { name: 'Enviar link' }).click();
  await expect(page.getByRole('status')).toContainText('enviamos um link');
  for (const scheme of ['light', 'dark'] as const) expect(await findings(page, scheme)).toEqual([]);

  const link = /http:\S+/.exec(await messageTo(request, server.address, 'gerente@meridiano.test'))?.[0] ?? '';
  expect(link.startsWith(`${host}/reset-password?token=`)).toBe(true);
  await page.goto(link);
  await expect(page).toHaveURL(`${host}/reset-password`);
  await page.getByLabel('Nova senha', { exact: true }).fill('curta');
  await page.keyboard.press('Tab');
  await expect(page.getByText('A senha deve ter ao menos 8 caracteres')).toBeVisible();
  for (const scheme of ['light', 'dark'] as const) expect(await findings(page, scheme)).toEqual([]);
  await page.getByLabel('Nova senha', { exact: true }).fill('Nova@2026');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('status')).toHaveText('Senha alterada. Entre com a nova senha.');

  await page.goto(link);
  await page.getByLabel('Nova senha', { exact: true }).fill('Outra@2026');
  await page.getByRole('button', { name: 'Salvar nova senha' }).click();
  await expect(page.getByRole('alert')).toHaveText('Este link não vale mais. Peça um novo.');
});
