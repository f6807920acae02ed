import type { AttributeList } from './attribute-list.ts';
import type { WantedAttribute } from './path-tree.ts';
import type { Place, TagShape } from './place.ts';
import { skipPlainValue } from './skip-plain-text.ts';

const QUOTE = 0x22;
export const MOST_ATTRIBUTES = 8;
const MOST_BYTES = 256;
const MOST_SHAPES_OF_PLACE = 8;

/** Keeps the tag from `start` up to `end`, which was just read into `attributes` and opened the place `to`. */
export function learnTag(
  bytes: Buffer,
  start: number,
  end: number,
  attributes: AttributeList,
  to: Place,
  wanted: WantedAttribute[] = [],
): void {
  const { count } = attributes;
  const { parent } = to;
  const isKept = parent && parent.shapes.length < MOST_SHAPES_OF_PLACE;
  // Text of a field is joined elsewhere, with what stands in it.
  if (
    !isKept ||
    parent.field >= 0 ||
    to.field >= 0 ||
    count === 0 ||
    count > MOST_ATTRIBUTES ||
    end - start > MOST_BYTES
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
    // What a prefix stands for may change from document to document.
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

/** Where a tag of the shape that stands at `at` ends, its values put into `values` by pairs; −1 when none stands there. */
export function matchTag(
  { pieces, fields }: TagShape,
  bytes: Buffer,
  view: DataView,
  start: number,
  end: number,
  values: Int32Array,
): number {
  let at = start;
  for (let i = 0; i < pieces.length; i++) {
    const piece = pieces[i] as Buffer;
    if (!standsAt(piece, bytes, at)) return -1;
    at += piece.length;
    if (i === fields.length) break;
    values[2 * i] = at;
    at = skipPlainValue(bytes, view, at, end);
    values[2 * i + 1] = at;
  }
  return at;
}

function standsAt(piece: Buffer, bytes: Buffer, at: number): boolean {
  for (let i = 0; i < piece.length; i++) if (bytes[at + i] !== piece[i]) return false;
  return true;
}
