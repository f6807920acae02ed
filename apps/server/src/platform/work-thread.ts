import { Worker } from 'node:worker_threads';

/** A function of a module that runs in a thread: named here, and loaded only there. */
export interface ThreadWork<Input, Made> {
  file: string;
  name: string;
  /** Of the types alone; nothing is here. */
  shape?: (input: Input) => Made;
}

/** Names a function by the file and the name under which it is exported. */
export function threadWork<Work extends (input: never) => unknown>(
  file: URL,
  name: string,
): ThreadWork<Parameters<Work>[0], Awaited<ReturnType<Work>>> {
  return { file: file.href, name };
}

/** A thread for what would hold up every request: one work at a time, in the order asked for. */
export interface WorkThread {
  /**
   * What the work makes of the input. Both are copied, so a Buffer within either arrives as a plain Uint8Array; bytes
   * that are all of the answer come as a Buffer. Fails as the work fails, with WorkBroken where the thread ended
   * or had to be ended, with WorkRefused where too much is waiting already.
   */
  run: <Input, Made>(work: ThreadWork<Input, Made>, input: Input) => Promise<Made>;
  /** Ends the thread, and with it what is still in hand or waits. */
  close: () => Promise<void>;
}

/** Nothing was begun: another try in a while makes sense. */
export class WorkRefused extends Error {}
/** The thread went under the work. The next work gets another thread. */
export class WorkBroken extends Error {}

/** Left to itself, what a paper leaves behind takes a hundred megabytes more and makes nothing quicker. */
const youngMegabytes = 16;

interface Limits {
  megabytes: number;
  /** What takes longer, from its beginning on, is ended. */
  seconds: number;
  /** More than these do not wait behind the one in hand. */
  mostWaiting: number;
  /** After so long without work the thread ends; where nothing is said it stays, warm. */
  idleSeconds?: number;
}

export interface ToThread {
  file: string;
  name: string;
  input: unknown;
}

export type FromThread = { made: unknown } | { failed: unknown };

interface Task {
  message: ToThread;
  resolve: (made: unknown) => void;
  reject: (error: unknown) => void;
}

/** Opens nothing yet: the thread starts with the first work, and anew with the first after it ended. */
export function openWorkThread({ megabytes, seconds, mostWaiting, idleSeconds }: Limits): WorkThread {
  const waiting: Task[] = [];
  let thread: Worker | undefined;
  let inHand: Task | undefined;
  let timer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const started = new Worker(new URL('./work-in-thread.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: megabytes, maxYoungGenerationSizeMb: youngMegabytes },
    });
    started.on('message', (answer: FromThread) => {
      if (thread !== started) return;
      finish((task) => ('made' in answer ? task.resolve(asBuffer(answer.made)) : task.reject(answer.failed)));
    });
    const broken = (error: WorkBroken) => {
      if (thread === started) end(error);
    };
    started.on('error', (cause) => broken(new WorkBroken('The thread broke in its work.', { cause })));
    started.on('exit', () => broken(new WorkBroken('The thread ended in its work.')));
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

  function begin({ message }: Task): void {
    clearTimeout(timer);
    thread ??= start();
    thread.ref();
    timer = setTimeout(() => end(new WorkBroken(`The work took longer than ${seconds} s.`)), seconds * 1000);
    try {
      thread.postMessage(message);
    } catch (error) {
      // What cannot be copied never left.
      finish((task) => task.reject(error));
    }
  }

  /** A thread without work keeps no process alive. */
  function rest(): void {
    thread?.unref();
    if (thread && idleSeconds !== undefined) {
      timer = setTimeout(() => end(new WorkBroken('Idle')), idleSeconds * 1000).unref();
    }
  }

  return {
    run({ file, name }, input) {
      if (isClosed) return Promise.reject(new WorkRefused('The thread is closed.'));
      if (waiting.length >= mostWaiting) return Promise.reject(new WorkRefused('Too much is waiting.'));
      return new Promise((resolve, reject) => {
        waiting.push({ message: { file, name, input }, resolve: resolve as Task['resolve'], reject });
        next();
      });
    },
    async close() {
      isClosed = true;
      const refused = new WorkRefused('The thread is closed.');
      for (const task of waiting.splice(0)) task.reject(refused);
      await end(refused);
    },
  };
}

function asBuffer(made: unknown): unknown {
  return made instanceof Uint8Array ? Buffer.from(made.buffer, made.byteOffset, made.byteLength) : made;
}
