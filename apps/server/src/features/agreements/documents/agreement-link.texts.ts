import { formatDay } from '@restitui/brazil/day.ts';

interface Invitation {
  nome: string;
  razao_social: string;
  link: string;
  expiresAt: string;
}

/** Builds the message that carries a link to a client's agreement. */
export function agreementLinkMessage({ nome, razao_social, link, expiresAt }: Invitation) {
  return {
    subject: `Contrato de ${razao_social} para ler e assinar`,
    text: `Olá, ${nome}.

O contrato de ${razao_social} está pronto para ler e assinar:

${link}

O link vale até ${formatDay(expiresAt)} e é só seu: não o repasse.`,
  };
}
