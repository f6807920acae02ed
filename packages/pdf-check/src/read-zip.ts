import { inflateRawSync } from 'node:zlib';
import { crc32 } from './crc32.ts';

/** The limits of an evidence bundle; a file beyond them is refused before it is expanded. */
export const bundleLimits = { entries: 2000, entryBytes: 100 * 1024 * 1024, totalBytes: 300 * 1024 * 1024 };

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const localSignature = 0x04034b50;

/**
 * Reads a ZIP into memory and refuses what an evidence bundle never has: paths outside it, names that occur twice,
 * encryption, ZIP64, unknown methods, bytes that no entry owns, and content that expands beyond its stated size.
 *
 * @throws an error with a pt-BR message
 */
export function readZip(zip: Buffer): Map<string, Buffer> {
  const end = zip.length - 22;
  if (end < 0 || zip.readUInt32LE(end) !== endSignature) throw new Error('O arquivo não é um ZIP inteiro.');
  const count = zip.readUInt16LE(end + 10);
  if (count > bundleLimits.entries) throw new Error('O ZIP tem arquivos demais.');
  const directory = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  let total = 0;
  let at = directory;
  let nextLocal = 0;
  for (let i = 0; i < count; i++) {
    if (at + 46 > end || zip.readUInt32LE(at) !== entrySignature) throw new Error('O índice do ZIP está danificado.');
    const [flags, method] = [zip.readUInt16LE(at + 8), zip.readUInt16LE(at + 10)];
    const [crc, packed, size] = [zip.readUInt32LE(at + 16), zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const nameBytes = zip.readUInt16LE(at + 28);
    const name = zip.toString('utf8', at + 46, at + 46 + nameBytes);
    requirePlainName(name);
    if (files.has(name)) throw new Error(`O ZIP tem dois arquivos com o nome ${name}.`);
    if (flags & 1 || (method !== 0 && method !== 8)) throw new Error(`${name}: o ZIP usa um método não aceito.`);
    total += size;
    if (size > bundleLimits.entryBytes || total > bundleLimits.totalBytes) throw new Error(`${name}: grande demais.`);

    const local = zip.readUInt32LE(at + 42);
    if (local !== nextLocal || local + 30 > directory || zip.readUInt32LE(local) !== localSignature) {
      throw new Error(`${name}: o ZIP tem partes sobrepostas ou sem dono.`);
    }
    const localName = zip.toString('utf8', local + 30, local + 30 + zip.readUInt16LE(local + 26));
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    nextLocal = start + packed;
    if (localName !== name || nextLocal > directory) throw new Error(`${name}: o índice do ZIP não confere.`);
    const content = expand(zip.subarray(start, nextLocal), method, size, name);
    if (content.length !== size || crc32(content) !== crc) throw new Error(`${name}: o conteúdo está danificado.`);
    files.set(name, content);
    at += 46 + nameBytes + zip.readUInt16LE(at + 30) + zip.readUInt16LE(at + 32);
  }
  if (nextLocal !== directory || at !== end) throw new Error('O ZIP tem bytes que nenhum arquivo usa.');
  return files;
}

function expand(packed: Buffer, method: number, size: number, name: string): Buffer {
  if (method === 0) return packed;
  try {
    return inflateRawSync(packed, { maxOutputLength: Math.max(size, 1) });
  } catch {
    throw new Error(`${name}: o conteúdo está danificado ou se expande além do declarado.`);
  }
}

function requirePlainName(name: string): void {
  const isPlain = /^[\w.-]+(\/[\w.-]+)*$/.test(name) && !name.split('/').some((part) => /^\.+$/.test(part));
  if (!isPlain) throw new Error(`O ZIP tem um caminho não aceito: ${JSON.stringify(name.slice(0, 100))}.`);
}
