import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contractPdf } from './contract-pdf.ts';
import { pdfContentOf } from './pdf-content.ts';

const engine = createRequire(join(import.meta.dirname, '../../../../../packages/tax-engine/package.json'));

async function pagesOf(html: string): Promise<string[]> {
  const { getDocument } = await import(engine.resolve('pdfjs-dist/legacy/build/pdf.mjs'));
  const pdf = await contractPdf({
    ...{ html, title: 'Contrato', tenant: { title: 'Casa', logo: undefined } },
    ...{ version: 1, sha256: 'a'.repeat(64), createdDate: new Date('2026-11-20T12:00:00Z') },
  });
  const { promise } = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const read = await promise;
  const pages: string[] = [];
  for (let number = 1; number <= read.numPages; number++) {
    const { items } = await (await read.getPage(number)).getTextContent();
    const text = items.map(({ str }: { str: string }) => str).join(' ');
    pages.push(
      text
        .replace(/\s+/g, ' ')
        .replace(/ ?Versão 1 · SHA-256.*$/, '')
        .trim(),
    );
  }
  return pages;
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
