import { ZipError } from './zip-error.ts';

/** Limits and counters of one upload. Nested ZIPs share them, so that nesting does not raise a limit. */
export interface ZipLimits {
  maxEntries: number;
  maxInflatedBytes: number;
  /** Inflated ÷ compressed, checked only above `ratioFromBytes`. */
  maxRatio: number;
  ratioFromBytes: number;
  /** Inflated ÷ size of the upload, checked only above `uploadRatioFromBytes`. */
  maxUploadRatio: number;
  uploadRatioFromBytes: number;
  /** Size of the upload; set by the ZIP that is opened first. */
  uploadBytes: number | undefined;
  /** Counted so far. */
  entries: number;
  inflatedBytes: number;
}

/** Creates the default limits, in entries and bytes, with counters at zero. */
export function createZipLimits(changes: Partial<ZipLimits> = {}): ZipLimits {
  return {
    maxEntries: 2_000_000,
    maxInflatedBytes: 40e9,
    maxRatio: 200,
    ratioFromBytes: 10e6,
    maxUploadRatio: 100,
    uploadRatioFromBytes: 500e6,
    uploadBytes: undefined,
    entries: 0,
    inflatedBytes: 0,
    ...changes,
  };
}

const stopped = (label: string, why: string) =>
  new ZipError('zip_bomb', `O arquivo "${label}" foi recusado por segurança: ${why}.`);

/**
 * Adds entries to the counter.
 * @throws ZipError `zip_bomb` when the upload contains more than allowed.
 */
export function countEntriesAgainst(limits: ZipLimits, entries: number, label: string): void {
  limits.entries += entries;
  if (limits.entries > limits.maxEntries)
    throw stopped(label, `mais de ${limits.maxEntries.toLocaleString('pt-BR')} arquivos no ZIP`);
}

/**
 * Checks the compression ratio of an entry, before any size limit.
 * @throws ZipError `zip_bomb` when it is too high.
 */
export function rejectZipBomb(limits: ZipLimits, size: number, compressedSize: number, label: string): void {
  if (size > limits.ratioFromBytes && size > compressedSize * limits.maxRatio)
    throw stopped(label, 'a taxa de compressão é típica de uma bomba de descompressão');
}

/**
 * Counts an entry before it is inflated.
 * @throws ZipError `zip_bomb` when all entries together are too large.
 */
export function countInflatedAgainst(limits: ZipLimits, size: number, label: string): void {
  limits.inflatedBytes += size;
  if (limits.inflatedBytes > limits.maxInflatedBytes)
    throw stopped(label, `conteúdo descompactado acima de ${Math.round(limits.maxInflatedBytes / 1e9)} GB`);
  const { uploadBytes = Number.POSITIVE_INFINITY, maxUploadRatio } = limits;
  if (limits.inflatedBytes > limits.uploadRatioFromBytes && limits.inflatedBytes > uploadBytes * maxUploadRatio)
    throw stopped(label, `o conteúdo descompactado passa de ${maxUploadRatio} vezes o tamanho do envio`);
}
