import { Worker } from 'node:worker_threads';
import { tenantQueue } from './tenant-queue.ts';

/** A function of a module that is loaded and runs only in a thread. */
export interface ThreadWork<Input, Made> {
  file: string;
  name: string;
  /** Carries the types only; never set. */
  shape?: (input: Input) => Made;
}

/** Names a function by the file and the name under which it is exported. */
export function threadWork<Work extends (input: never) => unknown>(
  file: URL,
  name: string,
): ThreadWork<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
  return { file: file.href, name };
}

/** Whose task it is and how long it may take. */
export interface TaskOptions {
  /** The tenant that the task is for; tasks without one belong to no tenant. */
  tenant?: string | undefined;
  /** Time limit from the start of the task; without it, the limit of the thread. */
  seconds?: number | undefined;
}

/** A worker thread for CPU-bound work: one task at a time, in turns between tenants. */
export interface WorkThread {
  /**
   * Returns the function's result. Input and result are copied: a Buffer inside either arrives as a Uint8Array;
   * a result that is bytes arrives as a Buffer. Rejects with the function's error, with WorkThreadTimeout when the
   * task exceeded its time limit, with WorkThreadCrashed when the thread ended for another reason, with
   * WorkThreadBusy when the queue is full.
   */
  run: <Input, Made>(work: ThreadWork<Input, Made>, input: Input, options?: TaskOptions) => Promise<Made>;
  /** Ends the thread; running and waiting tasks are rejected. */
  close: () => Promise<void>;
}

/** The queue is full or the thread is closed; the task did not start and can be retried. */
export class WorkThreadBusy extends Error {}
/** The thread ended during a task. The next task gets a new thread. */
export class WorkThreadCrashed extends Error {}
/** The task exceeded its time limit and its thread was ended; the same input would exceed it again. */
export class WorkThreadTimeout extends WorkThreadCrashed {}

/** Without this limit the young generation grows by about 100 MB without making PDFs faster. */
const youngMegabytes = 16;

interface Limits {
  megabytes: number;
  /** Time limit of one task from its start, unless the task has its own. */
  seconds: number;
  /** Queue limit of each tenant, not counting the running task. */
  mostWaiting: number;
  /** Time without work after which the thread ends; without it the thread stays. */
  idleSeconds?: number;
}

export interface ToThread {
  file: string;
  name: string;
  input: unknown;
}

export type FromThread = { made: unknown } | { failed: unknown };

/** Bounds the memory of waiting inputs, however many tenants there are. */
const tenantsWithFullQueues = 10;

interface Task {
  message: ToThread;
  seconds: number;
  resolve: (made: unknown) => void;
  reject: (error: unknown) => void;
}

/** Creates the thread with the first task, and again after it has ended. */
export function openWorkThread({ megabytes, seconds, mostWaiting, idleSeconds }: Limits): WorkThread {
  const waiting = tenantQueue<Task>();
  let thread: Worker | undefined;
  let inHand: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL('./work-thread-worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    started.on('message', (answer: FromThread) => {
      if (thread !== started) return;
      finish((task) => ('made' in answer ? task.resolve(asBuffer(answer.made)) : task.reject(answer.failed)));
    });
    const broken = (error: WorkThreadCrashed) => {
      if (thread === started) end(error);
    };
    started.on('error', (cause) => broken(new WorkThreadCrashed('The thread broke in its work.', { cause })));
    started.on('exit', () => broken(new WorkThreadCrashed('The thread ended in its work.')));
    return started;
  }

  function end(error: Error): Promise<unknown> | undefined {
    const ended = thread?.terminate();
    thread = undefined;
    finish((task) => task.reject(error));
    return ended;
  }

  function finish(tell: (task: Task) => void): void {
    clearTimeout(timer);
    const done = inHand;
    inHand = undefined;
    if (done) tell(done);
    next();
  }

  function next(): void {
    if (inHand) return;
    inHand = waiting.shift();
    if (inHand) begin(inHand);
    else rest();
  }

  function begin({ message, seconds: limit }: Task): void {
    clearTimeout(timer);
    thread ??= start();
    thread.ref();
    timer = setTimeout(() => end(new WorkThreadTimeout(`The work took longer than ${limit} s.`)), limit * 1000);
    try {
      thread.postMessage(message);
    } catch (error) {
      // An input that cannot be cloned was never sent.
      finish((task) => task.reject(error));
    }
  }

  /** Lets the process exit while the thread is idle. */
  function rest(): void {
    thread?.unref();
    if (thread && idleSeconds !== undefined) {
      timer = setTimeout(() => end(new WorkThreadCrashed('Idle')), idleSeconds * 1000).unref();
    }
  }

  return {
    run({ file, name }, input, options = {}) {
      if (isClosed) return Promise.reject(new WorkThreadBusy('The thread is closed.'));
      const { tenant = '', seconds: limit = seconds } = options;
      const isFull = waiting.sizeOf(tenant) >= mostWaiting || waiting.size() >= mostWaiting * tenantsWithFullQueues;
      if (isFull) return Promise.reject(new WorkThreadBusy('Too much is waiting.'));
      return new Promise((resolve, reject) => {
        const message = { file, name, input };
        waiting.push(tenant, { message, seconds: limit, resolve: resolve as Task['resolve'], reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      const refused = new WorkThreadBusy('The thread is closed.');
      for (const task of waiting.clear()) task.reject(refused);
      await end(refused);
    },
  };
}

function asBuffer(made: unknown): unknown {
  return made instanceof Uint8Array ? Buffer.from(made.buffer, made.byteOffset, made.byteLength) : made;
}
