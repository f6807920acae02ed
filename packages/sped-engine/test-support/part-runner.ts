import type { PartRunner } from '../src/parts/part-runner.ts';
import { createTaskRunner, type PartResult, type PartTask } from '../src/parts/part-task.ts';

/** Does the tasks of threads on the calling thread, with messages that are copied as between threads. */
export function createTestRunner(partBytes: number): PartRunner & { readonly tasks: PartTask[] } {
  const runTask = createTaskRunner();
  const tasks: PartTask[] = [];
  return {
    tasks,
    leastBytes: 0,
    partBytes,
    threads: 2,
    async run<T extends PartTask>(task: T) {
      tasks.push(task);
      return structuredClone(await runTask(structuredClone(task))) as PartResult<T>;
    },
    async runEverywhere(task) {
      await runTask(structuredClone(task));
    },
  };
}
