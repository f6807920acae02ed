import { keysOf } from '../record-keys.ts';
/** Counts of files or notes by kind. */
export interface NotesCounts {
  /** XML files that were read. */
  lidos: number;
  /** Distinct authorised notes on the client's side, including returns issued by buyers. */
  validos: number;
  cancelados: number;
  denegados: number;
  nao_autorizados: number;
  /** Additional copies of a note on the client's side. */
  duplicados: number;
  sem_protocolo: number;
  homologacao: number;
  chave_invalida: number;
  /** Notes issued to the client by others, without effect on its revenue. */
  de_terceiros: number;
  /** Notes that do not name the client. */
  outra_empresa: number;
  /** Files that contain events or cancellations. */
  eventos: number;
  /** CT-e, MDF-e, NFS-e and other documents that are no notes. */
  ignorados: number;
  /** XML files that are damaged, too large, malformed, rejected or contain impossible values. */
  invalidos: number;
  outras_extensoes: number;
  /** Folders and files added by macOS. */
  pastas: number;
  zips_internos: number;
}

/** Creates counts of zero. */
export function createNotesCounts(): NotesCounts {
  return {
    lidos: 0,
    validos: 0,
    cancelados: 0,
    denegados: 0,
    nao_autorizados: 0,
    duplicados: 0,
    sem_protocolo: 0,
    homologacao: 0,
    chave_invalida: 0,
    de_terceiros: 0,
    outra_empresa: 0,
    eventos: 0,
    ignorados: 0,
    invalidos: 0,
    outras_extensoes: 0,
    pastas: 0,
    zips_internos: 0,
  };
}

/** Adds the counts of `from` to `to`, in place. */
export function addNotesCounts(to: NotesCounts, from: NotesCounts): void {
  for (const key of keysOf(to)) to[key] += from[key];
}
