import type { Locator, Page } from '@playwright/test';
import { openStage } from './case-page.ts';
import { checkLook } from './look.ts';
import { expect } from './server.ts';

/** Expects an open panel to print alone below the logo: light, complete and without buttons. */
async function checkPaper(page: Page, panel: Locator) {
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByAltText('Restitui').and(page.locator(':visible'))).toHaveCount(1);
  await expect(panel.getByRole('list', { name: 'Linhas a digitar' })).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Fechar' })).toBeHidden();
  await expect(page.getByRole('region', { name: 'Resultado da análise', includeHidden: true })).toBeHidden();
  await expect(panel).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const isCut = () =>
    panel.evaluate((element) =>
      [element, ...element.children].some((part) => part.scrollHeight > part.clientHeight + 1),
    );
  await expect.poll(isCut).toBe(false);
  await page.emulateMedia({ media: null, colorScheme: 'light' });
}

/** Reads the refund of each month, in both orders. */
export async function readMonths(page: Page) {
  const months = page.getByRole('table', { name: 'Meses da análise' });
  const taxMonths = months.locator('tbody').getByRole('rowheader');
  await expect(taxMonths).toHaveText(['04/2025', '05/2025', '06/2025']);
  await months.getByRole('button', { name: 'Competência' }).click();
  await expect(taxMonths).toHaveText(['06/2025', '05/2025', '04/2025']);

  const may = months.getByRole('row', { name: /^05\/2025/ });
  await expect(may).toContainText('30.417,35');
  await expect(may).toContainText('159,24');
  await expect(may).toContainText('Disponível');
  const april = months.getByRole('row', { name: /^04\/2025/ });
  await expect(april).not.toContainText('0,00');
  await expect(april).toContainText('falta PGDAS');
  await expect(page.getByRole('region', { name: 'Resultado da análise' })).toContainText('R$ 159,24');
}

