import type { Bank } from '@restitui/domain/lookups/lookups.api.ts';

/** `001 - Banco do Brasil S.A.`: code and name as one text (G-25). */
export function bankText({ code, name }: Pick<Bank, 'code' | 'name'>): string {
  return `${String(code).padStart(3, '0')} - ${name}`;
}

/** What is wrong with a bank that is not of the list; nothing while there is none. */
export function bankProblem(typed: string, banks: readonly Bank[] | undefined): string | undefined {
  if (!banks || banks.some((bank) => bankText(bank) === typed.trim())) return undefined;
  return 'Escolha um banco da lista';
}
