import { expect, type Locator, type Page } from '@playwright/test';
import { accountButton } from './menu.ts';
import { drawn } from './settled.ts';

/** Draws a picture in the browser and returns the bytes of a file. */
export async function paintedImage(page: Page, type: 'image/jpeg' | 'image/png', width: number, height: number) {
  const url = await page.evaluate(
    ([kind, wide, high]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: wide, height: high });
      const context = canvas.getContext('2d');
      if (context) context.fillStyle = '#7fa8c9';
      context?.fillRect(0, 0, wide, high);
      return canvas.toDataURL(kind);
    },
    [type, width, height] as const,
  );
  return Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
}

/** Adds an EXIF orientation to the JPEG: a quarter turn to the right. */
export function turnedByExif(jpeg: Buffer): Buffer {
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010006000000000000', 'hex');
  const exif = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const length = Buffer.alloc(2);
  length.writeUInt16BE(exif.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from('ffe1', 'hex'), length, exif, jpeg.subarray(2)]);
}

export async function openOwnSignature(page: Page) {
  const width = page.viewportSize()?.width ?? 0;
  if (width < 768) {
    await page.getByRole('button', { name: 'Abrir menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeFocused();
  }
  await accountButton(page).press('Enter');
  const menu = page.getByRole('menu');
  await expect(menu).toHaveAttribute('data-state', 'open');
  // By key: the disabled item can be focused and shows the reason.
  await menu.getByRole('menuitem', { name: 'Assinatura' }).press('Enter');
  // A closing menu would swallow the next key.
  await expect(menu).toHaveCount(0);
}

/** Takes both photos; the camera of the document opens after the photo of the face. */
export async function takePhotos(dialog: Locator) {
  await dialog.getByRole('button', { name: 'Abrir a câmera' }).click();
  for (const title of ['Foto do seu rosto', 'Foto do seu documento']) {
    await expect(dialog.getByLabel(`Imagem ao vivo: ${title}`)).toBeVisible();
    await dialog.getByRole('button', { name: 'Tirar foto' }).click();
  }
}

/** Returns the place of an element once two frames agree on it: a dialog that opens, or a turned device, moves it. */
async function placeOf(element: Locator) {
  let before: string | undefined;
  await expect
    .poll(async () => {
      const last = before;
      before = JSON.stringify(await element.boundingBox());
      await drawn(element.page());
      return before === last;
    })
    .toBe(true);
  const place = await element.boundingBox();
  if (!place) throw new Error('There is no canvas to draw on.');
  return place;
}

/** Draws one stroke across the canvas. */
export async function draw(page: Page) {
  const box = await placeOf(page.locator('canvas'));
  const middle = box.y + box.height / 2;
  await page.mouse.move(box.x + 40, middle);
  await page.mouse.down();
  for (let i = 1; i <= 20; i++) await page.mouse.move(box.x + 40 + i * 12, middle + Math.sin(i) * 30);
  await page.mouse.up();
  await expect(page.locator('canvas')).toHaveAccessibleName('Espaço da assinatura: assinado');
}

/** Counts the drawn pixels of the canvas. */
export function inkOf(page: Page): Promise<number> {
  return page.locator('canvas').evaluate((element) => {
    const canvas = element as HTMLCanvasElement;
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height).data ?? [];
    let dark = 0;
    for (let i = 0; i < pixels.length; i += 4) if ((pixels[i] ?? 255) < 128) dark++;
    return dark;
  });
}
