import type { ChildProcess } from 'node:child_process';

/** A process of ours was ended from outside before its work was done: the work is worth another try. */
export class EndedEarly extends Error {}

/** Tells `settle` once a child is gone and all that it said has arrived, with the error of one that said no outcome. */
export function whenGone(child: ChildProcess, name: string, settle: (early: Error) => void): void {
  child.on('exit', (code, killed) => {
    const early = killed
      ? new EndedEarly(`${name} was ended by ${killed}`)
      : new Error(`${name} ended early (exit code ${code})`);
    // Its last words may still lie in the pipe.
    if (child.connected) child.once('disconnect', () => settle(early));
    else settle(early);
  });
}
