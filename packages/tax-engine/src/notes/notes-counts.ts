/** How many files or notes of each kind an upload held. */
export interface NotesCounts {
  /** XML files that were read. */
  lidos: number;
  /** Different authorised notes on the client's side, returns by buyers included. */
  validos: number;
  cancelados: number;
  denegados: number;
  nao_autorizados: number;
  /** Further copies of a note that is on the client's side. */
  duplicados: number;
  sem_protocolo: number;
  homologacao: number;
  chave_invalida: number;
  /** Notes that others issued to the client, without effect on its revenue. */
  de_terceiros: number;
  /** Notes that name the client nowhere. */
  outra_empresa: number;
  /** Files that hold events or cancellations. */
  eventos: number;
  /** CT-e, MDF-e, NFS-e and whatever else is no note. */
  ignorados: number;
  /** XML files that are damaged, too large, malformed, refused or hold impossible values. */
  invalidos: number;
  outras_extensoes: number;
  /** Folders and what macOS adds. */
  pastas: number;
  zips_internos: number;
}

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

/** Changes `to`. */
export function addNotesCounts(to: NotesCounts, from: NotesCounts): void {
  for (const key of Object.keys(to) as (keyof NotesCounts)[]) to[key] += from[key];
}
