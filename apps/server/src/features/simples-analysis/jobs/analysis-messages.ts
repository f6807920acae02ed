import type { Analysis } from '@restitui/tax-engine/analyse.ts';
import type { ItemLine, Progress } from '@restitui/tax-engine/reading.ts';

/** To the process that runs the engine. */
export type ToEngine =
  | { kind: 'start'; cnpj: string; xmlZip: string; pgdasZip: string; asOf: string; tempDir: string }
  | { kind: 'itemsStored' };

/** From it. Items wait for their answer, so that the engine never runs ahead of the database. */
export type FromEngine =
  | { kind: 'progress'; progress: Progress }
  | { kind: 'items'; lines: ItemLine[] }
  | { kind: 'done'; analysis: Analysis }
  | { kind: 'refused'; message: string }
  | { kind: 'failed'; error: string };
