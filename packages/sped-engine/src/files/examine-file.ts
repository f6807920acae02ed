import type { UploadFile } from '@restitui/tax-engine/zip/upload-file.ts';
import type { UploadSource } from '@restitui/tax-engine/zip/upload-source.ts';
import type { EfdHeader } from './efd-header.ts';
import { examinePart, type PartFacts } from './examine-part.ts';
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
  /** The parts up to 9999, in their order; one for a file that is not cut. */
  parts: readonly ReadPart[];
}

/** A part of a file, or a whole one, that was read once. */
export interface ReadPart {
  source: UploadSource;
  facts: PartFacts;
}

/** Reads a file once for its kind and completeness. */
export async function examineFile(file: UploadFile): Promise<ExaminedFile> {
  return joinParts(file, [{ source: file.source(), facts: await examinePart(file.open(), true) }]);
}

/** Joins the properties of the parts of a file, in their order. What follows 9999 does not count. */
export function joinParts(file: UploadFile, parts: readonly ReadPart[]): ExaminedFile {
  const header = parts[0]?.facts.header;
  const closedBy = parts.findIndex(({ facts }) => facts.closing !== undefined);
  const counted = closedBy < 0 ? parts : parts.slice(0, closedBy + 1);
  const ofAll = <T>(list: (facts: PartFacts) => ReadonlyMap<string, T>) =>
    new Map(counted.flatMap(({ facts }) => [...list(facts)]));
  const counts = new Map<string, number>();
  for (const { facts } of counted) {
    for (const [name, lines] of facts.counts) counts.set(name, (counts.get(name) ?? 0) + lines);
  }
  const lines = header ? counted.reduce((sum, { facts }) => sum + facts.lines, 0) : 0;
  const declared = ofAll((facts) => facts.declared);
  const blocks = ofAll((facts) => facts.blocks);
  return {
    file,
    header,
    bytes: parts.reduce((sum, { facts }) => sum + facts.bytes, 0),
    sha256: undefined,
    isWhole: counted.at(-1)?.facts.closing === lines,
    isConcatenated: header !== undefined && parts.some(({ facts }) => facts.hasSecondHeader),
    wrongCounts: header ? [...wrongCounts(counts, declared), ...wrongBlocks(counts, blocks)] : [],
    records: header && divideCounts(header.kind, counts),
    parts: counted,
  };
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
