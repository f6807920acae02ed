import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { analyse, analysedProduct } from './analyse.ts';
import { type RunningServer, startServer } from './server.ts';
import { signIn } from './sign-in.ts';

/** Opens a stage of the case from the bar and expects its address. */
export async function openStage(page: Page, name: string) {
  const stages = page.getByRole('navigation', { name: 'Etapas do caso' });
  await stages.getByRole('link', { name: new RegExp(`^${name}`) }).click();
  await expect(stages.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute('aria-current', 'page');
  await expect(page).toHaveURL(new RegExp(`etapa=${name.toLowerCase()}`));
}

/** Chooses a file of the menu 'Entregar' and returns the download. */
export async function deliver(page: Page, item: string) {
  await page.getByRole('button', { name: 'Entregar' }).click();
  const download = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: item }).click();
  return download;
}

/** Matches the suggested name of a file of the case. */
export const fileName = (kind: string, extension: string) =>
  new RegExp(`^COMERCIO EXEMPLO LTDA_11222333000181_${kind}_\\d{4}-\\d{2}-\\d{2}\\.${extension}$`);

export interface OpenCase {
  page: Page;
  close: () => Promise<void>;
}

/** Starts a product of its own, analyses the notes and declarations of a company, and opens the case as an analyst. */
export async function openAnalysedCase(browser: Browser): Promise<OpenCase> {
  const server = await startServer();
  const context = await browser.newContext({ locale: 'pt-BR', timezoneId: 'America/Sao_Paulo', acceptDownloads: true });
  async function close() {
    await context.close();
    await server.stop();
  }
  try {
    return { page: await analysedCase(context, server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function analysedCase(context: BrowserContext, server: RunningServer): Promise<Page> {
  const made = await analyse(context.request, server);
  const page = await context.newPage();
  await signIn(page, server.address, 'analista@restitui.test');
  await page.goto(`${server.address}${analysedProduct(made)}?apuracao=${made.id_apuracao}`);
  await expect(page.getByText(/Pronta, calculada em/)).toBeVisible();
  return page;
}
