import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';

interface AnchorEmail {
  name: string;
  company: string;
  anchor: { seq: number; hash: string; mac: string; at: string };
}

/** Builds the e-mail with the end of the chain, against which a later truncation can be detected. */
export function anchorEmail({ name, company, anchor }: AnchorEmail) {
  return {
    subject: `Registro de evidências de ${company} em ${formatDay(anchor.at)}`,
    text: `Olá, ${displayName(name)}.

Guarde este e-mail. Ele prova até onde ia, nesta data, o registro das assinaturas de ${company}:

Registro: ${anchor.seq}
SHA-256: ${anchor.hash}
Prova: ${anchor.mac}

Se um dia faltar algum registro, a verificação de integridade mostra a diferença.`,
  };
}
