import type { APIRequestContext, BrowserContextOptions, Locator, Page } from '@playwright/test';
import { checkDialogFit, checkFit } from './fit.ts';
import { expectFocusKept, Keyboard } from './keyboard.ts';
import { checkLook } from './look.ts';
import { cnpjOf, cpfOf, registerClient, send, staffOf } from './new-client.ts';
import { signInCodeSentTo } from './outbox.ts';
import { expect, test } from './server.ts';
import { draw } from './signing.ts';

// Signing is done with all that people load.
test.use({ savesData: false });

/** The browser of a client, with a camera and a place. */
const equipped: BrowserContextOptions = {
  locale: 'pt-BR',
  reducedMotion: 'reduce',
  permissions: ['camera', 'geolocation'],
  geolocation: { latitude: -16.6869, longitude: -49.2648 },
};
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

/** Registers a client by eight digits of a CNPJ, and returns the link that leads to its contract without a password. */
async function linkOfContract(request: APIRequestContext, address: string, digits: string, email: string) {
  const ceo = await staffOf(request, address, 'ceo@meridiano.test');
  const id_client = cnpjOf(digits);
  await registerClient(ceo, {
    ...{ cnpjcpf: id_client, razao_social: 'PADARIA SEM SENHA LTDA', cpfProprietario: cpfOf(`${digits}1`) },
    ...{ emailProprietario: email, contatoProprietario: `629${digits}` },
  });
  const contracts = ['PRINCIPAL', 'PIS_COFINS_MONOFASICO_PARA_SN'];
  const linked = await send(ceo, '/agreement/vincular', { contracts, typeRegime: 'SIMPLES_NACIONAL', id_client });
  return ((await linked.json()) as { data: { link: string } }).data.link;
}

/** Loses the network, and expects a button to be above the notice of it. */
async function expectAboveOfflineNotice(page: Page, button: Locator) {
  await page.context().setOffline(true);
  const notice = page.getByRole('region', { name: 'Conexão' });
  await expect(notice).toBeVisible();
  const bottom = async () => {
    const [of, above] = [await button.boundingBox(), await notice.boundingBox()];
    return of && above ? above.y - (of.y + of.height) : -1;
  };
  await expect.poll(bottom).toBeGreaterThanOrEqual(0);
  await page.context().setOffline(false);
  await expect(notice).toBeHidden();
}

