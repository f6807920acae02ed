import { foldText } from '@restitui/brazil/fold-text.ts';

interface Searched {
  name: string;
  email: string;
  tel: string;
  cnpj?: string | null;
  message: string;
}

/** Returns the text of a lead that the search matches. */
export function leadSearchText({ name, email, tel, cnpj, message }: Searched): string {
  return foldText(`${name} ${email} ${tel} ${cnpj ?? ''} ${message}`);
}
