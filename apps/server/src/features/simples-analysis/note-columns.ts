import { type BlockNotes, ownNoteFields } from './item-block.ts';
import { countColumn, readCounts } from './number-columns.ts';
import type { PackedColumns } from './packed-columns.ts';
import { TextColumn, textColumn } from './text-column.ts';

/** The notes of a page lie apart, and each asks for its own piece: as few notes as still deflate well. */
const notesEach = 256;
const columnsBefore = 2;

/** What notes share, where each has its share, and what each has of its own, in pieces. */
export function noteColumns({
  shared,
  sharedOf,
  own,
}: Record<'shared' | 'own', readonly string[][]> & { sharedOf: readonly number[] }): Buffer[] {
  const pieces: Buffer[] = [];
  for (let from = 0; from < own.length; from += notesEach) {
    pieces.push(textColumn(own.slice(from, from + notesEach).flat()));
  }
  return [Buffer.from(JSON.stringify(shared)), countColumn(sharedOf), ...pieces];
}

export async function openNotes(columns: PackedColumns): Promise<BlockNotes> {
  const shared = JSON.parse((await columns.read(0)).toString('utf8')) as [string, string, string][];
  const sharedOf = readCounts(await columns.read(1));
  const own = columns.together ? ownTogether(columns) : ownInPieces(columns);
  return {
    at: (note) => {
      const [modelo, serie, emitente] = shared[sharedOf[note] as number] as (typeof shared)[number];
      return { modelo, serie, emitente, numero: own(note, 0), emissao: own(note, 1) };
    },
  };
}

function ownInPieces(columns: PackedColumns): (note: number, field: number) => string {
  const opened = new Map<number, TextColumn>();
  return (note, field) => {
    const place = Math.floor(note / notesEach);
    let piece = opened.get(place);
    if (!piece) {
      piece = new TextColumn(columns.readNow(columnsBefore + place));
      opened.set(place, piece);
    }
    return piece.at((note % notesEach) * ownNoteFields.length + field);
  };
}

/** As blocks of older runs have them: one column for each field. */
function ownTogether(columns: PackedColumns): (note: number, field: number) => string {
  const texts = ownNoteFields.map((_, i) => new TextColumn(columns.readNow(columnsBefore + i)));
  return (note, field) => (texts[field] as TextColumn).at(note);
}
