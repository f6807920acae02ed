import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';

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
  return {
    /** What a process hands to those that it forks. */
    environment: (halts: Halts) => ({
      NODE_OPTIONS: `--import ${new URL('gate.ts', import.meta.url).href}`,
      GATES: JSON.stringify(halts),
      GATE_FOLDER: folder,
    }),
    /** The processes that stand at a gate, once there are so many. */
    async halted(count = 1) {
      await vi.waitFor(() => expect(standing()).toHaveLength(count), { timeout: 20_000, interval: 20 });
      return standing();
    },
    release,
    /** Ends whoever stands at a gate, as an operating system out of memory does. */
    killAll() {
      for (const { pid } of standing()) {
        process.kill(pid, 'SIGKILL');
        release(pid);
      }
    },
    /** Forgets those that ended with whoever forked them. */
    clear() {
      for (const { pid } of standing()) release(pid);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
