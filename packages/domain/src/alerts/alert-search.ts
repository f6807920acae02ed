import { foldText } from '@restitui/brazil/fold-text.ts';

interface Searched {
  company: string;
  message: string;
  id_client?: string | null;
}

/** What the search of alerts reads: company, message and number, folded as the words looked for are. */
export function alertSearchText({ company, message, id_client }: Searched): string {
  return foldText(`${company} ${message} ${id_client ?? ''}`);
}
