import type { Page } from '@playwright/test';
import { noticeFlaws } from './notices.ts';
import { expect, test } from './server.ts';

// The check of the other journeys, on pages that break what it checks.

const show = (page: Page, ...notices: string[]) =>
  page.setContent(
    `<!doctype html><main>${notices.map((notice) => `<div data-notice>${notice}</div>`).join('')}</main>`,
  );

test('notices that say the same are found, and different ones are not', async ({ page }) => {
  await show(page, '<p>Falta um dado</p>Cadastre o CEP.', '<p>Sem conta</p>Cadastre uma.');
  expect(await noticeFlaws(page)).toEqual([]);
  await show(page, 'Cadastre o CEP.', 'Cadastre o  CEP.');
  expect(await noticeFlaws(page)).toEqual(['said twice: Cadastre o CEP.']);
  await show(page, '<p>Falta um dado</p>Cadastre o CEP.', '<p>Falta um dado</p>Cadastre a UF.');
  expect(await noticeFlaws(page)).toEqual(['title of two notices: Falta um dado']);
  await show(page, 'Cadastre o CEP.', '<span hidden></span>');
  expect(await noticeFlaws(page)).toEqual([]);
});

test('a notice that says several things is found, and abbreviations end no sentence', async ({ page }) => {
  await show(page, 'Um prazo vence. Ligue hoje. A conta mudou. Confira.');
  expect(await noticeFlaws(page)).toEqual(['4 sentences: Um prazo vence. Ligue hoje. A conta mudou. Confira.']);
  await show(page, 'O art. 74 vale. São R$ 1.234,56 da Exemplo Ltda. A conta é do Banco S. A. Fim.');
  expect(await noticeFlaws(page)).toEqual([]);
});

test('a button without an action, one that is offered twice, and a link to the open page are found', async ({
  page,
}) => {
  await show(page, 'Sem conta.<button>Cadastrar conta</button>', '<p>Sem CEP</p><a href="/cep">CEP</a>');
  expect(await noticeFlaws(page)).toEqual([]);
  await show(page, 'Sem conta.<button>OK</button>');
  expect(await noticeFlaws(page)).toEqual(['no action: OK']);
  await show(page, 'Sem conta.<button>Cadastrar</button>', 'Sem CEP.<button>Cadastrar</button>');
  expect(await noticeFlaws(page)).toEqual(['offered twice: Cadastrar']);
  await show(page, 'Sem conta.<a href="about:blank">Cadastrar</a>');
  expect(await noticeFlaws(page)).toEqual(['leads nowhere: Cadastrar']);
});
