import { foldText } from '@restitui/brazil/fold-text.ts';

interface Searched {
  company: string;
  message: string;
  id_client?: string | null;
}

/** Returns the searchable text of an alert: company, message and number, normalized like search terms. */
export function alertSearchText({ company, message, id_client }: Searched): string {
  return foldText(`${company} ${message} ${id_client ?? ''}`);
}
