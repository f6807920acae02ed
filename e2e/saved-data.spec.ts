import type { Locator, Page, Request } from '@playwright/test';
import { accountButton } from './menu.ts';
import { enterAs, mainScreens } from './picture-screens.ts';
import { expect, test } from './server.ts';
import { settled } from './settled.ts';

/** Opens a part of the shown page, and returns the scripts that are loaded then. */
async function scriptsOf(page: Page, what: string, open: () => Promise<void>, part: Locator): Promise<string[]> {
  await settled(page);
  const loaded: string[] = [];
  const note = (request: Request) => /\.js$/.test(request.url()) && loaded.push(request.url());
  page.on('request', note);
  await open();
  await expect(part, what).toBeVisible();
  page.off('request', note);
  return loaded;
}

for (const savesData of [true, false]) {
  const subject = savesData ? 'a browser that saves data' : 'another browser';
  const when = savesData ? 'when they are opened' : 'before they are opened';
  test.describe(subject, () => {
    test.use({ savesData });

    const openPart = async (page: Page, what: string, open: () => Promise<void>, part: Locator) => {
      const loaded = await scriptsOf(page, what, open, part);
      expect.soft(loaded.length > 0, `scripts are loaded for ${what}: ${loaded.join(', ')}`).toBe(savesData);
    };

    test(`${subject} loads the home ${savesData ? 'after' : 'before'} the sign-in`, async ({ page, server }) => {
      const homes: string[] = [];
      page.on('request', (request) => /\/home\.page-.*\.js$/.test(request.url()) && homes.push(request.url()));
      await page.goto(`${server.hostOf('meridiano')}/signin`);
      await page.keyboard.press('Shift');
      await settled(page);
      await expect(page.locator('#entrance')).toHaveCount(0);
      expect(homes.length > 0).toBe(!savesData);
    });

    test(`${subject} loads parts of the home ${when}`, async ({ page, server }) => {
      await enterAs(page, server, 'ceo');
      const dialog = (name: string | RegExp) => page.getByRole('dialog', { name });
      const close = async () => {
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toHaveCount(0);
      };

      await openPart(page, 'the search', () => page.keyboard.press('Control+k'), dialog('Buscar'));
      await page.keyboard.type('a');
      await expect(dialog('Buscar').getByRole('combobox')).toHaveValue('a');
      await close();

      await accountButton(page).click();
      const profile = page.getByRole('menuitem', { name: 'Perfil' });
      await openPart(page, 'the profile', () => profile.click(), dialog('Perfil do usuário'));
      await close();

      const reminded = page.locator('[data-work-row]').filter({ has: page.getByRole('button', { name: /^Lembrar / }) });
      await reminded.last().locator('button').first().click();
      await openPart(page, 'a reminder', () => page.keyboard.press('m'), dialog(/^Mensagem a /));
      await close();

      const figures = page.getByRole('tab', { name: 'Números' });
      await openPart(page, 'the figures', () => figures.click(), page.getByText('Créditos encontrados'));
    });

    test(`${subject} loads the companies and a month ${when}`, async ({ page, request, server }) => {
      const theCase = (await mainScreens(request, server)).find(({ name }) => name === 'case');
      if (!theCase) throw new Error('There is no screen of a case.');
      const address = await enterAs(page, server, theCase.viewer);
      const switcher = page.getByRole('button', { name: /^Empresa: / });
      const companies = page.getByRole('option', { name: 'Meridiano' });
      await openPart(page, 'the companies', () => switcher.click(), companies);

      await page.goto(address + theCase.path);
      const months = page
        .getByRole('table', { name: 'Meses da análise' })
        .getByRole('button', { name: /^\d\d\/\d{4}$/ });
      await expect(months.first()).toBeVisible();
      const month = page.getByRole('dialog', { name: /^Competência/ });
      await openPart(page, 'a month', () => months.first().click(), month);
    });
  });
}
