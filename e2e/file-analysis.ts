import type { Page } from '@playwright/test';
import { readPdf } from './read-pdf.ts';
import { readSheet } from './read-sheet.ts';
import { expect } from './server.ts';
import type { Calls } from './service-products.ts';
import { settled } from './settled.ts';

/** How long a slow machine may take for an analysis, in milliseconds. */
export const analysisTimeout = 600_000;

export const result = (page: Page) => page.getByRole('table', { name: 'Meses da análise' });

export async function sendFile(page: Page, field: string, name: string, text: string) {
  await page.getByRole('button', { name: 'Enviar arquivos' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enviar arquivos' });
  await dialog.getByRole('button', { name: 'Analisar', exact: true }).click();
  await expect(dialog.getByRole('alert')).toBeVisible();
  await dialog.getByLabel(field).setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text, 'latin1') });
  await dialog.getByRole('button', { name: 'Analisar', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Waits for the server: the page may still show that an earlier analysis is ready. */
export async function expectAnalysed(page: Page, calls: Calls) {
  const path = `/file-analyses/${new URL(page.url()).searchParams.get('apuracao')}`;
  const state = async () => (await calls('GET', path)).state;
  await expect.poll(state, { timeout: analysisTimeout }).toBe('pronta');
  await settled(page);
  await expect(page.getByText(/Pronta, calculada/)).toBeVisible();
}

export async function saveDiagnosis(page: Page) {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Diagnóstico da análise' }).click();
  const download = await coming;
  return { name: download.suggestedFilename(), ...(await readPdf(await download.path())) };
}

export async function exportSheet(page: Page) {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Exportar planilha' }).click();
  return readSheet(await (await download).path());
}
