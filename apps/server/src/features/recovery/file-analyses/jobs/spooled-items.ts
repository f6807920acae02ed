import { closeSync, openSync, readSync, writeSync } from 'node:fs';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';
import { blockSize, packItems } from '../packed-items.rules.ts';
import type { ItemBlockMessage } from './engine-messages.ts';

/** Place of a block in the file: its lines, then its documents. */
interface Spooled extends Omit<ItemBlockMessage, 'linhas' | 'documentos'> {
  position: number;
  lineBytes: number;
  documentBytes: number;
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
    for (const { position, lineBytes, documentBytes, ...block } of this.#blocks) {
      const linhas = this.#readAt(position, lineBytes);
      yield { ...block, linhas, documentos: this.#readAt(position + lineBytes, documentBytes) };
    }
  }

  close(): void {
    closeSync(this.#file);
  }

  #flush(): void {
    if (this.#pending.length === 0) return;
    const { linhas, documentos, ...packed } = packItems(this.#pending);
    this.#pending = [];
    const ordem = this.#blocks.filter(({ periodo }) => periodo === this.#periodo).length;
    this.#blocks.push({
      ...packed,
      ...{ periodo: this.#periodo, ordem, position: this.#position },
      ...{ lineBytes: linhas.length, documentBytes: documentos.length },
    });
    for (const bytes of [linhas, documentos]) {
      writeSync(this.#file, bytes, 0, bytes.length, this.#position);
      this.#position += bytes.length;
    }
  }

  #readAt(position: number, length: number): Buffer {
    const bytes = Buffer.alloc(length);
    readSync(this.#file, bytes, 0, length, position);
    return bytes;
  }
}
