import type { Browser, Locator, Page } from '@playwright/test';
import { checkLook } from './look.ts';
import { accountButton, openFromMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';
import { draw, inkOf, openOwnSignature, paintedImage, takePhotos, turnedByExif } from './signing.ts';

const upright = { width: 375, height: 812 };
const onItsSide = { width: 812, height: 375 };
const goiania = { latitude: -16.6869, longitude: -49.2648, accuracy: 20 };

async function phone(browser: Browser, address: string, email: string): Promise<Page> {
  const context = await browser.newContext({
    ...{ viewport: upright, isMobile: true, hasTouch: true, locale: 'pt-BR', reducedMotion: 'reduce' },
    ...{ permissions: ['camera', 'geolocation'], geolocation: goiania },
  });
  const page = await context.newPage();
  await signIn(page, address, email);
  return page;
}

async function openReview(page: Page, name: string): Promise<Locator> {
  await page
    .getByRole('row', { name: new RegExp(name) })
    .first()
    .click();
  const review = page.getByRole('dialog', { name: 'Verificação da Assinatura' });
  await expect(review.getByText(name).first()).toBeVisible();
  return review;
}

function imageOf(panel: Locator, name: string) {
  return panel.getByRole('img', { name: new RegExp(`^${name} de `) });
}

test('a partner signs on a phone, is denied, signs again in writing and is verified', {
  tag: [
    ...['@F-264', '@F-267'],
    ...['@F-258', '@F-259', '@F-260', '@F-261', '@F-263', '@F-265', '@F-266', '@F-268', '@F-273', '@F-274', '@F-277'],
    ...['@F-278', '@F-280', '@F-281', '@F-282', '@F-284', '@F-292', '@F-306', '@F-307', '@F-308', '@F-309', '@F-310'],
    ...['@F-311', '@F-312', '@F-314', '@F-315', '@F-316', '@F-317', '@F-318', '@F-319', '@F-320', '@F-359', '@F-369'],
    ...['@F-371', '@F-372', '@F-508', '@F-509', '@F-512', '@C-13', '@C-19', '@C-20', '@G-14', '@D-40', '@D-41'],
    ...['@W-373', '@W-374', '@W-375', '@W-376', '@W-377'],
  ],
}, async ({ browser, server }) => {
  const address = server.hostOf('kairos');
  const page = await phone(browser, address, 'parceiro@kairos.test');
  await openOwnSignature(page);
  const dialog = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await expect(dialog.getByText('Etapa 1 de 2')).toBeVisible();
  await expect(dialog.getByText('Coordenadas do aparelho registradas')).toBeVisible();
  const send = dialog.getByRole('button', { name: 'Enviar fotos' });
  await expect(send).toBeDisabled();
  await checkLook(page, 'photos');
  await page.mouse.click(2, 2);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Fechar' })).toHaveCount(0);

  await takePhotos(dialog);
  await expect(dialog.getByRole('img', { name: 'Foto tirada do seu rosto' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Refazer: Foto do seu rosto' }).click();
  await expect(send).toBeDisabled();
  await dialog.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(dialog.locator('video')).toBeVisible();
  await checkLook(page, 'camera');
  await dialog.getByRole('button', { name: 'Tirar foto' }).click();
  await checkLook(page, 'both photos');
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/signatures/userID', async (route) => {
    await held;
    await route.continue();
  });
  await send.click();
  await expect(dialog.getByRole('button', { name: 'Enviando...' })).toBeDisabled();
  await expect(dialog.getByRole('progressbar', { name: 'Enviando as fotos' })).toBeVisible();
  release();
  await expect(page.getByText('Foto capturada e informações salvas!')).toBeVisible();

  const second = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await expect(second.getByText('Gire o aparelho para assinar')).toBeVisible();
  await expect(second.locator('canvas')).toHaveCount(0);
  await checkLook(page, 'turn the device');
  await second.getByRole('button', { name: 'Continuar depois' }).click();
  await expect(second).toHaveCount(0);
  await openOwnSignature(page);
  await expect(second.getByText('Etapa 2 de 2')).toBeVisible();

  await page.setViewportSize(onItsSide);
  const save = second.getByRole('button', { name: 'Salvar' });
  await expect(second.locator('canvas')).toBeVisible();
  await expect(save).toBeDisabled();
  await draw(page);
  await expect(save).toBeEnabled();
  await second.getByRole('button', { name: 'Limpar' }).click();
  await expect(save).toBeDisabled();
  await expect.poll(() => inkOf(page)).toBe(0);
  await draw(page);
  await page.setViewportSize(upright);
  await expect(second.locator('canvas')).toHaveCount(0);
  await page.setViewportSize({ width: 740, height: 360 });
  await expect(second.locator('canvas')).toBeVisible();
  await expect.poll(() => inkOf(page), 'strokes survive a turn').toBeGreaterThan(100);
  await expect(save).toBeInViewport({ ratio: 1 });
  await checkLook(page, 'drawing');
  const sent = page.waitForRequest('**/api/signatures/user-assinatura');
  await save.click();
  expect((await sent).headers()['content-type']).toContain('multipart/form-data');
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.setViewportSize(upright);
  await expect(page).toHaveURL(/\/minuta-usuario$/);
  await expect(page.getByText('Você já realizou uma assinatura.')).toBeVisible();
  await page.getByRole('button', { name: 'Voltar' }).click();
  await openOwnSignature(page);
  await expect(page.getByText('Assinatura indisponível, você não pode assinar no momento.')).toBeVisible();

  const ceo = await (await browser.newContext({ locale: 'pt-BR', viewport: { width: 1440, height: 900 } })).newPage();
  await signIn(ceo, address, 'ceo@kairos.test');
  await openFromMenu(ceo, 'Assinatura');
  const name = (await accountButton(page).locator('.font-medium').last().textContent()) ?? '';
  let review = await openReview(ceo, name);
  await expect(review.getByText('Pendente')).toBeVisible();
  await expect(review.getByText(/^\d{3}\.\d{3}\.\d{3}-\d{2}$/)).toBeVisible();
  await expect(review.getByText('tela 375×812')).toBeVisible();
  await expect(review.getByText('Coordenadas do aparelho registradas')).toBeVisible();
  await expect(review.getByText(/^\d{2}\/\d{2}\/\d{4},? \d{2}:\d{2}$/).first()).toBeVisible();
  await expect(review.getByText(/Tirada na hora pela câmera/)).toHaveCount(2);
  for (const what of ['Selfie', 'Assinatura', 'Documento']) {
    await expect
      .poll(() => imageOf(review, what).evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(0);
  }

  await review.getByRole('button', { name: 'Comparar' }).click();
  const compare = ceo.getByRole('dialog', { name: /^Comparar/ });
  await expect(imageOf(compare, 'Selfie')).toBeVisible();
  await expect(imageOf(compare, 'Documento')).toBeVisible();
  const zoom = compare.getByRole('status', { name: 'Zoom: Documento' });
  await compare.getByRole('button', { name: 'Aumentar: Documento' }).click();
  await expect(zoom).toHaveText('120%');
  const pane = compare.getByRole('group', { name: /^Documento/ });
  await pane.hover();
  await ceo.mouse.wheel(0, -100);
  await expect(zoom).toHaveText('132%');
  await ceo.mouse.wheel(0, 100);
  await expect(zoom).toHaveText('119%');
  const transform = () => compare.locator('[data-zoomed=fotoDoc]').evaluate((element) => element.style.transform);
  const before = await transform();
  await ceo.mouse.down();
  await ceo.mouse.move(1200, 500, { steps: 4 });
  await ceo.mouse.up();
  await expect.poll(transform).not.toBe(before);
  await pane.press('0');
  await expect(zoom).toHaveText('100%');
  for (let i = 0; i < 10; i++) await pane.press('+');
  await expect(zoom).toHaveText('500%');
  await expect(compare.getByRole('button', { name: 'Aumentar: Documento' })).toBeDisabled();
  await compare.getByRole('button', { name: 'Restaurar: Documento' }).click();
  await expect(zoom).toHaveText('100%');
  await compare.getByRole('radio', { name: 'Assinatura' }).click();
  await expect(imageOf(compare, 'Assinatura')).toBeVisible();
  await expect(imageOf(compare, 'Selfie')).toHaveCount(0);
  await ceo.keyboard.press('Escape');
  await expect(compare).toHaveCount(0);
  await expect(review).toBeVisible();

  await review.getByRole('button', { name: 'Negar' }).click();
  const confirm = ceo.getByRole('dialog', { name: /^Negar a assinatura/ });
  await confirm.getByLabel('Motivo (opcional)').fill('O documento está sem foto.');
  await confirm.getByRole('button', { name: 'Negar' }).click();
  await expect(ceo.getByText('Status: Negado')).toBeVisible();
  // A decision opens the next record of the queue.
  await expect(review.getByText(name)).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Negar' })).toBeVisible();
  await ceo.keyboard.press('Escape');
  await expect(review).toHaveCount(0);
  review = await openReview(ceo, name);
  await expect(review.getByText('Não verificado')).toBeVisible();
  await expect(review.getByText('Motivo: O documento está sem foto.')).toBeVisible();
  await expect(review.getByRole('button', { name: 'Negar' })).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Verificar' })).toHaveCount(0);
  await ceo.keyboard.press('Escape');
  await expect(ceo.getByRole('row', { name: new RegExp(`${name}.*Negada em.*Não verificado`) })).toBeVisible();

  await page.reload();
  await openOwnSignature(page);
  await expect(dialog.getByText('“O documento está sem foto.”')).toBeVisible();
  await checkLook(page, 'sent back');
  await takePhotos(dialog);
  await send.click();
  await second.getByRole('button', { name: 'Prefiro escrever meu nome' }).click();
  await expect(save).toBeDisabled();
  await second.getByLabel('Seu nome completo').fill(name);
  await checkLook(page, 'written name');
  await save.click();
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();

  await ceo.reload();
  await expect(ceo.getByRole('row', { name: new RegExp(name) })).toHaveCount(2);
  review = await openReview(ceo, name);
  await review.getByRole('button', { name: 'Verificar' }).click();
  await expect(ceo.getByText('Status: Verificado')).toBeVisible();
  await ceo.keyboard.press('Escape');
  await ceo.getByRole('tab', { name: /^Verificados/ }).click();
  await expect(ceo.getByRole('row', { name: new RegExp(`${name}.*Verificado`) })).toBeVisible();
  review = await openReview(ceo, name);
  await expect(review.getByText('Verificado', { exact: true }).first()).toBeVisible();
  await expect(review.getByRole('button', { name: 'Verificar' })).toHaveCount(0);
  await Promise.all([page.context().close(), ceo.context().close()]);
});

test('files are checked, rotated and scaled down; a failure is reported and keeps the photos', {
  tag: [
    ...['@F-264', '@F-269', '@F-270', '@F-272', '@F-275', '@F-276', '@F-283', '@F-285', '@F-286', '@F-291', '@F-293'],
    ...['@F-296', '@F-297', '@F-298', '@F-299', '@F-479', '@F-506', '@G-30', '@G-31'],
  ],
}, async ({ browser, server }) => {
  const address = server.hostOf('baluarte');
  const context = await browser.newContext({ locale: 'pt-BR', viewport: { width: 1280, height: 800 } });
  await context.addInitScript(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    navigator.geolocation.getCurrentPosition = (_found, failed) => failed?.({ code: 1 } as GeolocationPositionError);
    const matches = window.matchMedia.bind(window);
    window.matchMedia = (query) => matches(query.includes('standalone') ? 'all' : query);
  });
  const page = await context.newPage();
  await signIn(page, address, 'parceiro@baluarte.test');
  const broken = { status: 500, json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido' } };
  await page.route('**/api/signatures/*/user', (route) => route.fulfill(broken));
  await openOwnSignature(page);
  await expect(page.getByText('Erro ao verificar assinatura. Tente novamente.')).toBeVisible();
  await page.unroute('**/api/signatures/*/user');

  const nobody = {
    status: 502,
    json: { code: 'place_unavailable', message: 'Todos os serviços de localização falharam.' },
  };
  await page.route('**/api/utils/local', (route) => route.fulfill(nobody));
  await openOwnSignature(page);
  const dialog = page.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  await expect(dialog.getByText('Localização não disponível.')).toBeVisible();
  await expect(dialog.getByText('Todos os serviços de localização falharam.')).toBeVisible();
  await expect(dialog.getByText(/aplicativo instalado.*pode bloquear a localização/)).toBeVisible();
  await dialog.getByRole('button', { name: 'Continuar depois' }).click();
  await page.unroute('**/api/utils/local');
  await page.route('**/api/utils/local', (route) => route.abort());
  await openOwnSignature(page);
  await expect(dialog.getByText('Erro ao obter localização.')).toBeVisible();

  await dialog.getByRole('button', { name: 'Abrir a câmera' }).click();
  await expect(dialog.getByText('A câmera não foi liberada')).toBeVisible();
  await dialog.getByRole('button', { name: 'Voltar' }).click();

  const person = dialog.getByLabel('Arquivo: Foto do seu rosto');
  const file = (name: string, mimeType: string, buffer: Buffer) => ({ name, mimeType, buffer });
  await person.setInputFiles(file('rosto.pdf', 'application/pdf', Buffer.from('%PDF-1.7')));
  await expect(dialog.getByText('Somente arquivos .jpg e .png são aceitos')).toBeVisible();
  await person.setInputFiles(file('rosto.jpg', 'image/jpeg', Buffer.from('isto não é uma imagem')));
  await expect(dialog.getByText('Erro ao processar a imagem. Tente novamente.')).toBeVisible();
  const chooser = page.waitForEvent('filechooser');
  await dialog.getByRole('button', { name: 'Escolher arquivo' }).click();
  await chooser;
  await person.dispatchEvent('cancel');
  await expect(dialog.getByText('Arquivo é obrigatório')).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Enviar fotos' })).toBeDisabled();

  const size = (name: string) =>
    dialog.getByRole('img', { name }).evaluate(async (img: HTMLImageElement) => {
      await img.decode();
      return [img.naturalWidth, img.naturalHeight];
    });
  await person.setInputFiles(
    file('rosto.JPG', 'image/jpeg', turnedByExif(await paintedImage(page, 'image/jpeg', 300, 200))),
  );
  await expect(dialog.getByRole('img', { name: 'Foto tirada do seu rosto' })).toBeVisible();
  expect(await size('Foto tirada do seu rosto')).toEqual([200, 300]);
  const document = dialog.getByLabel('Arquivo: Foto do seu documento');
  await document.setInputFiles(file('rg.png', 'image/png', await paintedImage(page, 'image/png', 2048, 1536)));
  await expect(dialog.getByRole('img', { name: 'Foto tirada do seu documento' })).toBeVisible();
  expect(await size('Foto tirada do seu documento')).toEqual([1024, 768]);

  // The same person in a second window, which starts later and finishes first.
  const other = await context.newPage();
  await other.goto(`${address}/home`);
  await openOwnSignature(other);
  const elsewhere = other.getByRole('dialog', { name: 'Primeiro, duas fotos' });
  const photo = file('a.png', 'image/png', await paintedImage(other, 'image/png', 64, 64));
  for (const which of ['rosto', 'documento']) {
    await elsewhere.getByLabel(`Arquivo: Foto do seu ${which}`).setInputFiles(photo);
  }

  const send = dialog.getByRole('button', { name: 'Enviar fotos' });
  await page.route('**/api/signatures/userID', (route) => route.abort());
  await send.click();
  await expect(page.getByText('Falha ao cadastrar informações.')).toBeVisible();
  await expect(dialog.getByRole('img')).toHaveCount(2);
  await page.unroute('**/api/signatures/userID');
  await send.click();
  const second = page.getByRole('dialog', { name: 'Agora, a assinatura' });
  await draw(page);
  await page.route('**/api/signatures/user-assinatura', (route) => route.fulfill(broken));
  await second.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Falha ao adicionar assinatura. Verifique os dados e tente novamente.')).toBeVisible();
  await expect.poll(() => inkOf(page)).toBeGreaterThan(100);
  await page.unroute('**/api/signatures/user-assinatura');
  await second.getByRole('button', { name: 'Salvar' }).click();
  await expect(page.getByText('Assinatura adicionada com sucesso!')).toBeVisible();

  await elsewhere.getByRole('button', { name: 'Enviar fotos' }).click();
  await expect(other.getByText('Falha ao salvar informações.')).toBeVisible();
  const done = other.getByRole('dialog', { name: 'Assinatura' });
  await expect(done.getByText('Você já realizou uma assinatura.')).toBeVisible();
  await checkLook(other, 'already signed');
  await done.getByRole('button', { name: 'Entendi' }).click();
  await expect(done).toHaveCount(0);
  await context.close();
});
