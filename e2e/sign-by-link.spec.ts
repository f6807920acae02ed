import type { Page } from '@playwright/test';
import { test } from './camera.ts';
import { checkLook } from './look.ts';
import { cnpjOf, cpfOf, registerClient, send, staffOf } from './new-client.ts';
import { outboxOf } from './outbox.ts';
import { expect as patient } from './server.ts';
import { draw } from './signing.ts';

const expect = patient.configure({ timeout: 20_000 });
test.describe.configure({ timeout: 300_000 });

const id_client = cnpjOf('55610456');
const email = 'sem.senha@loja.test';
const upright = { width: 360, height: 740 };
const onItsSide = { width: 740, height: 360 };

/** Counts the taps that the page receives; typing is none. */
async function countTaps(page: Page): Promise<() => number> {
  let taps = 0;
  await page.exposeFunction('countTap', () => {
    taps++;
  });
  await page.addInitScript(() => {
    document.addEventListener('pointerdown', () => (window as unknown as { countTap: () => void }).countTap(), true);
  });
  return () => taps;
}

test('a client signs from the link in at most ten taps, without a password', {
  tag: ['@D-26', '@D-30', '@D-40'],
}, async ({ browser, request, server }) => {
  const address = server.hostOf('meridiano');
  const ceo = await staffOf(request, address, 'ceo@meridiano.test');
  await registerClient(ceo, {
    ...{ cnpjcpf: id_client, razao_social: 'PADARIA SEM SENHA LTDA', cpfProprietario: cpfOf('556104561') },
    ...{ emailProprietario: email, contatoProprietario: '62955610456' },
  });
  const contracts = ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'];
  const linked = await send(ceo, '/agreement/vincular', { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client });
  const { link } = ((await linked.json()) as { data: { link: string } }).data;

  const context = await browser.newContext({
    ...{ viewport: upright, isMobile: true, hasTouch: true, locale: 'pt-BR', reducedMotion: 'reduce' },
    ...{ permissions: ['camera', 'geolocation'], geolocation: { latitude: -16.6869, longitude: -49.2648 } },
  });
  const page = await context.newPage();
  const taps = await countTaps(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(link);
  await expect(page.getByText('Para assinar, receba um código')).toBeVisible();
  await checkLook(page, 'the contract of a link');

  await page.getByRole('button', { name: 'Receber código por e-mail' }).tap();
  const digits = page.getByLabel('Código de seis números');
  await expect(digits).toBeFocused();
  await checkLook(page, 'the code of a sign-in');
  let code = '';
  await expect(async () => {
    const text = (await outboxOf(request, address)).find(({ to }) => to === email)?.text ?? '';
    code = /\b\d{6}\b/.exec(text)?.[0] ?? '';
    expect(code).not.toBe('');
  }).toPass();
  await page.keyboard.type(code === '000000' ? '111111' : '000000');
  await expect(page.getByText('Código incorreto ou vencido.')).toBeVisible();
  await expect(digits).toHaveValue('');
  await digits.focus();
  await page.keyboard.type(code);

  const photos = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await photos.getByRole('button', { name: 'Abrir a câmera' }).tap();
  for (const title of ['Foto do seu rosto', 'Foto do seu documento']) {
    await expect(photos.getByLabel(`Imagem ao vivo: ${title}`)).toBeVisible();
    await photos.getByRole('button', { name: 'Tirar foto' }).tap();
  }
  await photos.getByRole('button', { name: 'Enviar fotos' }).tap();
  const drawing = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await expect(drawing.getByText('Gire o aparelho para assinar')).toBeVisible();
  await page.setViewportSize(onItsSide);
  await expect(drawing.locator('canvas')).toBeVisible();
  await draw(page);
  await drawing.getByRole('button', { name: 'Salvar' }).tap();
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();
  await page.setViewportSize(upright);
  await page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }).tap();
  await page.getByRole('button', { name: 'Assinar', exact: true }).tap();
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(10);
  expect(complaints).toEqual([]);
  await context.close();
});
