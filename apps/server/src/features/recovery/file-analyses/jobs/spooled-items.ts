import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analyses.api.ts';
import { blockSize, packItems } from '../item-blocks.rules.ts';
import type { ItemBlockMessage } from './engine-messages.ts';

interface Spooled extends Omit<ItemBlockMessage, 'linhas'> {
  position: number;
  length: number;
}

/**
 * Packs items into a temporary file while an engine reads: it cannot wait for the database in the middle of a file, and
 * the blocks of a large month do not fit in memory.
 */
export class SpooledItems {
  readonly #file: number;
  #position = 0;
  #periodo = '';
  #pending: FileAnalysisItem[] = [];
  #blocks: Spooled[] = [];

  constructor(path: string) {
    this.#file = openSync(path, 'w+');
  }

  /** Starts a month; a second reading of a month replaces its items. */
  begin(periodo: string): void {
    this.#flush();
    this.#blocks = this.#blocks.filter((block) => block.periodo !== periodo);
    this.#periodo = periodo;
  }

  /** Adds an item to a month that may be another one than that of the last item. */
  addTo(periodo: string, item: FileAnalysisItem): void {
    if (periodo !== this.#periodo) {
      this.#flush();
      this.#periodo = periodo;
    }
    this.add(item);
  }

  add(item: FileAnalysisItem): void {
    this.#pending.push(item);
    if (this.#pending.length >= blockSize) this.#flush();
  }

  finish(): void {
    this.#flush();
  }

  *blocks(): Generator<ItemBlockMessage> {
    for (const { position, length, ...block } of this.#blocks) {
      const linhas = Buffer.alloc(length);
      readSync(this.#file, linhas, 0, length, position);
      yield { ...block, linhas };
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const { linhas, ...packed } = packItems(this.#pending);
    this.#pending = [];
    const ordem = this.#blocks.filter(({ periodo }) => periodo === this.#periodo).length;
    this.#blocks.push({
      ...packed,
      ...{ periodo: this.#periodo, ordem, position: this.#position, length: linhas.length },
    });
    writeSync(this.#file, linhas, 0, linhas.length, this.#position);
    this.#position += linhas.length;
  }
}
