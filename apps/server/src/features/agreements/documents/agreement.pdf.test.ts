import type { Content } from 'pdfmake';
import { PNG } from 'pngjs';
import { afterAll, expect, it } from 'vitest';
import { readPdf } from '../../../../../../e2e/read-pdf.ts';
import { type PaperLogo, paperLogo } from '../../../platform/pdf-logo.ts';
import { openWorkThread } from '../../../platform/work-thread.ts';
import { agreementPdf } from './agreement.pdf.ts';
import { agreementPdfWork } from './agreement-pdf-work.service.ts';
import { pdfContentFromHtml } from './html-content.pdf.ts';

function paperOf(html: string, logo?: PaperLogo) {
  return {
    ...{ html, title: 'Contrato' },
    tenant: { title: 'Casa', razao_social: 'Casa Ltda', id: '45310220000106', address: 'Rua A, 1, Goiânia, GO', logo },
    ...{ version: 1, sha256: 'a'.repeat(64), createdDate: new Date('2026-11-20T12:00:00Z') },
  };
}

const thread = openWorkThread({ megabytes: 256, seconds: 120, mostWaiting: 10 });
afterAll(() => thread.close());

async function pagesOf(html: string): Promise<string[]> {
  const { pages } = await readPdf(await agreementPdf(paperOf(html)));
  return pages.map((page) => page.replace(/ ?Casa Casa Ltda.*?Goiânia, GO|Versão 1 · SHA-256.*$/g, '').trim());
}

it('never ends a page with headings', { tags: ['C-100'] }, async () => {
  let broken = 0;
  for (let lines = 29; lines <= 35; lines++) {
    const filler = Array.from({ length: lines }, (_, i) => `<p>Linha ${i}.</p>`).join('');
    const pages = await pagesOf(`${filler}<h2>Cláusula</h2><h3>Parágrafo</h3><p>Texto que segue.</p>`);
    const page = pages.find((text) => text.includes('Parágrafo')) ?? '';
    expect(page).toMatch(/Cláusula Parágrafo Texto que segue\.$/);
    if (page.startsWith('Cláusula')) broken++;
  }
  expect(broken).toBeGreaterThan(0);
});

it('divides no short paragraph between pages, and moves its heading with it', {
  tags: ['C-100'],
  timeout: 60_000,
}, async () => {
  const words = 'palavra '.repeat(40);
  let moved = 0;
  for (let lines = 26; lines <= 34; lines++) {
    const filler = Array.from({ length: lines }, (_, i) => `<p>Linha ${i}.</p>`).join('');
    const pages = await pagesOf(`${filler}<h2>Cláusula</h2><p>Início ${words} <strong>fim</strong>.</p>`);
    const page = pages.find((text) => text.includes('Cláusula')) ?? '';
    expect(page).toMatch(/Cláusula Início (?:palavra )+fim\s?\.$/);
    if (page.startsWith('Cláusula')) moved++;
  }
  expect(moved).toBeGreaterThan(1);
});

it('draws the pages after a text that is laid out again so that it does not end short', {
  tags: ['C-100'],
}, async () => {
  const image = `data:image/png;base64,${PNG.sync.write(new PNG({ width: 2, height: 2 })).toString('base64')}`;
  let layouts = 0;
  const pages = (): Content[] => {
    layouts++;
    return [{ text: 'Assinaturas', pageBreak: 'before' }, { image }];
  };
  for (let lines = 29; lines <= 35; lines++) {
    layouts = 0;
    const text = Array.from({ length: lines }, (_, i) => `<p>Linha ${i}.</p>`).join('');
    const read = await readPdf(await agreementPdf(paperOf(text), { footer: 'Rodapé', pages, files: [] }));
    expect(read.pages.at(-1)).toContain('Assinaturas');
    if (layouts > 1) return;
  }
  expect.unreachable('No text ended short.');
});

it('prints above the text that it is not in force', { tags: ['D-47'] }, async () => {
  const notice = 'Contrato cancelado. Este texto não está em vigor.';
  const { pages } = await readPdf(await agreementPdf({ ...paperOf('<p>Texto.</p>'), notice }));
  expect(pages[0]).toContain(`${notice} Texto.`);
});

it('aligns text to the left, ignoring the alignment that an editor left behind', { tags: ['C-100'] }, () => {
  const [plain, justified, centred] = pdfContentFromHtml(
    '<p>a</p><p style="text-align: justify">b</p><p style="text-align: center">c</p>',
  ) as { alignment?: string }[];
  expect([plain?.alignment, justified?.alignment, centred?.alignment]).toEqual([undefined, undefined, 'center']);
});

it('produces the same bytes in the worker thread', async () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9z"/></svg>');
  const png = PNG.sync.write(new PNG({ width: 2, height: 2 }));
  const logos = [undefined, paperLogo({ type: 'svg', content: svg }), paperLogo({ type: 'png', content: png })];
  for (const logo of logos) {
    const paper = paperOf('<h1>Contrato</h1><p>Cláusula única, com acentuação.</p>', logo);
    const here = await agreementPdf(paper);
    for (let time = 0; time < 2; time++) expect((await thread.run(agreementPdfWork, paper)).equals(here)).toBe(true);
  }
  // The PDF is built without a logo that cannot be drawn.
  const broken = paperOf('<p>a</p>', { image: 'data:image/png;base64,AAAA' });
  expect((await thread.run(agreementPdfWork, broken)).equals(await agreementPdf(paperOf('<p>a</p>')))).toBe(true);
});
