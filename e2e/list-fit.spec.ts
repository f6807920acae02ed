import type { Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { cutBesideRoom } from './cut-beside-room.ts';
import { cutControls } from './cut-controls.ts';
import { cutHeadings } from './cut-headings.ts';
import { cutNumbers } from './cut-numbers.ts';
import { scrolledFrames } from './fit.ts';
import { answerLongRows, longActivities, longAnalysisRequests, longCredits, longTenants } from './long-rows.ts';
import { mainScreens } from './picture-screens.ts';
import { doubledPrimaryButtons } from './primary-buttons.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';
import { stackedButtons } from './stacked-buttons.ts';
import { strayTotals } from './stray-totals.ts';
import { textFlaws } from './text-flaws.ts';

/** A small notebook, and a window beside another one or a tablet. */
const widths = [1280, 1024];
/** Windows in which a column that was cut may have room beside it. */
const wideWidths = [1920, 1440];

async function checkFrames(page: Page, what: string) {
  for (const width of wideWidths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect.soft(await cutBesideRoom(page), `columns of ${what} that are cut at ${width} px`).toEqual([]);
    expect.soft(await stackedButtons(page), `stacked icon buttons of ${what} at ${width} px`).toEqual([]);
  }
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await settled(page);
    expect.soft(await scrolledFrames(page), `${what} at ${width} px`).toEqual([]);
    expect.soft(await cutNumbers(page), `numbers of ${what} at ${width} px`).toEqual([]);
    expect.soft(await cutHeadings(page), `headings of ${what} at ${width} px`).toEqual([]);
    expect.soft(await stackedButtons(page), `stacked icon buttons of ${what} at ${width} px`).toEqual([]);
    expect.soft(await cutControls(page), `buttons of ${what} that a cell cuts at ${width} px`).toEqual([]);
    expect.soft(await cutBesideRoom(page), `columns of ${what} that are cut at ${width} px`).toEqual([]);
    expect.soft(await doubledPrimaryButtons(page), `primary buttons of ${what} at ${width} px`).toEqual([]);
    expect.soft(await strayTotals(page), `totals of ${what} at ${width} px`).toEqual([]);
    expect.soft(await textFlaws(page), `flaws of texts of ${what} at ${width} px`).toEqual([]);
  }
}

async function checkPages(page: Page, address: string, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(address + path);
    await checkFrames(page, path);
  }
}

const ofClient = (...tabs: string[]) => tabs.map((tab) => `/cliente/${mainJobClient}/${tab}`);

test('no list of a consultancy scrolls sideways from 1024 px', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test', '/clientes');
  await checkPages(page, address, [
    ...[
      '/home',
      '/home?aba=numeros',
      '/clientes',
      '/opcoes-financeiras',
      '/opcoes-financeiras?area=boletos',
      '/opcoes-financeiras?area=honorarios',
      '/opcoes-fiscais',
    ],
    ...['/parceiros', '/leads', '/pendencias', '/prescricoes', '/alertas', '/titulares', '/mensagens'],
    ...['/admin/usuarios', '/admin/contratos'],
    ...ofClient('produtos', 'lista-minutas', 'portal', 'opcoes-financeiras', 'opcoes-fiscais'),
  ]);
  await answerLongRows(page, longAnalysisRequests);
  // Its payroll has months of several years.
  await page.goto(`${address}/cliente/94PTG006000106/produtos`);
  await page
    .getByRole('link', { name: /Previdenciário/ })
    .first()
    .click();
  await expect(page.getByRole('table', { name: 'Meses da análise' })).toBeVisible();
  await checkFrames(page, 'the analysis of a payroll');
});

test('no list of the provider, no stage of a case and no row in edit mode scrolls sideways from 1024 px', async ({
  page,
  request,
  server,
}) => {
  const { address } = server;
  const screens = await mainScreens(request, server);
  const path = screens.find(({ name }) => name === 'case')?.path ?? '';
  const stages = ['conferir', 'retificar', 'pedir', 'receber'].map((stage) => path.replace('conferir', stage));
  await signIn(page, address, 'analista@restitui.test', path);
  await answerLongRows(page, longCredits);
  await checkPages(page, address, stages);

  await test.step('a credit', async () => {
    const credits = page.getByRole('table', { name: 'Créditos' });
    await page.setViewportSize({ width: 1280, height: 900 });
    await credits
      .getByRole('button', { name: /^Editar crédito/ })
      .first()
      .click();
    await expect(credits.getByRole('row', { name: /^Editando/ })).toBeVisible();
    await checkFrames(page, 'a credit in edit mode');
  });
  await checkPages(page, address, [
    ...[`/admin/${meridiano}/opcoes-financeiras?area=compensacoes`, `/admin/${meridiano}/clientes`],
    ...['/admin/product-analista', '/admin/decisoes'],
  ]);
  await signIn(page, address, 'ceo@restitui.test', '/admin/usuarios');
  await answerLongRows(page, longTenants);
  await checkPages(page, address, ['/admin/contratos']);
  // The analyst has no product with periods.
  await test.step('a period of the control', async () => {
    await page.goto(`${address}/admin/${meridiano}/opcoes-fiscais?area=icms`);
    await checkFrames(page, 'the control of ICMS credits');
    await page.setViewportSize({ width: 1280, height: 900 });
    await page
      .getByRole('button', { name: /^Editar/ })
      .first()
      .click();
    await checkFrames(page, 'a period in edit mode');
  });
  await answerLongRows(page, longActivities);
  await checkPages(page, address, ['/admin/usuarios', '/admin/atividades', '/admin/empresas', '/admin/sistema']);
});
