import { isDeepStrictEqual } from 'node:util';
import { acceptsNamespace, noteFieldPaths, noteScopePaths } from '../src/notes/note-paths.ts';
import { decodeDocument } from '../src/xml/decode-document.ts';
import { XmlError } from '../src/xml/xml-error.ts';
import { corruptXml } from './corrupt-xml.ts';
import { createRandom } from './random.ts';
import { createEngineReader, createSaxesReader, type Step } from './xml-reader-pair.ts';

export interface FuzzResult {
  files: number;
  /** Accepted by both readers with equal values. */
  read: number;
  /** Rejected by both. */
  refused: number;
  /** DOCTYPE, encodings, limits and XML 1.1, where the readers differ on purpose. */
  exceptions: number;
  /** Unexpected differences, at most ten. */
  differing: { document: string; fromEngine: string; saxes: string }[];
}

const wanted = { fields: noteFieldPaths, scopes: noteScopePaths, acceptsNamespace };
const readWithEngine = createEngineReader(wanted);
const readSaxes = createSaxesReader(wanted);

/** Reads corrupted copies of documents with `XmlReader` and with saxes; the same seed creates the same copies. */
export function fuzzXml(documents: readonly Buffer[], files: number, seed: number): FuzzResult {
  const next = createRandom(seed);
  const result: FuzzResult = { files, read: 0, refused: 0, exceptions: 0, differing: [] };
  for (let i = 0; i < files; i++) compare(corruptXml(documents, next), result);
  return result;
}

function compare(bytes: Buffer, result: FuzzResult): void {
  let document: Buffer;
  try {
    document = decodeDocument(bytes);
  } catch {
    result.exceptions++;
    return;
  }
  const text = document.toString('utf8');
  const fromEngine = outcome(() => readWithEngine(document));
  const saxes = outcome(() => readSaxes(text));
  if (isException(text, fromEngine)) result.exceptions++;
  else if (fromEngine instanceof Error && saxes instanceof Error) result.refused++;
  else if (isDeepStrictEqual(fromEngine, saxes)) result.read++;
  else if (result.differing.length < 10)
    result.differing.push({ document: text, fromEngine: describe(fromEngine), saxes: describe(saxes) });
}

function outcome(read: () => Step[]): Step[] | Error {
  try {
    return read();
  } catch (error) {
    return error as Error;
  }
}

function isException(text: string, fromEngine: Step[] | Error): boolean {
  if (fromEngine instanceof XmlError && fromEngine.code === 'xml_doctype') return true;
  return /^<\?xml\s+version\s*=\s*["']1\.(?!0["'])/.test(text);
}

function describe(outcome: Step[] | Error): string {
  return outcome instanceof Error ? outcome.message : JSON.stringify(outcome);
}
