import { ensureWebBuilt } from '../scripts/ensure-web-built.mjs';
import { startBareBrowser } from './bare-browser.ts';
import { median, slowedBy, startProduct, visit } from './slowed-visit.ts';

const rounds = 5;
const hosts = ['meridiano.localhost', 'kairos.localhost', 'baluarte.localhost', 'trilha.localhost', 'localhost'];

await ensureWebBuilt();
const product = await startProduct();
const browser = await startBareBrowser();
try {
  console.log(`largest paint of a first visit, processor slowed ${slowedBy}×, warm server; median of ${rounds}`);
  for (const host of hosts) {
    const address = `http://${host}:${product.port}/`;
    await fetch(`http://127.0.0.1:${product.port}/`);
    const paints: number[] = [];
    let loaded = 0;
    for (let i = 0; i < rounds; i++) {
      const page = await browser.openPage({ width: 375, height: 812 });
      const { paint, bytes } = await visit(browser, page, address);
      paints.push(paint);
      loaded = bytes;
      await page.close();
    }
    console.log(
      `${host.padEnd(20)} ${String(Math.round(median(paints))).padStart(5)} ms   ${(loaded / 1000).toFixed(1)} kB of script`,
    );
  }
} finally {
  await browser.close();
  await product.stop();
}
