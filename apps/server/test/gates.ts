import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { EndedEarly } from '../src/platform/run-in-child.ts';

/** Programs that jobs run in processes of their own, and where each is to halt (`gate.ts`). */
export type Halts = Partial<Record<'engine-process' | 'dossier-process' | 'verifier-process', string>>;

/** Halts the processes of jobs at places of choice. */
export function openGates() {
  const folder = mkdtempSync(join(tmpdir(), 'restitui-gates-'));
  const standing = () =>
    readdirSync(folder)
      .map((name) => ({ pid: Number(name), place: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ place }) => place !== '');
  const release = (pid: number) => rmSync(join(folder, String(pid)));
  const environment = (halts: Halts) => ({
    NODE_OPTIONS: `--import ${new URL('gate.ts', import.meta.url).href}`,
    GATES: JSON.stringify(halts),
    GATE_FOLDER: folder,
  });
  const halted = async (count = 1) => {
    await vi.waitFor(() => expect(standing()).toHaveLength(count), { timeout: 20_000, interval: 20 });
    return standing();
  };
  const killAll = () => {
    for (const { pid } of standing()) {
      process.kill(pid, 'SIGKILL');
      release(pid);
    }
  };
  return {
    /** What a process hands to those that it forks. */
    environment,
    /** The processes that stand at a gate, once there are so many. */
    halted,
    release,
    /** Ends whoever stands at a gate, as an operating system out of memory does. */
    killAll,
    /** Works on a job until its process stands at the place, and kills it there; meanwhile `look` looks around. */
    async killAt(halts: Halts, work: () => Promise<void>, look = async () => {}) {
      const added = environment(halts);
      const before = { ...process.env };
      Object.assign(process.env, added);
      const working = work().then(
        () => 'came to its end',
        (error) => error,
      );
      try {
        await halted();
        await look();
      } finally {
        for (const name of Object.keys(added)) {
          if (before[name] === undefined) delete process.env[name];
          else process.env[name] = before[name];
        }
        killAll();
      }
      // The queue tries again.
      expect(await working).toBeInstanceOf(EndedEarly);
    },
    /** Forgets those that ended with whoever forked them. */
    clear() {
      for (const { pid } of standing()) release(pid);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
