import { brokenNumbers, brokenWords } from './broken-words.ts';
import { halfOf, inTurns } from './covering.ts';
import { emptyWidth, wideWindow } from './empty-width.ts';
import { coveredControls, scrolledFrames, sidewaysOverflow, stuckShare, unreachableControls, walks } from './fit.ts';
import { recordShifts } from './layout-shift.ts';
import { recordMovement } from './movement.ts';
import { show } from './planted-page.ts';
import { doubledPrimaryButtons } from './primary-buttons.ts';
import { expect, test } from './server.ts';
import { textFlaws } from './text-flaws.ts';
import { touchingCards } from './touching-cards.ts';

// The checks of the other journeys, on pages that break what they check.

test.use({ viewport: { width: 720, height: 450 } });

const rows = (count: number) =>
  Array.from({ length: count }, (_, i) => `<p style="height: 40px"><button>Linha ${i}</button></p>`).join('');

test('a page that is wider than the window is found, and a table that scrolls by itself is not', async ({ page }) => {
  await show(page, '<main><h1>Lista</h1><div style="overflow-x: auto"><p style="width: 900px">larga</p></div></main>');
  expect(await sidewaysOverflow(page)).toEqual([]);
  await show(page, '<main><h1 style="width: 900px">Lista</h1></main>');
  expect(await sidewaysOverflow(page)).toEqual(['page of 900 px', '<h1 style="width: 900px">']);
  await show(page, '<main style="overflow-x: clip"><button style="margin-left: 700px">Salvar</button></main>');
  expect(await sidewaysOverflow(page)).toEqual(['<button style="margin-left: 700px">']);
});

test('a table that scrolls in its frame is found, and one that fits is not', async ({ page }) => {
  const list = (width: number) =>
    `<main><section aria-label="Créditos" style="overflow-x: auto; width: 700px"><p style="width: ${width}px">Valor</p></section></main>`;
  await show(page, list(700));
  expect(await scrolledFrames(page)).toEqual([]);
  await show(page, list(720));
  expect(await scrolledFrames(page)).toEqual(['Créditos: 720 px in 700 px']);
});

test('sticky parts that cover more than a third of the height are found', async ({ page }) => {
  const head = (height: number, position: string) =>
    `<div style="position: ${position}; top: 0; width: 100%; height: ${height}px; background: gray"></div>${rows(60)}`;
  await show(page, head(100, 'sticky'));
  expect(await stuckShare(page)).toBeCloseTo(100 / 450, 2);
  await show(page, head(200, 'sticky'));
  expect(await stuckShare(page)).toBeGreaterThan(1 / 3);
  await show(page, head(200, 'fixed'));
  expect(await stuckShare(page)).toBeGreaterThan(1 / 3);
  await show(page, head(200, 'static'));
  expect(await stuckShare(page)).toBe(0);
});

test('a focused control below a sticky part is found', async ({ page }) => {
  const head = '<div style="position: sticky; top: 0; height: 120px; background: gray">Cabeça</div>';
  await show(page, head + rows(30), 'button:focus { scroll-margin: 130px 0 0 }');
  expect(await coveredControls(page)).toEqual([]);
  await show(page, head + rows(30));
  expect(await coveredControls(page)).toContainEqual(expect.stringMatching(/^Shift\+Tab: <button> Linha/));
  const foot = '<div style="position: fixed; bottom: 0; width: 100%; height: 120px; background: gray">Pé</div>';
  await show(page, rows(30) + foot);
  expect(await coveredControls(page)).toContainEqual(expect.stringMatching(/^Tab: <button> Linha/));
});

test('the walk through a page of few controls reaches each in both directions and ends', async ({ page }) => {
  await show(page, rows(3));
  await page.evaluate(() => {
    document.body.addEventListener('keyup', () => {
      const pressed = Number(document.body.dataset.pressed ?? 0) + 1;
      document.body.dataset.pressed = `${pressed}`;
    });
  });
  expect(await coveredControls(page)).toEqual([]);
  const pressed = await page.evaluate(() => Number(document.body.dataset.pressed));
  expect(pressed).toBeGreaterThanOrEqual(2 * 3);
  expect(pressed).toBeLessThan(20);
  await show(page, `${rows(3)}<div style="position: fixed; inset: 0; background: gray"></div>`);
  expect((await coveredControls(page)).toSorted()).toEqual(
    ['Shift+Tab', 'Tab'].flatMap((key) => [0, 1, 2].map((row) => `${key}: <button> Linha ${row}`)),
  );
});

