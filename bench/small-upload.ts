import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { mainClient, mainTenant } from '../apps/server/src/db/demo/main-client.data.ts';
import { processorSeconds } from './processor-time.ts';
import { signIn, startServer, stopServer } from './real-server.ts';

/**
 * Times the analysis of the example upload of the Simples Nacional on a running server: from the request that sends the
 * files to the first answer that has the result, asked for every 10 ms, and where the time goes between.
 */

const { values } = parseArgs({ allowPositionals: true, options: { rounds: { type: 'string', default: '15' } } });
const rounds = Number(values.rounds);
const data = path.join(import.meta.dirname, '../packages/tax-engine/test-data');
const between = 10;

interface Round {
  accepted: number;
  begun: number;
  ended: number;
  processor: number;
}

interface Answer {
  data: { id_apuracao: string; state: string };
}

async function analyseOnce(address: string, headers: Record<string, string>, pid: number | undefined): Promise<Round> {
  const form = new FormData();
  form.set('cnpj', mainClient);
  for (const name of ['xml', 'pgdas']) {
    form.set(name, new File([readFileSync(path.join(data, `e1a-${name}.zip`))], `${name}.zip`));
  }
  const before = processorSeconds(pid) ?? 0;
  const started = performance.now();
  const sent = await fetch(`${address}/microservices/xml/simples-nacional`, { method: 'POST', headers, body: form });
  if (sent.status !== 202) throw new Error(`The upload answered ${sent.status}: ${await sent.text()}`);
  const { id_apuracao } = ((await sent.json()) as Answer).data;
  const accepted = performance.now() - started;
  for (let begun = 0; ; ) {
    const read = await fetch(`${address}/simples/${id_apuracao}`, { headers });
    const { state } = ((await read.json()) as Answer).data;
    const now = performance.now() - started;
    if (state !== 'na_fila') begun ||= now;
    if (state === 'falhou') throw new Error('The analysis failed.');
    if (state === 'pronta')
      return { accepted, begun, ended: now, processor: ((processorSeconds(pid) ?? 0) - before) * 1000 };
    await setTimeout(between);
  }
}

function show(name: string, list: number[]): void {
  const sorted = list.toSorted((a, b) => a - b);
  const milliseconds = (value: number | undefined) => `${Math.round(value ?? Number.NaN)} ms`;
  console.log(
    `${name.padEnd(34)}minimum ${milliseconds(sorted[0])}, median ${milliseconds(sorted[sorted.length >> 1])}`,
  );
}

const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
const { server, address } = await startServer(path.join(folder, 'data'));
try {
  const headers = { ...(await signIn(address, 'ceo@restitui.test')), 'x-tenant-id': mainTenant };
  await analyseOnce(address, headers, server.pid);
  console.log(`${rounds} uploads, load ${loadavg()[0]?.toFixed(1)}`);
  const done: Round[] = [];
  for (let round = 0; round < rounds; round++) {
    await setTimeout(Math.random() * 500);
    done.push(await analyseOnce(address, headers, server.pid));
  }
  show(
    'files received',
    done.map(({ accepted }) => accepted),
  );
  show(
    'then in the queue',
    done.map(({ accepted, begun }) => begun - accepted),
  );
  show(
    'then until the result',
    done.map(({ begun, ended }) => ended - begun),
  );
  show(
    'in all',
    done.map(({ ended }) => ended),
  );
  show(
    'processor of the server itself',
    done.map(({ processor }) => processor),
  );
} finally {
  await stopServer(server);
  rmSync(folder, { recursive: true, force: true });
}
