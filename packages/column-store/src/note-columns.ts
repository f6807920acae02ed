import { elementAt } from './element-at.ts';
import { type BlockNotes, ownNoteFields } from './item-block.ts';
import { decodeCounts, encodeCounts } from './number-columns.ts';
import type { PackedColumns } from './packed-columns.ts';
import { encodeTexts, TextColumn } from './text-column.ts';

/** A page shows notes from all over a block: chunks are as small as still deflates well. */
const notesPerChunk = 256;
/** The columns before the chunks: the shared values as JSON, and the index of the shared values of each note. */
const leadingColumns = 2;

interface NoteFields {
  /** Distinct combinations of the shared fields. */
  shared: readonly string[][];
  /** Per note, the index of its combination in `shared`. */
  sharedOf: readonly number[];
  /** Per note, its values of `ownNoteFields`. */
  own: readonly string[][];
}

/** Encodes what the notes of a block share, and the fields of each note in chunks that are read one by one. */
export function encodeNotes({ shared, sharedOf, own }: NoteFields): Buffer[] {
  const chunks: Buffer[] = [];
  for (let from = 0; from < own.length; from += notesPerChunk) {
    chunks.push(encodeTexts(own.slice(from, from + notesPerChunk).flat()));
  }
  return [Buffer.from(JSON.stringify(shared)), encodeCounts(sharedOf), ...chunks];
}

/** Opens columns written by `encodeNotes`; chunks are inflated when a note of theirs is read. */
export async function openNotes(columns: PackedColumns): Promise<BlockNotes> {
  const shared = JSON.parse((await columns.read(0)).toString('utf8')) as [string, string, string][];
  const sharedOf = decodeCounts(await columns.read(1));
  const ownField = columns.isSingleStream ? readFieldColumns(columns) : readChunks(columns);
  return {
    at: (note) => {
      const [modelo, serie, emitente] = elementAt(shared, sharedOf[note] ?? 0);
      return { modelo, serie, emitente, numero: ownField(note, 0), emissao: ownField(note, 1) };
    },
  };
}

function readChunks(columns: PackedColumns): (note: number, field: number) => string {
  const opened = new Map<number, TextColumn>();
  return (note, field) => {
    const index = Math.floor(note / notesPerChunk);
    let chunk = opened.get(index);
    if (!chunk) {
      chunk = new TextColumn(columns.readSync(leadingColumns + index));
      opened.set(index, chunk);
    }
    return chunk.at((note % notesPerChunk) * ownNoteFields.length + field);
  };
}

/** Reads the older format, which has one column per field. */
function readFieldColumns(columns: PackedColumns): (note: number, field: number) => string {
  const texts = ownNoteFields.map((_, i) => new TextColumn(columns.readSync(leadingColumns + i)));
  return (note, field) => elementAt(texts, field).at(note);
}
