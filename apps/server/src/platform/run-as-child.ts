import type { ChildProtocol, FromChild, ToChild } from './child-protocol.ts';

interface Parent<T extends ChildProtocol> {
  report: (message: T['message']) => Promise<void>;
  /** Sends a request and waits for the answer; one at a time. */
  request: (message: T['message']) => Promise<T['answer']>;
}

/**
 * Runs `work` in a process started by `runInChild`, sends its result and exits. Errors of the classes in
 * `refusals` are reported as errors of the input.
 */
export function runAsChild<T extends ChildProtocol>(
  work: (input: T['input'], parent: Parent<T>) => Promise<T['result']>,
  refusals: (new (...parts: never[]) => Error)[] = [],
): void {
  let resolveAnswer = (_answer: T['answer']) => {};
  const send = (message: FromChild<T>) =>
    new Promise<void>((resolve, reject) => {
      process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
    });
  const report = (message: T['message']) => send({ kind: 'message', message });
  const request = async (message: T['message']) => {
    const answer = new Promise<T['answer']>((resolve) => {
      resolveAnswer = resolve;
    });
    await report(message);
    return answer;
  };

  async function run(input: T['input']): Promise<void> {
    try {
      await send({ kind: 'done', result: await work(input, { report, request }) });
    } catch (error) {
      if (!(error instanceof Error)) return send({ kind: 'failed', error: String(error) });
      const isRefusal = refusals.some((kind) => error instanceof kind);
      await send(
        isRefusal
          ? { kind: 'refused', reason: error.message, error: error.name }
          : { kind: 'failed', error: error.stack ?? error.message },
      );
    }
  }

  process.on('message', (message: ToChild<T>) => {
    if (message.kind === 'answer') resolveAnswer(message.answer);
    else void run(message.input).finally(() => process.disconnect());
  });
  // Without its parent the process has no work.
  process.on('disconnect', () => process.exit());
}
