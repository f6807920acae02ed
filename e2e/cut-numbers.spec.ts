import type { Page } from '@playwright/test';
import { mainJobClient, meridiano } from './analyse.ts';
import { cutNumbers } from './cut-numbers.ts';
import { settle } from './routes.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

const sizes = [
  { width: 1440, height: 900 },
  { width: 360, height: 780 },
];

async function expectWholeNumbers(page: Page, address: string, paths: readonly string[]) {
  test.slow();
  for (const size of sizes) {
    await page.setViewportSize(size);
    for (const path of paths) {
      await page.goto(address + path);
      await settle(page);
      expect.soft(await cutNumbers(page), `${path} at ${size.width} px`).toEqual([]);
    }
  }
}

test('cuts no number in the lists of a consultancy', async ({ page, server }) => {
  const address = server.hostOf('meridiano');
  await signIn(page, address, 'ceo@meridiano.test');
  await expectWholeNumbers(page, address, [
    ...['/home', '/clientes', '/prescricoes', '/pendencias', '/titulares', '/parceiros', '/leads', '/mensagens'],
    ...['/admin/usuarios', '/assinatura', '/opcoes-financeiras?area=boletos', '/opcoes-financeiras?area=honorarios'],
    ...['/opcoes-financeiras?area=compensacoes', '/opcoes-fiscais?area=icms'],
    ...['/informacoes', '/produtos', '/lista-minutas', '/portal'].map((path) => `/cliente/${mainJobClient}${path}`),
  ]);
});

test("cuts no number in the provider's lists", async ({ page, server }) => {
  await signIn(page, server.address, 'ceo@restitui.test', `/admin/${meridiano}/clientes`);
  // Selects the company.
  await settle(page);
  await expectWholeNumbers(page, server.address, [
    ...['/admin/empresas', '/admin/product-analista', '/admin/decisoes?situacao=todas', '/admin/atividades'],
    ...['/admin/usuarios', '/admin/info-banco', '/alertas', '/mensagens'],
    ...['clientes', 'opcoes-financeiras?area=boletos', 'opcoes-financeiras?area=honorarios'].map(
      (path) => `/admin/${meridiano}/${path}`,
    ),
  ]);
});
