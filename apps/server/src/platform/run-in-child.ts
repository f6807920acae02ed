import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { type ChildTalk, type FromChild, InputRefusal, type ToChild } from './child-talk.ts';

/** A process of ours was ended from outside before its work was done: the work is worth another try. */
export class EndedEarly extends Error {}

interface ChildRun<T extends ChildTalk> {
  /** Answers with `serveParent`. */
  program: URL;
  name: string;
  execArgv?: string[];
  input: T['input'];
  /** What it gives is the answer to a child that asks; when it fails, the child is ended. */
  hear: (said: T['said']) => Promise<T['answer']> | undefined;
  signal: AbortSignal;
}

/** Runs a program in a process of its own at low priority, so that requests are answered while it works. */
export function runInChild<T extends ChildTalk>(run: ChildRun<T>): Promise<T['result']> {
  const { program, name, execArgv = [], input, hear, signal } = run;
  return new Promise((resolve, reject) => {
    const child = fork(program, { serialization: 'advanced', signal, execArgv });
    lowerPriority(child);
    const send = (message: ToChild<T>) => child.connected && child.send(message);
    let settle: (() => void) | undefined;
    const failWith = (error: Error) => {
      settle ??= () => reject(error);
    };

    child.on('message', (message: FromChild<T>) => {
      switch (message.kind) {
        case 'said':
          return void hear(message.said)?.then(
            (answer) => send({ kind: 'answer', answer }),
            (error) => {
              failWith(error);
              child.kill();
            },
          );
        case 'done':
          settle ??= () => resolve(message.result);
          return;
        case 'refused':
          return failWith(new InputRefusal(message.message));
        case 'failed':
          return failWith(new Error(message.error));
      }
    });
    child.on('error', (error) => {
      failWith(error);
      if (child.pid === undefined) reject(error);
    });
    // Only when it has ended does it write no more into its folder.
    whenGone(child, (code, killedBy) => {
      if (killedBy) failWith(new EndedEarly(`${name} was ended by ${killedBy}`));
      else failWith(new Error(`${name} ended early (exit code ${code})`));
      settle?.();
    });
    send({ kind: 'input', input });
  });
}

function lowerPriority({ pid }: ChildProcess): void {
  if (pid === undefined) return;
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Some systems allow no change of priority; the work then runs at the ordinary one.
  }
}

/** Tells `gone` once a child has ended and all that it said has arrived. */
function whenGone(child: ChildProcess, gone: (code: number | null, killedBy: NodeJS.Signals | null) => void): void {
  child.on('exit', (code, killedBy) => {
    // Its last words may still lie in the pipe.
    if (child.connected) child.once('disconnect', () => gone(code, killedBy));
    else gone(code, killedBy);
  });
}
