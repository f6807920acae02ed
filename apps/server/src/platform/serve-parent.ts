import type { ChildTalk, FromChild, ToChild } from './child-talk.ts';

interface Parent<T extends ChildTalk> {
  tell: (said: T['said']) => Promise<void>;
  /** Waits for the answer; one question at a time. */
  ask: (said: T['said']) => Promise<T['answer']>;
}

/**
 * The other side of `runInChild`: does the work it is given, says what came of it and goes. Errors of the kinds named
 * in `refusals` are what the input is to blame for.
 */
export function serveParent<T extends ChildTalk>(
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
  // An orphan has nobody to work for.
  process.on('disconnect', () => process.exit());
}
