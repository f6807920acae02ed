import { ZipError } from './zip-error.ts';

/** One counter for an upload: nested ZIPs share it, so that nesting never widens a limit. */
export interface ZipLimits {
  maxEntries: number;
  maxInflatedBytes: number;
  /** Inflated ÷ compressed, looked at only above `ratioFromBytes`. */
  maxRatio: number;
  ratioFromBytes: number;
  /** So far. */
  entries: number;
  inflatedBytes: number;
}

/** The usual limits, in entries and bytes, with nothing counted yet. */
export function createZipLimits(changes: Partial<ZipLimits> = {}): ZipLimits {
  return {
    maxEntries: 2_000_000,
    maxInflatedBytes: 40e9,
    maxRatio: 200,
    ratioFromBytes: 10e6,
    entries: 0,
    inflatedBytes: 0,
    ...changes,
  };
}

const stopped = (label: string, why: string) =>
  new ZipError('zip_bomb', `O arquivo "${label}" foi recusado por segurança: ${why}.`);

/** @throws ZipError `zip_bomb` when the upload holds more entries than allowed. */
export function countEntriesAgainst(limits: ZipLimits, entries: number, label: string): void {
  limits.entries += entries;
  if (limits.entries > limits.maxEntries)
    throw stopped(label, `mais de ${limits.maxEntries.toLocaleString('pt-BR')} arquivos no ZIP`);
}

/** @throws ZipError `zip_bomb` when an entry would grow out of all proportion; asked before any size limit. */
export function refuseBomb(limits: ZipLimits, size: number, compressedSize: number, label: string): void {
  if (size > limits.ratioFromBytes && size > compressedSize * limits.maxRatio)
    throw stopped(label, 'a taxa de compressão é típica de uma bomba de descompressão');
}

/** Counts an entry before it is inflated. @throws ZipError `zip_bomb` when all entries together are too much. */
export function countInflatedAgainst(limits: ZipLimits, size: number, label: string): void {
  limits.inflatedBytes += size;
  if (limits.inflatedBytes > limits.maxInflatedBytes)
    throw stopped(label, `conteúdo descompactado acima de ${Math.round(limits.maxInflatedBytes / 1e9)} GB`);
}
