import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { analyseIcmsExclusion } from '../packages/sped-engine/src/analyse-icms-exclusion.ts';
import { PartThreads } from '../packages/sped-engine/src/parts/part-threads.ts';
import { client } from '../packages/sped-engine/test-support/write-efd.ts';
import { childrenProcessorSeconds } from './processor-time.ts';
import { writeLargeEfd } from './write-large-efd.ts';

/**
 * Reads one large EFD-Contribuições, beside `cat` and beside a reader in plain Python. Another process writes the file, so
 * that the memory measured is that of the engine.
 */

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    megabytes: { type: 'string', default: '100' },
    /** Reads on one thread, as the server does. */
    'one-thread': { type: 'boolean', default: false },
    /** Only writes the file to this path, and prints the number of its lines. */
    write: { type: 'string' },
  },
});

const count = (value: number) => Math.round(value).toLocaleString('en');
const print = (name: string, text: string) => console.log(`${name.padEnd(16)}${text}`);

async function measure(file: string, lines: number): Promise<void> {
  const megabytes = statSync(file).size / 1e6;
  const figures = (seconds: number, processor: number) =>
    `${seconds.toFixed(2)} s, ${count(megabytes / seconds)} MB/s; ${processor.toFixed(2)} s of processor, ${count(megabytes / processor)} MB/s`;
  const timeCommand = (name: string, command: string, args: string[]) => {
    const [started, before] = [performance.now(), childrenProcessorSeconds() ?? 0];
    const { status } = spawnSync(command, args, { stdio: 'ignore' });
    const seconds = (performance.now() - started) / 1000;
    const processor = (childrenProcessorSeconds() ?? 0) - before;
    print(name, status === 0 ? figures(seconds, Math.max(processor, 0.01)) : 'not available');
  };

  console.log(
    `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${count(lines)} lines, ${count(megabytes)} MB`);
  timeCommand('cat', 'cat', [file]);
  timeCommand('python', 'python3', [path.join(import.meta.dirname, 'read-efd-with-python.py'), file]);

  const [started, before] = [performance.now(), process.cpuUsage()];
  const parts = new PartThreads();
  const input = { cnpj: client, sped: file, asOf: '2026-09-15', ...(!values['one-thread'] && { parts }) };
  const { months } = await analyseIcmsExclusion(input);
  const seconds = (performance.now() - started) / 1000;
  const { user, system } = process.cpuUsage(before);
  print('engine', figures(seconds, (user + system) / 1e6));
  print('peak memory', `${count((process.resourceUsage().maxRSS * 1024) / 1e6)} MB, the whole process`);
  await parts.close();
  print('result', `${months.length} month, ICMS of ${count((months[0]?.icms_destacado ?? 0) / 100)} reais`);
}

if (values.write) {
  console.log(writeLargeEfd(values.write, Number(values.megabytes) * 1e6));
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
  try {
    const file = path.join(folder, 'efd.txt');
    const options = ['--write', file, '--megabytes', values.megabytes];
    const lines = execFileSync(process.execPath, [import.meta.filename, ...options], { encoding: 'utf8' });
    await measure(file, Number(lines));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