test('two of four combinations have each pair of a value of one, a value of the other, and a subject', () => {
  const combinations = [0, 1, 2, 3, 4].flatMap((subject) =>
    halfOf(subject, ['wide', 'narrow'], walks).map(([window, walk]) => ({ subject, window, walk })),
  );
  expect(combinations).toHaveLength(10);
  const pairsOf = (one: 'subject' | 'window', other: 'window' | 'walk') =>
    new Set(combinations.map((values) => `${values[one]} ${values[other]}`)).size;
  expect(pairsOf('window', 'walk')).toBe(4);
  expect(pairsOf('subject', 'window')).toBe(10);
  expect(pairsOf('subject', 'walk')).toBe(10);
});

test('values that are dealt in turns are each in one part', () => {
  expect(inTurns(['a', 'b', 'c'])).toEqual([['a', 'c'], ['b']]);
});

test('a control of a dialog beyond what can be scrolled is found', async ({ page }) => {
  const dialog = (overflow: string) =>
    `<div role="dialog" style="position: fixed; inset: 20px; overflow: ${overflow}">${rows(20)}<button>Salvar</button></div>`;
  await show(page, dialog('auto'));
  expect(await unreachableControls(page)).toEqual([]);
  await show(page, dialog('hidden'));
  expect(await unreachableControls(page)).toContain('<button> Salvar');
  await show(page, dialog('visible'));
  expect(await unreachableControls(page)).toContain('<button> Salvar');
  const foot = '<div style="position: fixed; inset: auto 0 0; height: 90px; background: gray"></div>';
  await show(page, dialog('auto') + foot);
  expect(await unreachableControls(page)).toContain('<button> Salvar');
  await show(page, rows(2));
  expect(await unreachableControls(page)).toEqual(['There is no dialog.']);
});

test('animations, transitions and movement by script are found, and those without length are not', async ({ page }) => {
  const moved = await recordMovement(page);
  await page.goto('about:blank');
  const play = async (style: string, act: string) => {
    await page.evaluate(
      ([css, html]) => {
        document.body.innerHTML = `<style>@keyframes rise { from { opacity: 0 } } ${css}</style>${html}`;
      },
      [style, '<b>a</b>'] as const,
    );
    await page.evaluate(act);
    await page.evaluate(async () => {
      await Promise.all(document.getAnimations().map((animation) => animation.finished));
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    });
    return moved();
  };
  const fade = `getComputedStyle(document.querySelector('b')).opacity; document.querySelector('b').style.opacity = 0`;
  expect(await play('b { display: block; animation: rise 0.01ms }', '')).toEqual([]);
  expect(await play('b { display: block; animation: rise 150ms }', '')).toEqual([
    expect.stringMatching(/^rise of 150 ms: <b>/),
  ]);
  // Ends before its first frame, as all animations do that end while a busy machine draws none.
  const end = 'document.getAnimations()[0].finish()';
  expect(await play('b { display: block; animation: rise 150ms }', end)).toEqual([
    expect.stringMatching(/^rise of 150 ms: <b>/),
  ]);
  expect(await play('b { transition: opacity 0s }', fade)).toEqual([]);
  expect(await play('b { transition: opacity 120ms }', fade)).toEqual([
    expect.stringMatching(/^transition of 120 ms: <b/),
  ]);
  const script = `document.querySelector('b').animate({ opacity: [0, 1] }, 200); undefined`;
  expect(await play('', script)).toEqual([expect.stringMatching(/of 200 ms: <b>/)]);
});

test('a field or a card with one field that is stretched over a wide page is found', async ({ page }) => {
  await page.setViewportSize(wideWindow);
  const card = (width: number, content: string) =>
    `<main id="conteudo"><section class="bg-surface" style="width: ${width}px">${content}</section></main>`;
  const field = (width: number) => `<label>CNPJ <input style="width: ${width}px; box-sizing: border-box"></label>`;
  await page.setContent(card(640, field(300)));
  expect(await emptyWidth(page)).toEqual([]);
  await page.setContent(card(1500, field(300)));
  expect(await emptyWidth(page)).toEqual([expect.stringMatching(/^card of 1500 px with one field: CNPJ/)]);
  await page.setContent(card(1500, field(300) + field(300) + field(300)));
  expect(await emptyWidth(page)).toEqual([]);
  await page.setContent(card(800, field(700)));
  expect(await emptyWidth(page)).toEqual([expect.stringMatching(/^field of 700 px: CNPJ/)]);
});

test('content that is pushed away is found, and content that keeps its place is not', async ({ page }) => {
  const moved = await recordShifts(page);
  await page.goto('about:blank');
  const insert = async (height: number) => {
    await page.evaluate((px) => {
      document.body.innerHTML = '<i></i><p style="height: 300px">Lista</p>';
      document.body.offsetHeight;
      return new Promise<void>((drawn) => {
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            document.querySelector('i')?.setAttribute('style', `display: block; height: ${px}px`);
            drawn();
          }),
        );
      });
    }, height);
    return moved();
  };
  expect(await insert(0)).toEqual([]);
  expect(await insert(200)).toEqual([expect.stringMatching(/: <p style="height: 300px">/)]);
});

