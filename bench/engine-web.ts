import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { measure, signIn, startServer, stopServer } from './real-server.ts';

/** Enough for several runs over a large ZIP, so that a p95 rests on more than three calls. */
const CALLS = 600;

/** Times the server alone, and while the engine reads beside it as a job would. */
export async function measureWebBeside(zip: string, folder: string): Promise<[name: string, text: string][]> {
  const { server, address } = await startServer(mkdtempSync(path.join(folder, 'data-')));
  try {
    const headers = await signIn(address, 'ceo@restitui.test');
    const list = `${address}/products/clientsProductUsers`;
    const alone = await measure(list, headers, CALLS);
    const engine = keepReading(zip, folder);
    const beside = await measure(list, headers, CALLS);
    engine.stop();
    return [
      ['list, engine idle', `p50 ${alone.p50.toFixed(1)}   p95 ${alone.p95.toFixed(1)}`],
      ['list, engine reading', `p50 ${beside.p50.toFixed(1)}   p95 ${beside.p95.toFixed(1)}`],
    ];
  } finally {
    await stopServer(server);
  }
}

/** Repeats the reading until stopped, at the priority that the server gives the engine. */
function keepReading(zip: string, folder: string): { stop: () => void } {
  let stopped = false;
  let child: ChildProcess;
  const start = () => {
    if (stopped) return;
    const script = path.join(import.meta.dirname, 'read-once.ts');
    child = spawn(process.execPath, ['--max-semi-space-size=4', script, zip, folder], { stdio: 'ignore' });
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.once('exit', start);
  };
  start();
  return {
    stop: () => {
      stopped = true;
      child.kill();
    },
  };
}
