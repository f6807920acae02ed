import { createContext, useContext } from 'react';

export interface OpenedNote {
  id_apuracao: string;
  /** Access key, 44 digits. */
  chave: string;
  numero: string;
}

/** Opens a note in the host above a part of the page. */
export const NoteHostContext = createContext<((note: OpenedNote) => void) | undefined>(undefined);

/** Returns the function that opens a note in the host; undefined without a host. */
export const useNoteHost = () => useContext(NoteHostContext);