test('a word that goes on in the next line is found, and one that is hyphenated by hand, an id or an address is not', async ({
  page,
}) => {
  const column = (width: number, text: string) =>
    `<main><p style="width: ${width}px; overflow-wrap: anywhere; font: 16px monospace">${text}</p></main>`;
  await show(page, column(100, 'Minimercado Mantiqueira'));
  expect(await brokenWords(page)).toEqual([
    'Minimercado in Minimercado Mantiqueira',
    'Mantiqueira in Minimercado Mantiqueira',
  ]);
  await show(page, column(120, 'Minimercado Mantiqueira'));
  expect(await brokenWords(page)).toEqual([]);
  await show(page, column(60, 'posto-estrela@cliente.example A1B2C3D4E5F6 segunda-feira'));
  expect(await brokenWords(page)).toEqual([]);
});

test('a phone, a CPF, a CNPJ and the number of a case that go on in the next line are found', async ({ page }) => {
  const column = (width: number, text: string) =>
    `<main><p style="width: ${width}px; font: 16px monospace">${text}</p></main>`;
  for (const number of ['(62) 90000-0001', '529.982.247-25', '11.222.333/0001-81', '10166.720123/2025-11']) {
    await show(page, column(60, number));
    expect(await brokenNumbers(page)).toEqual([`${number} in ${number}`]);
    await show(page, column(400, number));
    expect(await brokenNumbers(page)).toEqual([]);
  }
});

test('cards without a space between them are found', async ({ page }) => {
  const cards = (space: number) =>
    `<main><section class="rounded-md border"><h2 style="margin: 0">Um</h2></section><section class="rounded-md border" style="margin-top: ${space}px"><h2 style="margin: 0">Dois</h2></section></main>`;
  await show(page, cards(0));
  expect(await touchingCards(page)).toEqual(['Um / Dois']);
  await show(page, cards(16));
  expect(await touchingCards(page)).toEqual([]);
});

test('doubled punctuation, dots and counts that begin a line and empty columns of actions are found', async ({
  page,
}) => {
  const cell = (text: string, width: number) =>
    `<main><p style="font: 16px monospace; width: ${width}px; overflow-wrap: break-word">${text}</p></main>`;
  await show(page, cell('Falta assinar. · hoje', 400));
  expect(await textFlaws(page)).toEqual(['stop before a dot: Falta assinar. · hoje']);
  await show(page, '<main><p style="width: min-content">Assinado · hoje</p></main>');
  expect(await textFlaws(page)).toEqual(['dot that begins a line: Assinado · hoje']);
  await show(page, '<main><p style="width: min-content">Assinado&nbsp;· hoje</p></main>');
  expect(await textFlaws(page)).toEqual([]);
  const names = (style: string) =>
    `<main><p style="width: 100px; font: 16px monospace"><span style="${style}">Um, dois</span><button style="margin: 0 0 0 -32px; width: 32px">+1</button></p></main>`;
  await show(page, names('display: block; margin-right: 0'));
  expect(await textFlaws(page)).toEqual(['count on a line of its own: Um, dois']);
  await show(page, names('padding-right: 32px'));
  expect(await textFlaws(page)).toEqual([]);
  const table = (action: string) =>
    `<main><table aria-label="Repasses"><thead><tr><th>Valor</th><th>Ações</th></tr></thead><tbody><tr><td>1</td><td>${action}</td></tr></tbody></table></main>`;
  await show(page, table(''));
  expect(await textFlaws(page)).toEqual(['no action in Repasses']);
  await show(page, table('<button aria-label="Estornar"></button>'));
  expect(await textFlaws(page)).toEqual([]);
  const choice = (box: string) =>
    `<main><table aria-label="Minutas"><tr><th></th><th>Produtos</th></tr><tr><td>${box}</td><td>Principal</td></tr></table></main>`;
  await show(page, choice(''));
  expect(await textFlaws(page)).toEqual(['empty column in Minutas']);
  await show(page, choice('<input type="checkbox">'));
  expect(await textFlaws(page)).toEqual([]);
});

test('a second primary button of a page or dialog is found, and one that does nothing yet is not', async ({ page }) => {
  const send = '<button class="bg-brand">Enviar</button>';
  const sign = '<a href="/minuta" class="bg-brand">Ler e assinar</a>';
  await show(page, `<main>${send}<button>Cancelar</button><button class="bg-brand" disabled>Salvar</button></main>`);
  expect(await doubledPrimaryButtons(page)).toEqual([]);
  await show(page, `<main>${send}${sign}</main>`);
  expect(await doubledPrimaryButtons(page)).toEqual(['Enviar', 'Ler e assinar']);
  await show(page, `<main>${send}${sign}</main><div role="dialog">${send}</div>`);
  expect(await doubledPrimaryButtons(page)).toEqual([]);
});
