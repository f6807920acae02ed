import type { Bank } from '@restitui/domain/operations/lookups/lookups.api.ts';

/** Formats code and name of a bank as one text: `001 - Banco do Brasil S.A.` (G-25). */
export function bankText({ code, name }: Pick<Bank, 'code' | 'name'>): string {
  return `${String(code).padStart(3, '0')} - ${name}`;
}

/** Returns the validation message of a bank that is not in the list; undefined without a list. */
export function bankProblem(typed: string, banks: readonly Bank[] | undefined): string | undefined {
  if (!banks || banks.some((bank) => bankText(bank) === typed.trim())) return undefined;
  return 'Escolha um banco da lista';
}
