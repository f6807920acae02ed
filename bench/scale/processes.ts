import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const main = path.join(import.meta.dirname, '../../apps/server/src/main.ts');

/** A process of the product. */
export interface Started {
  kind: 'web' | 'worker';
  child: ChildProcess;
  /** Base address of the calls; undefined for a worker. */
  address: string | undefined;
}

/** Starts a process of the product with these settings, and waits until it is ready. */
export async function startProcess(kind: Started['kind'], settings: Record<string, string>): Promise<Started> {
  const env = { ...process.env, ...settings, PROCESS: kind, DEMO: 'off', LOG_LEVEL: 'info' };
  const child = spawn(process.execPath, [main], {
    env: kind === 'web' ? { ...env, PORT: '0' } : env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let said = '';
  const port = await new Promise<string | undefined>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (said.length > 100_000) return;
      said += chunk;
      if (said.includes('"msg":"ready"')) resolve(/localhost:(\d+)/.exec(said)?.[1]);
    });
    child.once('exit', () => reject(new Error(`A ${kind} process ended: ${said}`)));
  });
  return { kind, child, address: port && `http://127.0.0.1:${port}/api` };
}

/** Stops a process and waits for its end. */
export async function stopProcess({ child }: Started): Promise<void> {
  if (child.exitCode !== null) return;
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
}

/** Returns memory now and at its highest, in MB; undefined on other systems than Linux. */
export function memoryOf({ child }: Started): { now: number; peak: number } | undefined {
  try {
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8');
    const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1]) / 1024);
    return { now: megabytes('VmRSS'), peak: megabytes('VmHWM') };
  } catch {
    return undefined;
  }
}
