import { crc32 } from 'node:zlib';
import type { FileProblem } from '../engine-types.ts';
import type { EntryHeader } from './central-directory.ts';
import { isUnsafeName } from './entry-name.ts';
import type { FileWindow } from './file-window.ts';
import type { Inflater } from './inflater.ts';

const LOCAL = 0x04034b50;
const STORED = 0;
const DEFLATED = 8;

const reasons = {
  ENTRADA_NOME: 'O nome do arquivo dentro do ZIP aponta para fora dele.',
  ENTRADA_CIFRADA: 'Arquivo protegido por senha dentro do ZIP.',
  ENTRADA_METODO: 'Arquivo comprimido por um método não aceito (use ZIP comum).',
  ENTRADA_SOBREPOSTA: 'Arquivo sobreposto a outro dentro do ZIP.',
  ENTRADA_GRANDE: 'Arquivo maior que o limite aceito.',
  ENTRADA_CORROMPIDA: 'Arquivo danificado dentro do ZIP.',
  ZIP_PROFUNDO: 'ZIP dentro de ZIP além de dois níveis.',
};

/** Builds the problem of one entry. */
export function entryProblem(arquivo: string, codigo: keyof typeof reasons): FileProblem {
  return { arquivo, codigo, texto: reasons[codigo] };
}

/** Returns the reason, from the directory alone, for not reading an entry; undefined when it can be read. */
export function findHeaderProblem(header: EntryHeader, maxBytes: number, overlaps: boolean) {
  if (isUnsafeName(header.name)) return 'ENTRADA_NOME';
  if (header.flags & 1) return 'ENTRADA_CIFRADA';
  if (header.method !== STORED && header.method !== DEFLATED) return 'ENTRADA_METODO';
  if (overlaps) return 'ENTRADA_SOBREPOSTA';
  return header.size > maxBytes ? 'ENTRADA_GRANDE' : undefined;
}

/** Returns the position of an entry's data; undefined without a local header. */
export function findEntryData(file: FileWindow, header: EntryHeader): number | undefined {
  const at = file.locate(header.offset, 30);
  if (at < 0 || file.bytes.readUInt32LE(at) !== LOCAL) return undefined;
  return header.offset + 30 + file.bytes.readUInt16LE(at + 26) + file.bytes.readUInt16LE(at + 28);
}

/**
 * Returns the content of an entry accepted by `findHeaderProblem`; undefined when it differs from its directory in size
 * or CRC. Sizes come from the directory, so data descriptors are not needed. The view is valid until the next read.
 */
export function readEntry(file: FileWindow, header: EntryHeader, inflater: Inflater): Buffer | undefined {
  const start = findEntryData(file, header);
  const packed = start === undefined ? undefined : file.read(start, header.compressedSize);
  if (!packed) return undefined;
  const data = header.method === STORED ? packed : inflater.inflate(packed, header.size);
  return data && data.length === header.size && crc32(data) === header.crc ? data : undefined;
}
