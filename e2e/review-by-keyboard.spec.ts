import { checkLooks } from './look.ts';
import { outboxOf } from './outbox.ts';
import { expect, type RunningServer, startServer, test } from './server.ts';
import { settled } from './settled.ts';
import { signIn } from './sign-in.ts';

// A product of its own: it decides the identities of the demonstration.
let server: RunningServer;
test.beforeAll(async () => {
  server = await startServer();
});
test.afterAll(() => server.stop());

test("the provider's CEO chooses a company and reviews by keyboard; the person is told at once", {
  tag: ['@D-40', '@D-41'],
}, async ({ page, request }) => {
  await signIn(page, server.address, 'ceo@restitui.test');
  await page.goto(`${server.address}/assinatura`);
  await expect(page.getByRole('region', { name: 'De qual empresa?' })).toBeVisible();
  await checkLooks(page, 'the choice of a company', [360, 1440]);
  await page.getByRole('option', { name: /Baluarte/ }).click();

  const row = page.getByRole('row', { name: /Cliente.*Não verificado/ });
  await row.first().focus();
  await page.keyboard.press('Enter');
  const review = page.getByRole('dialog', { name: 'Verificação da Assinatura' });
  await expect(review.getByRole('button', { name: 'Negar' })).toBeVisible();
  const opened = () => new URL(page.url()).searchParams.get('registro');
  const first = opened();
  await page.keyboard.press('j');
  await expect.poll(opened).not.toBe(first);
  await expect(review.getByRole('button', { name: 'Negar' })).toBeVisible();
  await page.keyboard.press('k');
  await expect.poll(opened).toBe(first);
  await expect(review.getByRole('button', { name: 'Negar' })).toBeVisible();

  await page.keyboard.press('n');
  const denial = page.getByRole('dialog', { name: /^Negar a assinatura/ });
  const reason = denial.getByRole('button', { name: /^A selfie está escura ou tremida/ });
  await reason.focus();
  await page.keyboard.press('Enter');
  await expect(denial.getByLabel('Motivo (opcional)')).toHaveValue(/^A selfie está escura ou tremida/);
  await denial.getByRole('button', { name: 'Negar' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Status: Negado')).toBeVisible();
  await expect.poll(opened).not.toBe(first);

  const subject = 'Precisamos de novas fotos para confirmar a sua identidade';
  const told = async () => (await outboxOf(request, server.address)).filter((message) => message.subject === subject);
  await expect.poll(async () => (await told()).length).toBeGreaterThan(0);
  const [message] = await told();
  expect(message?.text).toContain('Motivo: A selfie está escura ou tremida.');
  expect(message?.text).toMatch(/\/minuta\/\w{14}/);

  await expect(denial).toHaveCount(0);
  await expect(review.getByRole('button', { name: 'Verificar' })).toBeVisible();
  await settled(page);
  await page.keyboard.press('a');
  await expect(page.getByText('Status: Verificado')).toBeVisible();
});
