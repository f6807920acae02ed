import type { ChildProtocol, FromChild, ToChild } from './child-protocol.ts';

interface Parent<T extends ChildProtocol> {
  tell: (said: T['said']) => Promise<void>;
  /** Sends a question and waits for the answer; one at a time. */
  ask: (said: T['said']) => Promise<T['answer']>;
}

/**
 * Runs `work` in a process started by `runInChild`, sends its result and exits. Errors of the classes in
 * `refusals` are reported as errors of the input.
 */
export function runAsChild<T extends ChildProtocol>(
  work: (input: T['input'], parent: Parent<T>) => Promise<T['result']>,
  refusals: (new (...parts: never[]) => Error)[] = [],
): void {
  let answered = (_answer: T['answer']) => {};
  const send = (message: FromChild<T>) =>
    new Promise<void>((resolve, reject) => {
      process.send?.(message, (error: Error | null) => (error ? reject(error) : resolve()));
    });
  const tell = (said: T['said']) => send({ kind: 'said', said });
  const ask = async (said: T['said']) => {
    const answer = new Promise<T['answer']>((resolve) => {
      answered = resolve;
    });
    await tell(said);
    return answer;
  };

  async function run(input: T['input']): Promise<void> {
    try {
      await send({ kind: 'done', result: await work(input, { tell, ask }) });
    } catch (error) {
      if (!(error instanceof Error)) return send({ kind: 'failed', error: String(error) });
      const isRefusal = refusals.some((kind) => error instanceof kind);
      await send(
        isRefusal
          ? { kind: 'refused', message: error.message }
          : { kind: 'failed', error: error.stack ?? error.message },
      );
    }
  }

  process.on('message', (message: ToChild<T>) => {
    if (message.kind === 'answer') answered(message.answer);
    else void run(message.input).finally(() => process.disconnect());
  });
  // Without its parent the process has no work.
  process.on('disconnect', () => process.exit());
}
