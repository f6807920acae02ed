import { forEachLine } from '../text/for-each-line.ts';
import { RecordLine } from '../text/record-line.ts';
import { type EfdHeader, readHeader } from './efd-header.ts';

/** Kind and counts of a file, or of a part of it, which are read before its amounts. Counts end with record 9999. */
export interface PartFacts {
  /** Record 0000; only the first part has one. */
  header: EfdHeader | undefined;
  bytes: number;
  lines: number;
  /** Lines by record, in the order of the file. */
  counts: Map<string, number>;
  /** Counts that 9900 and the closing records of blocks declare. */
  declared: Map<string, number>;
  blocks: Map<string, number>;
  /** The number of lines that 9999 declares; undefined without one. */
  closing: number | undefined;
  /** A line 0000 that is not the first of the file. */
  hasSecondHeader: boolean;
  /** Blocks follow each other as in the guide; the first and the last one, empty without lines. */
  isInOrder: boolean;
  firstBlock: string;
  lastBlock: string;
  /** The last A010, C010, D010 or F010, and the last C400, which the lines below refer to. */
  establishment: string | undefined;
  printer: string | undefined;
}

/** Blocks of an EFD-Contribuições in the order of the Guia Prático (section 2.5). */
const blockOrder = '0ACDFIMP19';
const establishments = new Set(['A010', 'C010', 'D010', 'F010']);

/**
 * Reads a file, or a part of it, once for its kind and completeness. Lines after 9999, such as a signature, are ignored
 * (SP-003).
 */
export async function examinePart(chunks: AsyncIterable<Buffer>, isFirst: boolean): Promise<PartFacts> {
  const line = new RecordLine();
  const facts = noFacts();
  const { counts, declared, blocks } = facts;
  let isFirstLine = isFirst;
  await forEachLine(measured(chunks, facts), (bytes, start, end) => {
    line.load(bytes, start, end);
    const { name } = line;
    if (isFirstLine) {
      isFirstLine = false;
      facts.header = readHeader(line);
    } else if (name === '0000') facts.hasSecondHeader = true;
    if ((isFirst && !facts.header) || facts.closing !== undefined) return true;
    facts.lines++;
    if (!name) return true;
    counts.set(name, (counts.get(name) ?? 0) + 1);
    if (name[0] !== facts.lastBlock) openBlock(facts, name[0] ?? '');
    if (name === '9900') declared.set(line.text(2), Number(line.text(3)));
    else if (name === '9999') facts.closing = Number(line.text(2));
    else if (name === 'C400') facts.printer = bytes.toString('latin1', start, end);
    else if (name.endsWith('990')) blocks.set(name, Number(line.text(2)));
    else if (establishments.has(name)) facts.establishment = bytes.toString('latin1', start, end);
    return true;
  });
  return facts;
}

function noFacts(): PartFacts {
  return {
    ...{ header: undefined, bytes: 0, lines: 0, counts: new Map(), declared: new Map(), blocks: new Map() },
    ...{ closing: undefined, hasSecondHeader: false, isInOrder: true, firstBlock: '', lastBlock: '' },
    ...{ establishment: undefined, printer: undefined },
  };
}

function openBlock(facts: PartFacts, block: string): void {
  facts.isInOrder &&= follows(facts.lastBlock, block);
  facts.firstBlock ||= block;
  facts.lastBlock = block;
}

/** Returns true when a block may follow another; any block follows none. */
export function follows(before: string, block: string): boolean {
  return blockOrder.includes(block) && blockOrder.indexOf(before) <= blockOrder.indexOf(block);
}

async function* measured(chunks: AsyncIterable<Buffer>, facts: PartFacts) {
  for await (const chunk of chunks) {
    facts.bytes += chunk.length;
    yield chunk;
  }
}
