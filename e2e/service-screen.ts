import type { Page } from '@playwright/test';
import { expect } from './server.ts';

export const block = (page: Page) => page.getByLabel('Andamento do produto');
export const summary = (page: Page) => page.getByLabel('Resumo da apuração');

/** The parts that every service screen has. */
export async function expectFrame(page: Page) {
  for (const label of ['Status', 'Responsável', 'Analista', 'Período']) {
    await expect(block(page).getByText(label, { exact: true })).toBeVisible();
  }
  for (const label of ['Crédito', 'Restituído', 'Débito', 'Saldo']) {
    await expect(summary(page).getByText(label, { exact: true })).toBeVisible();
  }
}
