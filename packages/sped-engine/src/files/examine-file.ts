import type { UploadFile } from '@restitui/tax-engine/zip/upload-file.ts';
import { forEachLine } from '../text/for-each-line.ts';
import { RecordLine } from '../text/record-line.ts';
import { type EfdHeader, readHeader } from './efd-header.ts';
import { divideCounts, type RecordCounts } from './record-counts.ts';

/** Properties of a file that are read before its amounts. */
export interface ExaminedFile {
  file: UploadFile;
  header: EfdHeader | undefined;
  /** Length of the content. */
  bytes: number;
  /** Undefined for a file whose length no other file of the upload has: it is no duplicate. */
  sha256: string | undefined;
  /** 9999 exists and counts the lines from 0000 on (SP-013). */
  isWhole: boolean;
  /** A second 0000 follows (SP-016). */
  isConcatenated: boolean;
  /** Records and blocks whose total differs from what was read (SP-013). */
  wrongCounts: string[];
  /** Lines by record; undefined for a file that is no EFD. */
  records: RecordCounts | undefined;
}

/**
 * Reads a file once for its kind and completeness. Lines after 9999, such as a signature, are ignored (SP-003).
 */
export async function examineFile(file: UploadFile): Promise<ExaminedFile> {
  const line = new RecordLine();
  const content = { bytes: 0 };
  const counts = new Map<string, number>();
  const declared = new Map<string, number>();
  const blocks = new Map<string, number>();
  let header: EfdHeader | undefined;
  let lines = 0;
  let closing: number | undefined;
  let isConcatenated = false;
  let isFirst = true;

  await forEachLine(measured(file.open(), content), (bytes, start, end) => {
    line.load(bytes, start, end);
    if (isFirst) {
      isFirst = false;
      header = readHeader(line);
      if (!header) return true;
    } else if (header && line.name === '0000') isConcatenated = true;
    if (!header || closing !== undefined) return true;
    lines++;
    const { name } = line;
    if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (name === '9900') declared.set(line.text(2), Number(line.text(3)));
    else if (name === '9999') closing = Number(line.text(2));
    else if (name.endsWith('990')) blocks.set(name, Number(line.text(2)));
    return true;
  });
  return {
    file,
    header,
    bytes: content.bytes,
    sha256: undefined,
    isWhole: closing === lines,
    isConcatenated,
    wrongCounts: header ? [...wrongCounts(counts, declared), ...wrongBlocks(counts, blocks)] : [],
    records: header && divideCounts(header.kind, counts),
  };
}

async function* measured(chunks: AsyncIterable<Buffer>, content: { bytes: number }) {
  for await (const chunk of chunks) {
    content.bytes += chunk.length;
    yield chunk;
  }
}

function wrongCounts(counts: ReadonlyMap<string, number>, declared: ReadonlyMap<string, number>): string[] {
  return [...declared].flatMap(([name, count]) => ((counts.get(name) ?? 0) === count ? [] : [name])).toSorted();
}

/** The closing record of a block, such as C990, counts all its lines. */
function wrongBlocks(counts: ReadonlyMap<string, number>, blocks: ReadonlyMap<string, number>): string[] {
  return [...blocks.keys()].filter((closing) => {
    const lines = [...counts].reduce((sum, [name, count]) => (name[0] === closing[0] ? sum + count : sum), 0);
    return lines !== blocks.get(closing);
  });
}