test('a client signs from the link in at most ten taps, without a password', {
  tag: ['@D-26', '@D-30', '@D-40'],
}, async ({ browser, request, server }) => {
  const address = server.hostOf('meridiano');
  const email = 'sem.senha@loja.test';
  const link = await linkOfContract(request, address, '55610456', email);
  const context = await browser.newContext({ ...equipped, viewport: upright, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  const taps = await countTaps(page);
  const complaints: string[] = [];
  page.on('pageerror', (error) => complaints.push(error.message));
  await page.goto(link);
  await expect(page.getByText('Para assinar, receba um código')).toBeVisible();
  await checkLook(page, 'the contract of a link');
  await expect(page.getByRole('button', { name: 'Baixar PDF' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ações' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Solicitar alteração' })).toBeHidden();

  await page.getByRole('button', { name: 'Receber código por e-mail' }).tap();
  const digits = page.getByLabel('Código de seis números');
  await expect(digits).toBeFocused();
  await checkLook(page, 'the code of a sign-in');
  const code = await signInCodeSentTo(request, address, email);
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
  await expectAboveOfflineNotice(page, photos.getByRole('button', { name: 'Enviar fotos' }));
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
  await expect(page.getByRole('link', { name: 'Ver o próximo passo' })).toBeInViewport();
  await expect(page.getByText('Você já assinou este contrato.')).toBeVisible();
  expect(taps()).toBeLessThanOrEqual(10);
  expect(complaints).toEqual([]);
  await context.close();
});

test('a client without a mouse signs from the link, with a typed name', {
  tag: ['@D-26', '@D-30', '@D-40'],
}, async ({ browser, request, server }) => {
  const address = server.hostOf('meridiano');
  const email = 'so.teclado@loja.test';
  const link = await linkOfContract(request, address, '55610457', email);
  const context = await browser.newContext({ ...equipped, viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  const keys = new Keyboard(page);
  await page.goto(link);

  await keys.activate(page.getByRole('button', { name: 'Receber código por e-mail' }));
  await expect(page.getByLabel('Código de seis números')).toBeFocused();
  await keys.type(await signInCodeSentTo(request, address, email));

  const photos = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await keys.activate(photos.getByRole('button', { name: 'Abrir a câmera' }));
  for (const title of ['Foto do seu rosto', 'Foto do seu documento']) {
    await expect(photos.getByLabel(`Imagem ao vivo: ${title}`)).toBeVisible();
    await keys.activate(photos.getByRole('button', { name: 'Tirar foto' }));
  }
  await expectFocusKept(page, 'the photos');
  await keys.activate(photos.getByRole('button', { name: 'Enviar fotos' }));

  const signature = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await keys.activate(signature.getByRole('button', { name: 'Prefiro escrever meu nome' }));
  await expectFocusKept(page, 'the choice to write');
  await keys.reach(signature.getByLabel('Seu nome completo'), 'Shift+Tab');
  await keys.type('Lídia Moura Campos');
  await keys.activate(signature.getByRole('button', { name: 'Salvar' }));
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();
  await expectFocusKept(page, 'the signature');

  await keys.activate(page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ }), 'Space');
  await keys.activate(page.getByRole('button', { name: 'Assinar', exact: true }));
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
  await expectFocusKept(page, 'the act');
  await context.close();
});

test('a client signs on a phone in landscape, where each step fits', {
  tag: ['@D-26', '@D-30', '@D-40'],
}, async ({ browser, request, server }) => {
  const address = server.hostOf('meridiano');
  const email = 'deitado@loja.test';
  const link = await linkOfContract(request, address, '55610458', email);
  const context = await browser.newContext({ ...equipped, viewport: onItsSide, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await page.goto(link);
  await expect(page.getByRole('button', { name: 'Receber código por e-mail' })).toBeVisible();
  await checkFit(page, 'the contract of a link');

  await page.getByRole('button', { name: 'Receber código por e-mail' }).tap();
  await expect(page.getByLabel('Código de seis números')).toBeFocused();
  await page.keyboard.type(await signInCodeSentTo(request, address, email));

  const photos = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await expect(photos.getByRole('button', { name: 'Abrir a câmera' })).toBeVisible();
  await checkDialogFit(page, 'the photos');
  await photos.getByRole('button', { name: 'Abrir a câmera' }).tap();
  for (const title of ['Foto do seu rosto', 'Foto do seu documento']) {
    await expect(photos.getByLabel(`Imagem ao vivo: ${title}`)).toBeVisible();
    await checkDialogFit(page, title);
    await photos.getByRole('button', { name: 'Tirar foto' }).tap();
  }
  await photos.getByRole('button', { name: 'Enviar fotos' }).tap();

  const drawing = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await expect(drawing.locator('canvas')).toBeVisible();
  await checkDialogFit(page, 'the signature');
  await draw(page);
  await drawing.getByRole('button', { name: 'Salvar' }).tap();
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();
  const acceptance = page.getByRole('checkbox', { name: /assinatura eletrônica avançada/ });
  await expect(acceptance).toBeVisible();
  // A message that leaves while it has the focus cannot be seen either.
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeHidden();
  await checkFit(page, 'the acceptance');
  await acceptance.tap();
  await page.getByRole('button', { name: 'Assinar', exact: true }).tap();
  await expect(page.getByText('Contrato assinado!')).toBeVisible();
  await context.close();
});
