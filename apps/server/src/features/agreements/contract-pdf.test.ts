import { expect, test } from 'vitest';
import { readPdf } from '../../../../../e2e/read-pdf.ts';
import { contractPdf } from './contract-pdf.ts';
import { pdfContentOf } from './pdf-content.ts';

async function pagesOf(html: string): Promise<string[]> {
  const pdf = await contractPdf({
    ...{ html, title: 'Contrato', tenant: { title: 'Casa', logo: undefined } },
    ...{ version: 1, sha256: 'a'.repeat(64), createdDate: new Date('2026-11-20T12:00:00Z') },
  });
  const { pages } = await readPdf(pdf);
  return pages.map((page) => page.replace(/ ?Versão 1 · SHA-256.*$/, '').trim());
}

test('C-100 a heading, or two, never end a page', async () => {
  let broken = 0;
  for (let lines = 29; lines <= 35; lines++) {
    const filler = Array.from({ length: lines }, (_, i) => `<p>Linha ${i}.</p>`).join('');
    const pages = await pagesOf(`${filler}<h2>Cláusula</h2><h3>Parágrafo</h3><p>Texto que segue.</p>`);
    const page = pages.find((text) => text.includes('Parágrafo')) ?? '';
    expect(page).toMatch(/Cláusula Parágrafo Texto que segue\.$/);
    if (page.startsWith('Cláusula')) broken++;
  }
  expect(broken).toBeGreaterThan(0);
}, 60_000);

test('C-100 lines begin at the left and are not stretched, whatever an editor left behind', () => {
  const [plain, justified, centred] = pdfContentOf(
    '<p>a</p><p style="text-align: justify">b</p><p style="text-align: center">c</p>',
  ) as { alignment?: string }[];
  expect([plain?.alignment, justified?.alignment, centred?.alignment]).toEqual([undefined, undefined, 'center']);
});
