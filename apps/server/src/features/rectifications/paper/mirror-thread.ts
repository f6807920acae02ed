import { parentPort, workerData } from 'node:worker_threads';
import { type MirrorPaper, mirrorPaper } from './mirror-paper.ts';

parentPort?.postMessage(await mirrorPaper(workerData as MirrorPaper));
