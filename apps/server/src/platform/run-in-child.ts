import { type ChildProcess, fork } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { type ChildProtocol, type FromChild, InputRefusal, type ToChild } from './child-protocol.ts';

/** A child process was killed before its work was done; the work can be retried. */
export class ChildKilled extends Error {}

interface ChildRun<T extends ChildProtocol> {
  /** Program that calls `runAsChild`. */
  program: URL;
  name: string;
  execArgv?: string[];
  input: T['input'];
  /**
   * Handles a message of the child. A returned promise is the answer to a request; when it rejects, the child is
   * killed.
   */
  onMessage: (message: T['message']) => Promise<T['answer']> | undefined;
  signal: AbortSignal;
}

/** Runs a program in a child process at low priority, so that requests are answered meanwhile. */
export function runInChild<T extends ChildProtocol>(run: ChildRun<T>): Promise<T['result']> {
  const { program, name, execArgv = [], input, onMessage, signal } = run;
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
        case 'message':
          return void onMessage(message.message)?.then(
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
          return failWith(new InputRefusal(message.reason, message.error));
        case 'failed':
          return failWith(new Error(message.error));
      }
    });
    child.on('error', (error) => {
      failWith(error);
      if (child.pid === undefined) reject(error);
    });
    // Settles only after the exit: until then the child may still write into its folder.
    whenGone(child, (code, killedBy) => {
      if (killedBy) failWith(new ChildKilled(`${name} was ended by ${killedBy}`));
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

/** Calls `gone` once the child has ended and all its messages have arrived. */
function whenGone(child: ChildProcess, gone: (code: number | null, killedBy: NodeJS.Signals | null) => void): void {
  child.on('exit', (code, killedBy) => {
    // Its last messages may still be in the pipe.
    if (child.connected) child.once('disconnect', () => gone(code, killedBy));
    else gone(code, killedBy);
  });
}
