import { mkdtempSync, openAsBlob, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mainClient, mainTenant } from '../apps/server/src/db/demo/main-client.data.ts';
import { generateNotes } from './generate-notes.ts';
import { processorSeconds } from './processor-time.ts';
import { measure, signIn, startServer, stopServer } from './real-server.ts';

/**
 * Times the ledger of products and its groups for an analysis of many notes with so many products, on a running server.
 *
 *     npm run bench -- product-ledger --notes 200000 --products 20000
 */

const { values } = parseArgs({
  allowPositionals: true,
  options: { notes: { type: 'string', default: '200000' }, products: { type: 'string', default: '20000' } },
});
const assortment = Number(values.products);
const notes = Number(values.notes);
const rounds = 10;
const pgdas = path.join(import.meta.dirname, '../packages/tax-engine/test-data/e1a-pgdas.zip');

interface Answer {
  data: { id_apuracao: string; state: string };
}

async function analyse(address: string, headers: Record<string, string>, zip: string): Promise<string> {
  const form = new FormData();
  form.set('cnpj', mainClient);
  form.set('xml', await openAsBlob(zip), 'xml.zip');
  form.set('pgdas', await openAsBlob(pgdas), 'pgdas.zip');
  const sent = await fetch(`${address}/microservices/xml/simples-nacional`, { method: 'POST', headers, body: form });
  if (sent.status !== 202) throw new Error(`The upload answered ${sent.status}: ${await sent.text()}`);
  const { id_apuracao } = ((await sent.json()) as Answer).data;
  for (let state = 'na_fila'; state !== 'pronta'; ) {
    await setTimeout(500);
    const read = await fetch(`${address}/simples/${id_apuracao}`, { headers });
    state = ((await read.json()) as Answer).data.state;
    if (state === 'falhou') throw new Error('The analysis failed.');
  }
  return id_apuracao;
}

const folder = mkdtempSync(path.join(tmpdir(), 'restitui-ledger-'));
const { server, address } = await startServer(path.join(folder, 'data'));
try {
  const zip = path.join(folder, 'notes.zip');
  const { items } = generateNotes({ path: zip, notes, seed: 1, assortment });
  const headers = { ...(await signIn(address, 'ceo@restitui.test')), 'x-tenant-id': mainTenant };
  const started = performance.now();
  const id_apuracao = await analyse(address, headers, zip);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(
    `${notes} notes, ${items} items, ${assortment} products, analysed in ${seconds} s, load ${loadavg()[0]?.toFixed(1)}`,
  );
  for (const view of ['produtos', 'produtos?parte=suspeitos', 'grupos']) {
    const before = processorSeconds(server.pid) ?? 0;
    const { p50, p95 } = await measure(`${address}/simples-revisoes/${id_apuracao}/${view}`, headers, rounds);
    // Its first calls, which warm up, are in the processor time alone.
    const processor = (((processorSeconds(server.pid) ?? 0) - before) * 1000) / (rounds + 5);
    const times = `p50 ${p50.toFixed(0)} ms, p95 ${p95.toFixed(0)} ms, processor ${processor.toFixed(0)} ms a call`;
    console.log(`${view.padEnd(26)} ${times}`);
  }
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
