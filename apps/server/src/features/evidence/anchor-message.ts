import { formatDay } from '@restitui/brazil/day.ts';
import type { Anchor } from '../../platform/anchors.ts';

/** To be kept: it shows later whether somebody cut the chain. */
export function anchorMessage({ name, company, anchor }: { name: string; company: string; anchor: Anchor }) {
  return {
    subject: `Registro de evidências de ${company} em ${formatDay(anchor.at)}`,
    text: `Olá, ${name}.

Guarde este e-mail. Ele prova até onde ia, nesta data, o registro das assinaturas de ${company}:

Registro: ${anchor.seq}
SHA-256: ${anchor.hash}
Prova: ${anchor.mac}

Se um dia faltar algum registro, a verificação de integridade mostra a diferença.`,
  };
}
