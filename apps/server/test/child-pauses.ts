import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, vi } from 'vitest';
import { ChildKilled } from '../src/platform/run-in-child.ts';

/** Programs that jobs run in child processes, and where each is to pause (`pause-in-child.ts`). */
export type Pauses = Partial<Record<'engine-process' | 'dossier-process' | 'verifier-process', string>>;

/** A slow machine starts a server, takes up a job and reads thousands of notes in this time, in milliseconds. */
const patience = { timeout: 600_000, interval: 20 };

/** Pauses the child processes of jobs at chosen points. */
export function openChildPauses() {
  const folder = mkdtempSync(join(tmpdir(), 'restitui-pauses-'));
  const pausedProcesses = () =>
    readdirSync(folder)
      .map((name) => ({ pid: Number(name), place: readFileSync(join(folder, name), 'utf8') }))
      .filter(({ place }) => place !== '');
  const release = (pid: number) => rmSync(join(folder, String(pid)));
  const environment = (pauses: Pauses) => ({
    NODE_OPTIONS: `--import ${new URL('pause-in-child.ts', import.meta.url).href}`,
    PAUSES: JSON.stringify(pauses),
    PAUSE_FOLDER: folder,
  });
  const untilPaused = async (count = 1) => {
    await vi.waitFor(() => expect(pausedProcesses()).toHaveLength(count), patience);
    return pausedProcesses();
  };
  const killAll = () => {
    for (const { pid } of pausedProcesses()) {
      process.kill(pid, 'SIGKILL');
      release(pid);
    }
  };
  async function begin<T>(pauses: Pauses, work: () => Promise<T>, count = 1): Promise<{ working: Promise<T> }> {
    const added = environment(pauses);
    const before = { ...process.env };
    Object.assign(process.env, added);
    try {
      const working = work();
      // A failure is that of the wait, or is reported where the work is awaited.
      working.catch(() => {});
      await untilPaused(count);
      return { working };
    } catch (error) {
      killAll();
      throw error;
    } finally {
      for (const name of Object.keys(added)) {
        if (before[name] === undefined) delete process.env[name];
        else process.env[name] = before[name];
      }
    }
  }
  return {
    /** Returns the environment that makes the children of a process pause. */
    environment,
    /** Waits until so many processes are paused, and returns them. */
    untilPaused,
    release,
    /** Kills all paused processes, as the operating system does when out of memory. */
    killAll,
    /** Begins work and returns it when so many of its processes pause; processes that start later do not. */
    begin,
    /** Runs a job until its process pauses at the point, calls `look`, and kills the process. */
    async killAt(pauses: Pauses, work: () => Promise<unknown>, look = async () => {}) {
      const { working } = await begin(pauses, work);
      const ended = working.then(
        () => 'came to its end',
        (error) => error,
      );
      try {
        await look();
      } finally {
        killAll();
      }
      // The queue retries such a job.
      expect(await ended).toBeInstanceOf(ChildKilled);
    },
    /** Forgets processes that ended with their parent. */
    clear() {
      for (const { pid } of pausedProcesses()) release(pid);
    },
    close: () => rmSync(folder, { recursive: true, force: true }),
  };
}
