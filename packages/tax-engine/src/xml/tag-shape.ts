import type { AttributeList } from './attribute-list.ts';
import type { ElementPath, TagShape } from './element-path.ts';
import type { WantedAttribute } from './path-tree.ts';
import { skipPlainValue } from './skip-plain-text.ts';

const QUOTE = 0x22;
export const MAX_CACHED_ATTRIBUTES = 8;
const MAX_CACHED_BYTES = 256;
const MAX_SHAPES_PER_PATH = 8;

/** Caches the tag from `start` to `end`, which was just parsed into `attributes` and opened `to`. */
export function cacheTag(
  bytes: Buffer,
  start: number,
  end: number,
  attributes: AttributeList,
  to: ElementPath,
  wanted: WantedAttribute[] = [],
): void {
  const { count } = attributes;
  const { parent } = to;
  const isAnalysed = parent && parent.shapes.length < MAX_SHAPES_PER_PATH;
  // The text of a field is joined by the reader's slow path when it contains an element.
  if (
    !isAnalysed ||
    parent.field >= 0 ||
    to.field >= 0 ||
    count === 0 ||
    count > MAX_CACHED_ATTRIBUTES ||
    end - start > MAX_CACHED_BYTES
  )
    return;
  const pieces: Buffer[] = [];
  const fields: number[] = [];
  let from = start;
  let uri: string | undefined;
  for (let i = 0; i < count; i++) {
    if (attributes.is(i, 'xmlns')) {
      uri = attributes.text(i).trim();
      continue;
    }
    // A prefix may be bound differently in the next document.
    if (attributes.prefix(i) !== '') return;
    const value = attributes.valueStart(i);
    if (bytes[value - 1] !== QUOTE) return;
    pieces.push(Buffer.from(bytes.subarray(from, value)));
    fields.push(wanted.find(({ name }) => attributes.is(i, name))?.field ?? -1);
    from = attributes.valueEnd(i);
  }
  pieces.push(Buffer.from(bytes.subarray(from, end)));
  parent.shapes.push({ pieces, fields, to, isWhole: bytes[end - 2] === 0x2f, uri, likely: undefined });
}

/**
 * Compares a cached tag with the bytes at `start`. Returns its end and stores the positions of its values in `values`
 * in pairs; −1 when it does not match.
 */
export function matchCachedTag(
  { pieces, fields }: TagShape,
  bytes: Buffer,
  view: DataView,
  start: number,
  end: number,
  values: Int32Array,
): number {
  let at = start;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i];
    if (piece === undefined || !isPieceAt(piece, bytes, at)) return -1;
    at += piece.length;
    if (i === fields.length) break;
    values[2 * i] = at;
    at = skipPlainValue(bytes, view, at, end);
    values[2 * i + 1] = at;
  }
  return at;
}

function isPieceAt(piece: Buffer, bytes: Buffer, at: number): boolean {
  for (let i = 0; i < piece.length; i++) if (bytes[at + i] !== piece[i]) return false;
  return true;
}
