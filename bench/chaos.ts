import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { FaultyServer } from '../apps/server/test/chaos/faulty-server.ts';
import { fillASmallDisk } from '../apps/server/test/chaos/fill-a-small-disk.ts';
import { fillTheDisk } from '../apps/server/test/chaos/fill-the-disk.ts';
import { jumpTheClock } from '../apps/server/test/chaos/jump-the-clock.ts';
import { analysisSteps, killDuringAnalysis } from '../apps/server/test/chaos/kill-during-analysis.ts';
import { boletoSteps, killDuringBoleto } from '../apps/server/test/chaos/kill-during-boleto.ts';
import { killDuringStart, startSteps } from '../apps/server/test/chaos/kill-during-start.ts';
import { loseOutsideServices } from '../apps/server/test/chaos/lose-outside-services.ts';
import { loseTheDatabase } from '../apps/server/test/chaos/lose-the-database.ts';
import type { Outcome } from '../apps/server/test/chaos/outcome.ts';
import { copyData, prepareData } from '../apps/server/test/process/prepared-data.ts';
import { clearFolders, newFolder } from '../apps/server/test/process/server-process.ts';

const suites = ['start', 'analysis', 'boleto', 'database', 'clock', 'disk', 'outside'];
const { values } = parseArgs({ options: { only: { type: 'string', default: suites.join(',') } } });
const wanted = new Set(values.only.split(','));
const unknown = [...wanted].filter((suite) => !suites.includes(suite));
if (unknown.length > 0) {
  console.error(`npm run chaos -- [--only ${suites.join(',')}]`);
  process.exit(2);
}

const prepared = realpathSync(mkdtempSync(path.join(tmpdir(), 'restitui-chaos-')));
chmodSync(prepared, 0o711);
const outcomes: Outcome[] = [];

async function run(work: () => Promise<Outcome>, server?: FaultyServer): Promise<void> {
  const since = performance.now();
  const outcome = await work().catch((error: Error) => {
    const broken = [error.message, ...(server ? [server.logged().slice(-2_000)] : [])];
    return { fault: 'unfinished', answered: 0, broken };
  });
  outcomes.push(outcome);
  const seconds = `${((performance.now() - since) / 1000).toFixed(1)} s`;
  const { fault, broken, note = '' } = { note: '', ...outcome };
  console.log(`${broken.length === 0 ? 'ok    ' : 'BROKEN'} ${seconds.padStart(7)}  ${fault}  ${note}`);
  for (const promise of broken) console.log(`       ${promise}`);
}

function newDemonstration(): string {
  const dataDir = path.join(newFolder(), 'data');
  copyData(path.join(prepared, 'data'), dataDir);
  return dataDir;
}

/** Runs faults one after the other on one server, which is started again after each kill. */
async function onOneServer(faults: ((server: FaultyServer) => Promise<Outcome>)[]): Promise<void> {
  const server = new FaultyServer(newDemonstration());
  await server.start();
  for (const fault of faults) await run(() => fault(server), server);
  await server.stop();
}

const started = performance.now();
try {
  await prepareData(path.join(prepared, 'data'));
  if (wanted.has('analysis')) await onOneServer(analysisSteps.map((at) => (server) => killDuringAnalysis(server, at)));
  if (wanted.has('boleto')) await onOneServer(boletoSteps.map((at) => (server) => killDuringBoleto(server, at)));
  if (wanted.has('database')) {
    const signals: NodeJS.Signals[] = ['SIGKILL', 'SIGINT', 'SIGQUIT'];
    await onOneServer(signals.map((signal) => (server) => loseTheDatabase(server, signal)));
  }
  if (wanted.has('clock')) await onOneServer([1, 30, 24 * 5].map((hours) => (server) => jumpTheClock(server, hours)));
  if (wanted.has('disk')) {
    await onOneServer([fillTheDisk]);
    await run(() => fillASmallDisk(path.join(prepared, 'data')));
  }
  if (wanted.has('outside')) await run(() => loseOutsideServices(newDemonstration()));
  if (wanted.has('start'))
    for (const at of startSteps) await run(() => killDuringStart(at, path.join(prepared, 'data')));
} finally {
  await clearFolders();
  rmSync(prepared, { recursive: true, force: true });
}

const failed = outcomes.filter(({ broken }) => broken.length > 0).length;
const answered = outcomes.reduce((sum, outcome) => sum + outcome.answered, 0);
const minutes = ((performance.now() - started) / 60_000).toFixed(1);
console.log(
  `\n${outcomes.length} faults, ${answered} answered writes, ${failed} faults with a broken promise, ${minutes} min`,
);
process.exit(failed > 0 ? 1 : 0);