/** Filters the months, and goes through them by keys. */
export async function filterMonths(page: Page) {
  const months = page.getByRole('table', { name: 'Meses da análise' });
  const stop = (month: string) => months.getByRole('button', { name: month, exact: true });
  const total = months.getByRole('row', { name: /^3 meses/ });
  await expect(total).toContainText('159,24');
  await months.getByRole('button', { name: 'Competência' }).click();
  await expect(page).not.toHaveURL(/ordem=/);

  const filters = page.getByRole('group', { name: 'Filtrar meses' });
  await filters.getByRole('button', { name: /^Prescreve em 90 dias 0/ }).click();
  await expect(page).toHaveURL(/meses=prescreve/);
  await expect(page.getByText('Nenhum mês em “Prescreve em 90 dias”')).toBeVisible();
  await checkLook(page, 'months without a row');
  await page.getByRole('button', { name: 'Limpar filtro' }).click();
  await filters.getByRole('button', { name: /^Sem PGDAS/ }).click();
  await page.reload();
  await expect(stop('04/2025')).toBeVisible();
  await expect(stop('05/2025')).toBeHidden();
  await filters.getByRole('button', { name: /^Todos/ }).click();

  await page.keyboard.press('j');
  await page.keyboard.press('k');
  await stop('04/2025').focus();
  await page.keyboard.press('j');
  await expect(stop('05/2025')).toBeFocused();
  await page.keyboard.press('ArrowUp');
  await expect(stop('04/2025')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: /04\/2025/ })).toBeVisible();
  await page.keyboard.press('j');
  await expect(page.getByRole('dialog', { name: /05\/2025/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(stop('05/2025')).toBeFocused();

  await months.getByRole('button', { name: /^Conferir \d{2}\/2025/ }).click();
  await expect(page).toHaveURL(/mes=0\d-2025/);
  await expect(page.getByRole('dialog', { name: /^Competência/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page).not.toHaveURL(/mes=/);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await stop('04/2025').focus();
  await page.keyboard.press('e');
  await expect(page).toHaveURL(/etapa=cobertura/);
  await openStage(page, 'Conferir');
}

/** Opens a month down to the items of its notes. */
export async function openItems(page: Page) {
  await page
    .getByRole('table', { name: 'Meses da análise' })
    .getByRole('row', { name: /^05\/2025/ })
    .getByText('05/2025', { exact: true })
    .click();
  await expect(page).toHaveURL(/mes=05-2025/);
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  await expect(drawer.getByText('R$ 130,89').first()).toBeVisible();
  await expect(drawer.getByText('R$ 28,35').first()).toBeVisible();
  await expect(drawer.getByText('R$ 355.000,00').first()).toBeVisible();

  const checks = drawer.getByRole('region', { name: 'Conferência da declaração' });
  await expect(checks.getByText(/Todos os \d+ valores lidos conferem/)).toBeVisible();
  await checks.getByText(/valores conferidos/).click();
  await expect(checks.getByRole('table', { name: 'Valores conferidos' })).toContainText('R$ 218,05');

  await drawer.getByRole('button', { name: /ICMS-ST e monofásico/ }).click();
  await expect(page).toHaveURL(/grupo=both/);
  const items = drawer.getByRole('table', { name: 'Itens das notas' });
  await expect(items.getByRole('row').nth(1)).toContainText('ICMS-ST e monofásico');
  await expect(items.getByText(/Lei\s/).first()).toBeVisible();
  await drawer.getByLabel('Buscar itens').fill('22030000');
  await expect(items.getByRole('row').nth(1)).toContainText('2203.00.00');

  await page.goBack();
  await expect(page).not.toHaveURL(/grupo=/);
}

/** Reads the open month by accessible names. */
export async function readMonthByNames(page: Page) {
  await expect(page.getByRole('dialog', { name: /05\/2025/ })).toMatchAriaSnapshot(`
    - dialog "Competência 05/2025":
      - banner:
        - heading "Competência 05/2025" [level=2]
        - button "Mês anterior"
        - button "Mês seguinte"
        - button "Fechar"
      - term: Diagnóstico
      - definition: Disponível
      - region "A conta":
        - paragraph: = COFINS a restituir R$ 130,89
        - paragraph: = PIS a restituir R$ 28,35
      - region "O que decidiu o mês":
        - list:
          - listitem:
            - paragraph: "Peça e acessório de veículo são monofásicos: conta, R$ 41,86 a mais."
            - button "Ver a lei"
      - region "Conferência da declaração"
      - region "Correção pela Selic":
        - textbox "Mês da restituição"
        - list:
          - listitem:
            - list "Selic do pagamento de 20/06/2025"
      - region "Espelho da retificação":
        - list "Linhas a digitar":
          - listitem:
            - list:
              - listitem:
                - button "Copiar 8.104,20"
        - table "Tributos do mês, antes e depois":
          - rowgroup:
            - row "COFINS 218,05 87,16 -130,89":
              - rowheader "COFINS"
              - cell "218,05"
        - button "Marcar como conferido"
      - region "Grupos das notas":
        - button "ICMS-ST e monofásico R$ 12.244,50"
      - region "Cobertura":
        - list "O que pedir sobre o mês"
      - region "Itens das notas":
        - searchbox "Buscar itens"
        - table "Itens das notas":
          - rowgroup:
            - row /^Selecionar PASTILHA DE FREIO/:
              - cell:
                - checkbox "Selecionar PASTILHA DE FREIO"
              - cell:
                - button /^Chave da nota \\d+ /
                - button /^Copiar a chave da nota \\d+$/
  `);
}

/** Marks the open month as checked, and prints it. */
export async function checkMonth(page: Page) {
  const drawer = page.getByRole('dialog', { name: /05\/2025/ });
  const lines = drawer.getByRole('list', { name: 'Linhas a digitar' });
  await expect(lines.getByText('R$ 8.104,20').first()).toBeVisible();
  for (const value of ['R$ 4.055,90', 'R$ 6.012,75', 'R$ 12.244,50', 'R$ 22.313,15']) {
    await expect(lines.getByText(value).first()).toBeVisible();
  }
  const taxes = drawer.getByRole('table', { name: 'Tributos do mês, antes e depois' });
  await expect(taxes.getByRole('row', { name: /^COFINS/ })).toHaveText('COFINS218,0587,16-130,89');
  await expect(taxes.getByRole('row', { name: /^PIS/ })).toHaveText('PIS47,2418,89-28,35');
  await expect(drawer.getByText('Conferência centavo a centavo: 7 de 7 batem')).toBeVisible();
  await expect(drawer.getByRole('list', { name: 'Selic do pagamento de 20/06/2025' })).toContainText('1,28%');
  await drawer.getByRole('button', { name: 'Marcar como conferido' }).click();
  await expect(drawer.getByText(/Conferido por .* em \d{2}\/\d{2}\/\d{4}/)).toBeVisible();
  await checkLook(page, 'the month with its mirror');
  await checkPaper(page, drawer);
  await page.keyboard.press('Escape');
  await expect(drawer).toBeHidden();
  const months = page.getByRole('table', { name: 'Meses da análise' });
  await expect(months.getByRole('button', { name: '05/2025', exact: true })).toBeFocused();
  // The check is recorded, and two products are still undecided.
  await expect(months.getByRole('row', { name: /^05\/2025/ })).toContainText('2 itens a revisar');
  await openStage(page, 'Retificar');
  await expect(page.getByRole('region', { name: 'Retificação', exact: true })).toContainText('1 de 1 mês conferido');
}
