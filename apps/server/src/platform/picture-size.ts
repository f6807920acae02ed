export interface PictureSize {
  width: number;
  height: number;
}

const pngSignature = Buffer.from('89504e470d0a1a0a', 'hex');
/** Markers of JPEG frames, which hold the size; the others of this range are tables. */
const frames = new Set([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf]);

/** Reads the size of a PNG or JPEG from its first bytes and decodes nothing. Undefined where they do not hold it. */
export function pictureSize(start: Buffer): PictureSize | undefined {
  return start.subarray(0, 8).equals(pngSignature) ? pngSize(start) : jpegSize(start);
}

function pngSize(start: Buffer): PictureSize | undefined {
  if (start.length < 24 || start.toString('latin1', 12, 16) !== 'IHDR') return undefined;
  return { width: start.readUInt32BE(16), height: start.readUInt32BE(20) };
}

/** Jumps from segment to segment up to the frame. */
function jpegSize(start: Buffer): PictureSize | undefined {
  if (start.length < 2 || start.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= start.length; ) {
    if (start[at] !== 0xff) return undefined;
    const marker = start[at + 1] ?? 0;
    if (marker === 0xff) at += 1;
    else if (frames.has(marker)) return { width: start.readUInt16BE(at + 7), height: start.readUInt16BE(at + 5) };
    else at += 2 + start.readUInt16BE(at + 2);
  }
  return undefined;
}
