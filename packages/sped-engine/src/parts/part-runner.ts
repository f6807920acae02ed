import type { PartResult, PartTask } from './part-task.ts';

/** Does tasks on parts of an upload beside the calling thread. */
export interface PartRunner {
  /** Length of an upload, and of a file, from which dividing it pays. */
  leastBytes: number;
  /** Length of a part at most. */
  partBytes: number;
  /** Tasks that run at the same time. */
  threads: number;
  /** Begins tasks in their order; ends with the result of each. */
  run<T extends PartTask>(task: T): Promise<PartResult<T>>;
  /** Gives a task to every thread. */
  runEverywhere(task: PartTask): Promise<void>;
}
