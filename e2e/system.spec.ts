import { collectConsoleErrors } from './console-errors.ts';
import { checkLooks } from './look.ts';
import { openFromMenu } from './menu.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

test('TI sees a failed job with its error and repeats it', async ({ page, server }) => {
  const errors = collectConsoleErrors(page, []);
  await signIn(page, server.address, 'ti@restitui.test');
  await openFromMenu(page, 'Sistema');
  await expect(page).toHaveURL(/\/admin\/sistema$/);

  const processes = page.getByRole('table', { name: 'Processos' });
  await expect(processes.getByRole('row').filter({ hasText: 'Web e tarefas' })).toContainText(/há \d+ (s|min)/);
  const failed = page.getByRole('region', { name: 'Tarefas com falha' });
  const rows = failed.getByRole('table').getByRole('row');
  const refused = rows.filter({ hasText: 'ECONNREFUSED' });
  await expect(refused).toContainText('E-mails e WhatsApp');
  await expect(refused).toContainText('Meridiano Fiscal');
  const dossier = rows.filter({ hasText: 'Dossiês do Simples' });
  await expect(dossier).toContainText('Recomece na tela do pedido');
  await expect(dossier.getByRole('button')).toHaveCount(0);
  await settled(page);
  await checkLooks(page, 'state of the system', [360, 1440]);

  await refused.getByRole('button', { name: /^Repetir/ }).click();
  await expect(page.getByText('A tarefa voltou à fila.')).toBeVisible();
  await expect(refused).toHaveCount(0);
  await expect(failed).toBeFocused();

  await page.getByRole('button', { name: 'Repetir todas de E-mails e WhatsApp' }).click();
  const dialog = page.getByRole('dialog', { name: 'Repetir todas de E-mails e WhatsApp?' });
  await expect(dialog).toContainText('1 tarefa com falha volta à fila.');
  await dialog.getByRole('button', { name: 'Repetir todas' }).click();
  await expect(page.getByText('1 tarefa voltou à fila.')).toBeVisible();
  await expect(rows.filter({ hasText: 'mailbox unavailable' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: /^Repetir todas/ })).toHaveCount(0);
  expect(errors).toEqual([]);
});

test('the page refreshes itself and leaves the focus where it is', async ({ page, server }) => {
  await page.clock.install();
  await signIn(page, server.address, 'ceo@restitui.test', '/admin/sistema');
  const failed = page.getByRole('region', { name: 'Tarefas com falha' });
  await expect(failed).toBeVisible();
  await settled(page);
  await page.route('**/api/system', async (route) => {
    const reply = await route.fetch();
    const { data } = await reply.json();
    const [own] = data.processes;
    const processes = [
      { ...own, version: '9.9.9' },
      { ...own, id: 'old', kind: 'worker', machine: 'servidor-2', version: '0.0.4' },
    ];
    await route.fulfill({ response: reply, json: { data: { ...data, processes, version: '9.9.9', isDiskLow: true } } });
  });
  await failed.focus();
  await page.clock.fastForward(15_000);
  await expect(page.getByText('Versão 9.9.9')).toBeVisible();
  await expect(page.getByText('O disco está quase cheio: gravações são recusadas.')).toBeVisible();
  const old = page.getByText(
    /^O processo “Tarefas” de servidor-2, desde .*, ainda roda a versão 0\.0\.4, anterior à 9\.9\.9\./,
  );
  await expect(old).toContainText('Encerre-o');
  await expect(failed).toBeFocused();
  await checkLooks(page, 'a process of an older release', [360, 1440]);

  await page.unroute('**/api/system');
  await page.route('**/api/system', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'unexpected', message: 'Ocorreu um erro desconhecido', requestId: 'pedido-0001' },
    }),
  );
  await page.clock.fastForward(15_000);
  // After the single retry.
  await expect(page.getByText('Não foi possível atualizar. Os dados são da última leitura.')).toBeVisible();
  await expect(page.getByText('Código do erro: pedido-0001')).toBeVisible();
  await expect(failed).toBeFocused();
});

test('other roles do not open the page', async ({ page, server }) => {
  for (const [host, email] of [
    [server.address, 'analista@restitui.test'],
    [server.hostOf('meridiano'), 'ceo@meridiano.test'],
  ] as const) {
    await signIn(page, host, email, '/admin/sistema');
    await expect(page).not.toHaveURL(/sistema/);
  }
});
