import { parentPort } from 'node:worker_threads';
import { createTaskRunner, type PartTask } from './part-task.ts';

const run = createTaskRunner();

parentPort?.on('message', (task: PartTask) => {
  // A failure ends the thread, whose `error` event tells the caller.
  void run(task).then((result) => parentPort?.postMessage(result));
});
