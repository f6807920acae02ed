import { foldText } from '@restitui/brazil/fold-text.ts';

interface Searched {
  name: string;
  email: string;
  tel: string;
  cnpj?: string | null;
  message: string;
}

/** What the search of leads reads. */
export function leadSearchText({ name, email, tel, cnpj, message }: Searched): string {
  return foldText(`${name} ${email} ${tel} ${cnpj ?? ''} ${message}`);
}
