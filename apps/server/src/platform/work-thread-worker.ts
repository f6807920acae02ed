import { parentPort } from 'node:worker_threads';
import type { FromThread, ToThread } from './work-thread.ts';

parentPort?.on('message', async ({ file, name, input }: ToThread) => {
  const tell = (answer: FromThread) => parentPort?.postMessage(answer);
  try {
    const module: Record<string, ((input: unknown) => unknown) | undefined> = await import(file);
    const work = module[name];
    if (!work) throw new Error(`${file} has no ${name}.`);
    tell({ made: await work(input) });
  } catch (error) {
    tell({ failed: error });
  }
});
