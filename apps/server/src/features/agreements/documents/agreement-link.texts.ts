import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';

interface Invitation {
  /** Title of the consultancy. */
  sender: string;
  nome: string;
  razao_social: string;
  link: string;
  expiresAt: string;
}

/** Builds the message that carries a link to a client's agreement. */
export function agreementLinkMessage({ sender, nome, razao_social, link, expiresAt }: Invitation) {
  return {
    subject: `Contrato de ${displayName(razao_social)} para ler e assinar`,
    text: `Olá, ${displayName(nome)}.

O contrato de ${displayName(razao_social)} está pronto para ler e assinar:

${link}

O link vale até ${formatDay(expiresAt)} e é só seu: não o repasse.

${sender}`,
  };
}
