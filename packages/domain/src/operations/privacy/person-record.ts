/** A section of a person's record: its field labels in order, and its rows. */
export interface RecordSection {
  titulo: string;
  campos: Readonly<Record<string, string>>;
  registros: readonly Readonly<Record<string, unknown>>[];
}

/** A picture in the export: its file name there and its storage key. */
export interface RecordPicture {
  nome: string;
  key: string;
  id_signature: string;
  file: 'fotoPessoa' | 'fotoDoc' | 'assinatura';
}

/** All data of a person in a tenant, without data of others and without secrets. */
export interface PersonRecord {
  nome: string;
  secoes: RecordSection[];
  fotos: RecordPicture[];
}
