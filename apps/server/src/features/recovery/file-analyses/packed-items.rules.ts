import { deflateRawSync } from 'node:zlib';
import type { FileAnalysisItem } from '@restitui/domain/recovery/file-analyses/file-analysis-item.ts';

/** Most items of a block: about 100 kB deflated. */
export const blockSize = 2000;

export interface PackedItems {
  itens: number;
  contagens: Record<string, number>;
  /** Hashes of the documents, see `documentHash`. */
  documentos: Buffer;
  linhas: Buffer;
}

type Counted = Pick<FileAnalysisItem, 'tese' | 'situacao' | 'codigo'>;

const countKey = ({ tese, situacao, codigo }: Counted) => [tese, situacao, codigo].filter(Boolean).join(' ');

/** FNV-1a, 32 bits. */
const hashStart = 0x811c9dc5;
const hashFactor = 0x01000193;
const hashBytes = 4;

/** Computes a short hash of a document in a thesis; other documents may share it. */
export function documentHash({ tese, documento }: Pick<FileAnalysisItem, 'tese' | 'documento'>): Buffer {
  let hash = hashStart;
  const name = `${tese} ${documento}`;
  for (let at = 0; at < name.length; at++) hash = Math.imul(hash ^ name.charCodeAt(at), hashFactor);
  const bytes = Buffer.alloc(hashBytes);
  bytes.writeInt32BE(hash);
  return bytes;
}

function documentHashes(items: readonly FileAnalysisItem[]): Buffer {
  const hashes: Buffer[] = [];
  let last: FileAnalysisItem | undefined;
  for (const item of items) {
    const isSame = last?.tese === item.tese && last.documento === item.documento;
    if (!isSame) hashes.push(documentHash(item));
    last = item;
  }
  return Buffer.concat(hashes);
}

/** Packs items with their number by thesis, state and code, and with their documents. */
export function packItems(items: readonly FileAnalysisItem[]): PackedItems {
  const contagens: Record<string, number> = {};
  for (const item of items) contagens[countKey(item)] = (contagens[countKey(item)] ?? 0) + 1;
  return {
    itens: items.length,
    contagens,
    documentos: documentHashes(items),
    linhas: deflateRawSync(JSON.stringify(items)),
  };
}
