import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { StoredImage } from '../../features/accounts/identity-checks/identity-checks.table.ts';
import type { Demo } from './demo.ts';

const faces = { female: ['f1', 'f2', 'f3', 'f4'], male: ['m1', 'm2', 'm3', 'm4'] };

/** Draws people, documents and signatures, all marked DEMONSTRAÇÃO; `turn` varies neighbouring ones. */
export function picturesOf(name: string, turn: number) {
  const face = faces[soundsFemale(name) ? 'female' : 'male'][turn % 4];
  return {
    fotoPessoa: `pessoa-${face}.jpg`,
    fotoDoc: `documento-${face}.jpg`,
    assinatura: `assinatura-${1 + (turn % 4)}.png`,
  };
}

function soundsFemale(name: string): boolean {
  return /(a|ne|triz|quel|min)$/i.test(name.split(' ')[0] ?? '');
}

const contents = new Map<string, Buffer>();

function contentOf(picture: string): Buffer {
  const content = contents.get(picture) ?? readFileSync(join(import.meta.dirname, 'pictures', picture));
  contents.set(picture, content);
  return content;
}

/** Stores a picture as an upload would. */
export async function storePicture(files: Demo['files'], picture: string, id: string): Promise<StoredImage> {
  const content = contentOf(picture);
  const key = `uploads/${id}`;
  await files.write(key, Readable.from([content]));
  return {
    key,
    type: picture.endsWith('.png') ? 'image/png' : 'image/jpeg',
    size: content.length,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
}
