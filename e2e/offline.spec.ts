import { checkLook } from './look.ts';
import { expect, test } from './server.ts';
import { signIn } from './sign-in.ts';

// What a page has loaded before the network is lost is there without it.
test.use({ savesData: false });

for (const width of [360, 1440]) {
  test(`without a network the shown data stays with its age, and the rest goes on alone, at ${width} px`, async ({
    page,
    context,
    server,
  }) => {
    await page.setViewportSize({ width, height: 800 });
    const address = server.hostOf('meridiano');
    await signIn(page, address, 'ceo@meridiano.test', '/clientes?q=comercio');
    const rows = page.getByRole('main').getByText(/comercio exemplo/i);
    await expect(rows.first()).toBeVisible();

    await context.setOffline(true);
    const notice = page.getByRole('region', { name: 'Conexão' });
    await expect(notice.getByRole('status')).toHaveText(
      /^Sem conexão\. Dados carregados há (menos de 1|\d+) min\. Tudo continua sozinho quando a rede voltar\.$/,
    );
    await expect(rows.first()).toBeVisible();
    await checkLook(page, `a list without a network at ${width} px`);

    let asked = 0;
    page.on('request', (request) => void (request.url().includes('/api/clients') && asked++));
    await page.getByRole('searchbox').first().fill('nada que exista');
    await expect(page).toHaveURL(/q=nada/);
    expect(asked).toBe(0);
    await expect(notice.getByRole('status')).toContainText('O que falta carrega sozinho quando a rede voltar.');

    await context.setOffline(false);
    await expect(notice).toBeHidden();
    await expect(page.getByText(/Nenhum cliente/).first()).toBeVisible();
    expect(asked).toBeGreaterThan(0);
  });
}
