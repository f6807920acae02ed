import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnalysisError } from '../months/analysis-error.ts';
import { KeyIndex } from '../notes/key-index.ts';
import { type NotesReading, readNotes } from '../notes/read-notes.ts';
import { walkZip } from '../zip/read-zip.ts';
import { ZipError } from '../zip/zip-error.ts';
import { drawSample } from './draw-sample.ts';
import { type AuthenticityVerdict, authenticityVerdicts, compareVerdicts, type VerifiedNote } from './verdicts.ts';
import { NoteVerifier } from './verify-note.ts';

/** The notes are read once to know which count, then once to verify. */
export interface AuthenticityProgress {
  fase: 'leitura' | 'assinaturas';
  arquivos: number;
  total: number;
}

export interface AuthenticityInput {
  /** Path of the ZIP of notes. */
  xmlZip: string;
  /** The client's, any establishment, with or without mask. */
  cnpj: string;
  /** How many notes to draw; null for all that count. */
  sample: number | null;
  /** The same seed draws the same notes. */
  seed: string;
  /** An existing folder for what does not fit in memory; default the system's. */
  tempDir?: string;
  onProgress?: (progress: AuthenticityProgress) => void;
  signal?: AbortSignal;
}

export interface AuthenticityResult {
  /** Notes that count in the figures, and how many of them were asked for. */
  contadas: number;
  pedidas: number;
  contagens: Record<AuthenticityVerdict, number>;
  /** All that are not authentic, the gravest first, up to a bound. */
  apontadas: VerifiedNote[];
  /** Of a small sample, the authentic ones too. */
  autenticas: VerifiedNote[];
}

const MOST_LISTED = 5000;
const MOST_AUTHENTIC_LISTED = 500;
const MAX_XML_BYTES = 5 << 20;

/**
 * Verifies the signatures of the notes that count in the client's figures, or of a sample weighted by what stands
 * behind the refund. Of several copies of a note the gravest verdict holds. Nothing is taken out of any figure.
 * @throws AnalysisError when the ZIP is unusable; the signal's reason when aborted.
 */
export async function checkAuthenticity(input: AuthenticityInput): Promise<AuthenticityResult> {
  const tempDir = await mkdtemp(join(input.tempDir ?? tmpdir(), 'assinaturas-'));
  try {
    const { onProgress, signal, cnpj, xmlZip } = input;
    const notes = await readNotes({
      path: xmlZip,
      cnpj,
      tempDir,
      onProgress: ({ arquivos, total }) => onProgress?.({ fase: 'leitura', arquivos, total }),
      ...(signal && { signal }),
    });
    await notes.dispose();
    return await verifyWanted(input, notes, tempDir);
  } catch (error) {
    if (error instanceof ZipError) throw new AnalysisError(error.code, error.message, { cause: error });
    throw error;
  } finally {
    await rm(tempDir, { recursive: true, force: true });
  }
}

async function verifyWanted(input: AuthenticityInput, notes: NotesReading, tempDir: string) {
  const { sample, seed, onProgress, signal } = input;
  let counted = 0;
  notes.counted.forEach(() => {
    counted++;
  });
  const drawn = sample === null || sample >= counted ? undefined : drawSample(notes.counted.forEach, sample, seed);
  const isWanted = (key: string) => (drawn ? drawn.has(key) : notes.counted.has(key));
  const verdicts = new VerdictList();
  const verifier = new NoteVerifier();
  const entries = walkZip(input.xmlZip, {
    wanted: (name) => (/\.xml$/i.test(name) ? 'read' : 'skip'),
    maxEntryBytes: () => MAX_XML_BYTES,
    tempDir,
    onProgress: ({ entries: arquivos, total }) => onProgress?.({ fase: 'assinaturas', arquivos, total }),
  });
  for await (const entry of entries) {
    signal?.throwIfAborted();
    if ('problem' in entry || !keysIn(entry.data).some(isWanted)) continue;
    for (const verified of verifier.verify(entry.data)) {
      if (isWanted(verified.chave)) verdicts.add({ ...verified, arquivo: entry.name });
    }
  }
  const absent = (key: string) => !verdicts.has(key) && isWanted(key);
  notes.counted.forEach((key) => {
    if (absent(key)) verdicts.add(notFound(key));
  });
  return verdicts.result(counted, drawn?.size ?? counted);
}

function notFound(chave: string): VerifiedNote {
  return { chave, arquivo: '', veredito: 'nao_encontrada', motivo: 'A nota não foi achada no ZIP.', titular: '' };
}

const noteStart = /<(?:[\w.-]+:)?inf(?:NFe|CFe)\b[^>]*?\bId\s*=\s*["']\s*(?:NFe|CFe)?([0-9A-Z]{44})/g;

/** Access keys of the notes in a file, without reading it whole. */
function keysIn(data: Buffer): string[] {
  return Array.from(data.toString('latin1').matchAll(noteStart), ([, key]) => key as string);
}

/** Verdicts by key, in memory that the authentic ones hardly take. */
class VerdictList {
  readonly #seen = new KeyIndex();
  readonly #flagged = new Map<string, VerifiedNote>();
  readonly #authentic: VerifiedNote[] = [];
  readonly #counts = Object.fromEntries(authenticityVerdicts.map((verdict) => [verdict, 0])) as Record<
    AuthenticityVerdict,
    number
  >;

  has(key: string): boolean {
    return this.#seen.findText(key) >= 0;
  }

  add(note: VerifiedNote): void {
    const before = this.has(note.chave) ? (this.#flagged.get(note.chave)?.veredito ?? 'autentica') : undefined;
    if (before && compareVerdicts(note.veredito, before) >= 0) return;
    this.#seen.addText(note.chave);
    if (before) this.#counts[before]--;
    this.#counts[note.veredito]++;
    if (note.veredito !== 'autentica') this.#flagged.set(note.chave, note);
    else if (this.#authentic.length < MOST_AUTHENTIC_LISTED) this.#authentic.push(note);
  }

  result(contadas: number, pedidas: number): AuthenticityResult {
    const byKey = (a: VerifiedNote, b: VerifiedNote) => (a.chave < b.chave ? -1 : 1);
    const flagged = [...this.#flagged.values()].sort((a, b) => compareVerdicts(a.veredito, b.veredito) || byKey(a, b));
    const small = pedidas <= MOST_AUTHENTIC_LISTED;
    return {
      contadas,
      pedidas,
      contagens: this.#counts,
      apontadas: flagged.slice(0, MOST_LISTED),
      autenticas: small ? this.#authentic.filter(({ chave }) => !this.#flagged.has(chave)).sort(byKey) : [],
    };
  }
}
