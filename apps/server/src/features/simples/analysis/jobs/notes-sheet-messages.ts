import type { PackedBlock } from '@restitui/column-store/item-block.ts';
import type { BlockPlace } from './dossier-messages.ts';

export interface NotesSheetInput {
  blocks: (BlockPlace & { itens: number })[];
  sheetPath: string;
}

/** Messages between worker and process. One block of items is requested at a time. */
export interface NotesSheetProtocol {
  input: NotesSheetInput;
  message: { kind: 'progress'; percent: number } | { kind: 'loadBlock'; place: BlockPlace };
  answer: PackedBlock;
  result: undefined;
}
