import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnalysisError } from '../months/analysis-error.ts';
import { KeyIndex } from '../notes/key-index.ts';
import { type NotesReading, readNotes } from '../notes/read-notes.ts';
import { recordOf } from '../record-keys.ts';
import { walkZip } from '../zip/read-zip.ts';
import { ZipError } from '../zip/zip-error.ts';
import { drawSample } from './draw-sample.ts';
import { type AuthenticityVerdict, authenticityVerdicts, compareVerdicts, type VerifiedNote } from './verdicts.ts';
import { NoteVerifier } from './verify-note.ts';

/** The notes are read twice: to determine which count, then to verify them. */
export interface AuthenticityProgress {
  fase: 'leitura' | 'assinaturas';
  arquivos: number;
  total: number;
}

export interface AuthenticityInput {
  /** Path of the ZIP of notes. */
  xmlZip: string;
  /** CNPJ of any of the client's establishments, with or without punctuation. */
  cnpj: string;
  /** Number of notes to draw; null for all counted notes. */
  sample: number | null;
  /** The same seed draws the same notes. */
  seed: string;
  /** An existing folder for temporary files; default: the system's. */
  tempDir?: string;
  onProgress?: (progress: AuthenticityProgress) => void;
  signal?: AbortSignal;
}

export interface AuthenticityResult {
  /** Number of notes behind the figures; below: number of notes to verify. */
  contadas: number;
  pedidas: number;
  contagens: Record<AuthenticityVerdict, number>;
  /** All notes that are not authentic, by severity, up to a limit. */
  apontadas: VerifiedNote[];
  /** The authentic notes of a small sample. */
  autenticas: VerifiedNote[];
}

const MAX_LISTED = 5000;
const MAX_AUTHENTIC_LISTED = 500;
const MAX_XML_BYTES = 5 << 20;

/**
 * Verifies the signatures of the client's counted notes, or of a sample weighted by their share of the refund. Of
 * several copies of a note the most severe verdict is reported. Figures are not changed.
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

const noteStart = /<(?:[\w.-]+:)?inf(?:NFe|CFe)\b[^<>]*?\bId\s*=\s*["']\s*(?:NFe|CFe)?([0-9A-Z]{44})/g;

/** Finds the access keys of a file's notes without parsing it. */
function keysIn(data: Buffer): string[] {
  return Array.from(data.toString('latin1').matchAll(noteStart), ([, key = '']) => key);
}

/** Verdicts by key, stored so that authentic notes need little memory. */
class VerdictList {
  readonly #seen = new KeyIndex();
  readonly #flagged = new Map<string, VerifiedNote>();
  readonly #authentic: VerifiedNote[] = [];
  readonly #counts = recordOf(authenticityVerdicts, () => 0);

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
    else if (this.#authentic.length < MAX_AUTHENTIC_LISTED) this.#authentic.push(note);
  }

  result(contadas: number, pedidas: number): AuthenticityResult {
    const byKey = (a: VerifiedNote, b: VerifiedNote) => (a.chave < b.chave ? -1 : 1);
    const flagged = [...this.#flagged.values()].sort((a, b) => compareVerdicts(a.veredito, b.veredito) || byKey(a, b));
    const small = pedidas <= MAX_AUTHENTIC_LISTED;
    return {
      contadas,
      pedidas,
      contagens: this.#counts,
      apontadas: flagged.slice(0, MAX_LISTED),
      autenticas: small ? this.#authentic.filter(({ chave }) => !this.#flagged.has(chave)).sort(byKey) : [],
    };
  }
}
