import { isDeepStrictEqual } from 'node:util';
import { noteFieldPaths, noteScopePaths, takesNamespace } from '../src/notes/note-paths.ts';
import { decodeDocument } from '../src/xml/decode-document.ts';
import { XmlError } from '../src/xml/xml-error.ts';
import { createRandom } from './random.ts';
import { spoilXml } from './spoil-xml.ts';
import { createOurReading, createSaxesReading, type Step } from './xml-readings.ts';

export interface FuzzResult {
  files: number;
  /** Accepted by both and read alike. */
  read: number;
  /** Refused by both. */
  refused: number;
  /** DOCTYPE, encodings, limits and XML 1.1, where we differ on purpose. */
  exceptions: number;
  /** What the two do not agree on, at most ten. */
  differing: { document: string; ours: string; saxes: string }[];
}

const wanted = { fields: noteFieldPaths, scopes: noteScopePaths, takesNamespace };
const readOurs = createOurReading(wanted);
const readSaxes = createSaxesReading(wanted);

/** Reads spoilt copies of documents with our reader and with saxes; the same seed spoils them alike. */
export function fuzzXml(documents: readonly Buffer[], files: number, seed: number): FuzzResult {
  const next = createRandom(seed);
  const result: FuzzResult = { files, read: 0, refused: 0, exceptions: 0, differing: [] };
  for (let i = 0; i < files; i++) compare(spoilXml(documents, next), result);
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
  const ours = outcome(() => readOurs(document));
  const saxes = outcome(() => readSaxes(text));
  if (isException(text, ours)) result.exceptions++;
  else if (ours instanceof Error && saxes instanceof Error) result.refused++;
  else if (isDeepStrictEqual(ours, saxes)) result.read++;
  else if (result.differing.length < 10)
    result.differing.push({ document: text, ours: describe(ours), saxes: describe(saxes) });
}

function outcome(read: () => Step[]): Step[] | Error {
  try {
    return read();
  } catch (error) {
    return error as Error;
  }
}

function isException(text: string, ours: Step[] | Error): boolean {
  if (ours instanceof XmlError && ours.code === 'xml_doctype') return true;
  return /^<\?xml\s+version\s*=\s*["']1\.(?!0["'])/.test(text);
}

function describe(outcome: Step[] | Error): string {
  return outcome instanceof Error ? outcome.message : JSON.stringify(outcome);
}
