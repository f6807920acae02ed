import { foldText } from '@restitui/brazil/fold-text.ts';

interface SearchedFields {
  nome: string;
  cpfCnpj: string;
  seuNumero: string;
  mensagem: string;
}

/** Returns the text that the search of boletos reads. */
export function boletoSearchText({ nome, cpfCnpj, seuNumero, mensagem }: SearchedFields): string {
  return foldText(`${nome} ${cpfCnpj} ${seuNumero} ${mensagem}`);
}
