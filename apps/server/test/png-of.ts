import { crc32 } from 'node:zlib';

interface PngShape {
  width: number;
  height: number;
  /** Colour type; 6 (with transparency) by default. */
  colour?: number;
  interlaced?: boolean;
  /** Width and height of a second header. */
  second?: number;
}

function chunk(type: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

function header(width: number, height: number, { colour = 6, interlaced = false }: PngShape): Buffer {
  const content = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, colour, 0, 0, interlaced ? 1 : 0]);
  content.writeUInt32BE(width, 0);
  content.writeUInt32BE(height, 4);
  return chunk('IHDR', content);
}

/** Builds a PNG whose header need not fit its content. */
export function pngOf(shape: PngShape, content: Buffer): Buffer {
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    header(shape.width, shape.height, shape),
    ...(shape.second ? [header(shape.second, shape.second, shape)] : []),
    chunk('IDAT', content),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}
