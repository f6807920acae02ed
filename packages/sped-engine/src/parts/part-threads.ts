import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PartRunner } from './part-runner.ts';
import type { PartResult, PartTask } from './part-task.ts';

const MOST_THREADS = 2;
/** A thread starts in a third of a second, in which the calling thread reads 40 MB. */
const LEAST_BYTES = 64 << 20;
const PART_BYTES = 256 << 20;

interface Waiting {
  task: PartTask;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

/** Threads that do tasks on parts; they start with the first task. Close them. */
export class PartThreads implements PartRunner {
  readonly leastBytes = LEAST_BYTES;
  readonly partBytes = PART_BYTES;
  readonly threads: number;
  readonly #waiting: Waiting[] = [];
  #threads: PartThread[] = [];

  constructor(threads = Math.min(MOST_THREADS, availableParallelism())) {
    this.threads = threads;
  }

  run<T extends PartTask>(task: T): Promise<PartResult<T>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ task, resolve: (result) => resolve(result as PartResult<T>), reject });
      this.#start();
      for (const thread of this.#threads) this.#feed(thread);
    });
  }

  async runEverywhere(task: PartTask): Promise<void> {
    this.#start();
    await Promise.all(this.#threads.map((thread) => thread.run(task)));
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.close()));
    this.#threads = [];
  }

  #start(): void {
    if (this.#threads.length === 0) this.#threads = Array.from({ length: this.threads }, () => new PartThread());
  }

  #feed(thread: PartThread): void {
    const next = thread.isIdle ? this.#waiting.shift() : undefined;
    if (!next) return;
    void thread
      .run(next.task)
      .then(next.resolve, next.reject)
      .then(() => this.#feed(thread));
  }
}

/** One thread, which does one task at a time. */
class PartThread {
  readonly #worker = new Worker(new URL('./part-worker.ts', import.meta.url), {
    resourceLimits: { maxYoungGenerationSizeMb: 8, maxOldGenerationSizeMb: 1024 },
  });
  #failure: Error | undefined;
  isIdle = true;

  constructor() {
    this.#worker.on('error', (error: Error) => {
      this.#failure = error;
    });
    this.#worker.on('exit', () => {
      this.#failure ??= new Error('A leitura dos arquivos parou.');
    });
  }

  async run(task: PartTask): Promise<unknown> {
    if (this.#failure) throw this.#failure;
    this.isIdle = false;
    try {
      return await new Promise((resolve, reject) => {
        const onExit = () => reject(this.#failure);
        this.#worker.once('exit', onExit).once('message', (result) => {
          this.#worker.off('exit', onExit);
          resolve(result);
        });
        this.#worker.postMessage(task);
      });
    } finally {
      this.isIdle = true;
    }
  }

  async close(): Promise<void> {
    await this.#worker.terminate();
  }
}
