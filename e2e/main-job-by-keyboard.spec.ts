import { join } from 'node:path';
import { mainJobClient, meridiano } from './analyse.ts';
import { expectFocusKept, Keyboard } from './keyboard.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { signIn } from './sign-in.ts';

// The main job is done with all that people load.
test.use({ savesData: false });

const data = join(import.meta.dirname, '../packages/tax-engine/test-data');
const [notes, declarations] = [join(data, 'e1a-xml.zip'), join(data, 'e1a-pgdas.zip')];
// A product of its own: an analysis is made in it.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test('an analyst goes from sign-in to a checked month with fewer than 80 keys besides typing', async ({ page }) => {
  const keys = new Keyboard(page);
  const search = page.getByRole('dialog', { name: 'Buscar' });
  const find = async (text: string, name: RegExp) => {
    await keys.press('Control+k');
    await expect(search.getByRole('combobox')).toBeFocused();
    await keys.type(text);
    const option = search.getByRole('option', { name }).first();
    await expect(option).toBeVisible();
    while ((await option.getAttribute('aria-selected')) !== 'true') await keys.press('ArrowDown');
    await keys.press('Enter');
    await expect(search).toBeHidden();
  };

  await page.goto(`${server.address}/signin`);
  await expect(page.getByLabel('E-mail')).toBeFocused();
  await keys.type('analista@restitui.test');
  await keys.press('Tab');
  await keys.type('Demo@2026!');
  await keys.press('Enter');
  await expect(page.getByRole('heading', { name: 'Alertas', level: 1 })).toBeVisible();

  await find('meridiano', /^Meridiano Fiscal/);
  await expect(page.getByRole('heading', { name: 'Lista de Clientes' })).toBeVisible();
  await find('comercio exemplo', /PIS\/COFINS monofásico/);
  await keys.activate(page.getByRole('button', { name: 'Nova Apuração' }));
  await expect(page.getByText('Nova apuração criada com sucesso!')).toBeVisible();
  await expectFocusKept(page, 'a new apuração');

  await keys.activate(page.getByRole('button', { name: 'Gerar Análise' }));
  const upload = page.getByRole('dialog', { name: 'Gerar Análise' });
  for (const [label, file] of [
    ['Notas fiscais (XML)', notes],
    [/PGDAS/, declarations],
  ] as const) {
    const chooser = page.waitForEvent('filechooser');
    await keys.activate(upload.getByLabel(label).first());
    await (await chooser).setFiles(file);
  }
  await keys.activate(upload.getByRole('button', { name: 'Gerar Análise' }));
  await expect(upload).toBeHidden();
  await expectFocusKept(page, 'the upload');
  await expect(page.getByText(/Pronta, calculada em/)).toBeVisible();
  await expectFocusKept(page, 'the analysis');

  const months = page.getByRole('table', { name: 'Meses da análise' });
  const may = months.getByRole('button', { name: '05/2025', exact: true });
  await expect(may).toBeVisible();
  await keys.press('j');
  await keys.press('j');
  await expect(may).toBeFocused();
  await keys.press('Enter');
  const month = page.getByRole('dialog', { name: /05\/2025/ });
  await keys.activate(month.getByRole('button', { name: 'Marcar como conferido' }));
  await expect(month.getByText(/Conferido por .* em/)).toBeVisible();
  await expectFocusKept(page, 'the check');
  await keys.press('Escape');
  await expect(may).toBeFocused();
  expect(keys.pressed).toBeLessThan(80);
});

test('the values of a client are one stop, and the arrows go through them', async ({ page }) => {
  await signIn(page, server.address, 'analista@restitui.test', `/admin/${meridiano}/clientes/${mainJobClient}`);
  const values = page.getByRole('toolbar', { name: 'Dados para copiar' });
  const first = values.getByRole('button', { name: /^Copiar Proprietário/ });
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(values.getByRole('button', { name: 'Copiar CPF' })).toBeFocused();
  await expect(page.getByRole('tooltip', { name: '529.982.247-25' })).toBeAttached();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('navigation', { name: 'Áreas do cliente' }).getByRole('link').first()).toBeFocused();
});
