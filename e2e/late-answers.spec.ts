import type { Page, ViewportSize } from '@playwright/test';
import { meridiano } from './analyse.ts';
import { recordShifts } from './layout-shift.ts';
import { phone, wide } from './loaded-page.ts';
import { settle } from './routes.ts';
import { expect, test } from './server.ts';
import { shown } from './settled.ts';
import { signIn } from './sign-in.ts';

/** Shows the selected company as one with open steps and a sample company, which no company of the demonstration is. */
const asNewCompany = (page: Page) =>
  page.addInitScript(() => {
    const send = window.fetch.bind(window);
    window.fetch = async (...call) => {
      const reply = await send(...call);
      const { pathname } = new URL(reply.url);
      if (!['/api/first-steps', '/api/sample-company'].includes(pathname)) return reply;
      // A request counts as unanswered until its body is read.
      const { data } = await reply.json();
      if (pathname === '/api/sample-company') {
        const company = { id_client: '1', razao_social: 'Exemplo', id_product: '1', id_apuracao: '1' };
        return Response.json({ data: { ...company, etapa: 'pronta', progresso: null, erro: null, total: 123_456.78 } });
      }
      const passos = data.passos.map((step: object) => ({ ...step, situacao: 'aberto' }));
      return Response.json({ data: { ...data, passos, concluido: false } });
    };
  });

/** Returns the paths of the calls that a page reads from while it loads. */
async function callsOf(page: Page, url: string): Promise<string[]> {
  await page.goto(url);
  await settle(page);
  const calls = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => (entry as PerformanceResourceTiming).initiatorType === 'fetch')
      .map(({ name }) => new URL(name).pathname),
  );
  return [...new Set(calls)].filter((path) => path.startsWith('/api/'));
}

/** Loads a page once for each of its calls, whose answer comes after everything else is shown. */
async function checkLateAnswers(
  page: Page,
  url: string,
  { moved, windows }: { moved: () => Promise<string[]>; windows: readonly ViewportSize[] },
) {
  for (const size of windows) {
    await page.setViewportSize(size);
    const calls = await callsOf(page, url);
    expect(calls.length, `calls of ${url}`).toBeGreaterThan(2);
    for (const call of calls) {
      const { promise: released, resolve: release } = Promise.withResolvers<void>();
      const isHeld = ({ pathname }: URL) => pathname === call;
      await page.route(isHeld, async (route) => {
        await released;
        await route.continue();
      });
      await page.goto(url);
      await shown(page);
      release();
      await settle(page);
      expect.soft(await moved(), `what moves at ${size.width} px where ${call} answers last`).toEqual([]);
      await page.unroute(isHeld);
    }
  }
}

test('moves nothing on the home of a new company, whichever answer comes last', async ({ page, server }) => {
  test.slow();
  await asNewCompany(page);
  const moved = await recordShifts(page);
  await signIn(page, server.hostOf('meridiano'), 'ceo@meridiano.test', '/home');
  await checkLateAnswers(page, `${server.hostOf('meridiano')}/home`, { moved, windows: [wide, phone] });
  await expect(page.getByRole('region', { name: 'Primeiros passos' })).toBeVisible();
});

test('moves nothing on the first pages of the provider in a new company, whichever answer comes last', async ({
  page,
  server,
}) => {
  test.slow();
  await asNewCompany(page);
  const moved = await recordShifts(page);
  // The first page selects the company.
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes`);
  await settle(page);
  for (const path of ['/alertas', '/admin/empresas']) {
    await checkLateAnswers(page, server.address + path, { moved, windows: [phone] });
    await expect(page.getByText('Primeiros passos').first()).toBeVisible();
  }
});
