import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { availableParallelism, cpus, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { analysePayroll } from '../packages/payroll-engine/src/analyse-payroll.ts';
import { parsePayrollOptions } from '../packages/payroll-engine/src/payroll-options.ts';
import * as write from '../packages/payroll-engine/test-support/write-events.ts';
import { writeZip } from '../packages/tax-engine/test-support/write-zip.ts';

/**
 * Reads the payroll of a company: one S-1200 for each worker and month, of 12 rubricas. Another process writes the
 * events, so that the memory measured is that of the engine.
 */

const { values } = parseArgs({
  allowPositionals: true,
  options: {
    workers: { type: 'string', default: '500' },
    months: { type: 'string', default: '60' },
    /** Only writes the events to this file. */
    write: { type: 'string' },
  },
});
const [workers, months] = [Number(values.workers), Number(values.months)];
const RUBRICAS = 12;

const count = (value: number) => Math.round(value).toLocaleString('en');
const megabytes = (bytes: number) => `${count(bytes / 1e6)} MB`;
const print = (name: string, text: string) => console.log(`${name.padEnd(16)}${text}`);
const periodAt = (at: number) => `${2021 + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;

function* events(): Generator<{ name: string; data: string }> {
  yield { name: 's1000.xml', data: write.employer('99') };
  yield { name: 's1005.xml', data: write.establishment('2', '1.1234') };
  yield { name: 's1020.xml', data: write.lotacao('515', '0115') };
  const natures = ['6003', '6007', '1003', '1205'];
  for (let code = 0; code < RUBRICAS; code++) {
    const nature = natures[code] ?? '1000';
    yield { name: `s1010-${code}.xml`, data: write.rubrica({ code: `R${code}`, nature, from: '2018-01' }) };
  }
  for (let at = 0; at < months; at++) {
    const period = periodAt(at);
    for (let worker = 0; worker < workers; worker++) {
      const items = Object.fromEntries(
        Array.from({ length: RUBRICAS }, (_, code) => [`R${code}`, `${(worker % 90) + 10 + code}.37`]),
      );
      const fields = { period, cpf: String(10_000_000_000 + worker), items, stamp: '2026040612000000001' };
      yield { name: `s1200-${period}-${worker}.xml`, data: write.remuneration(fields) };
    }
  }
}

async function measure(zip: string): Promise<void> {
  const documents = workers * months;
  console.log(
    `${cpus()[0]?.model.trim()}, ${availableParallelism()} cores, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
  );
  console.log(`${count(documents)} S-1200, ${count(documents * RUBRICAS)} items in ${megabytes(statSync(zip).size)}`);
  const before = process.memoryUsage.rss();
  const [started, processor] = [performance.now(), process.cpuUsage()];
  const { months: found } = await analysePayroll({
    cnpj: '10203040000194',
    esocial: zip,
    options: parsePayrollOptions('{}'),
    asOf: '2026-09-15',
    workerKey: randomBytes(32),
  });
  const seconds = (performance.now() - started) / 1000;
  const used = process.cpuUsage(processor);
  print('engine', `${seconds.toFixed(1)} s, ${count(documents / seconds)} events/s, ${found.length} months`);
  print('processor', `${((used.user + used.system) / 1e6).toFixed(1)} s`);
  const peak = process.resourceUsage().maxRSS * 1024;
  print('peak memory', `${megabytes(peak)}, the whole process; ${megabytes(before)} before the engine`);
}

if (values.write) {
  writeZip(values.write, [...events()]);
} else {
  const folder = mkdtempSync(path.join(tmpdir(), 'restitui-bench-'));
  try {
    const zip = path.join(folder, 'events.zip');
    const size = ['--workers', values.workers, '--months', values.months];
    execFileSync(process.execPath, [...process.execArgv, import.meta.filename, '--write', zip, ...size]);
    await measure(zip);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
