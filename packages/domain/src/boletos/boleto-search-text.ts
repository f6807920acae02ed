import { foldText } from '@restitui/brazil/fold-text.ts';

interface Searched {
  nome: string;
  cpfCnpj: string;
  seuNumero: string;
  mensagem: string;
}

/** What the search of boletos reads. */
export function boletoSearchText({ nome, cpfCnpj, seuNumero, mensagem }: Searched): string {
  return foldText(`${nome} ${cpfCnpj} ${seuNumero} ${mensagem}`);
}
