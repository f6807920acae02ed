/** One part of what is held about a person: the labels of its fields, in their order, and its rows. */
export interface RecordSection {
  titulo: string;
  campos: Readonly<Record<string, string>>;
  registros: readonly Readonly<Record<string, unknown>>[];
}

/** A picture that goes into the export: its name there and its key in the storage. */
export interface RecordPicture {
  nome: string;
  key: string;
  id_signature: string;
  file: 'fotoPessoa' | 'fotoDoc' | 'assinatura';
}

/** Everything held about a person in a tenant; nothing of others, no secret. */
export interface PersonRecord {
  nome: string;
  secoes: RecordSection[];
  fotos: RecordPicture[];
}
