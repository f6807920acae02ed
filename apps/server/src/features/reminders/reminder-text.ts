import { formatDay } from '@restitui/brazil/day.ts';

interface Reminding {
  nome: string;
  razao_social: string;
  link: string;
  /** When the link ends; for who opens the contract as staff it has no end. */
  expiresAt: string | null;
}

/** What is said to who has not signed. */
export function reminderText({ nome, razao_social, link, expiresAt }: Reminding) {
  const until = expiresAt === null ? '' : `\n\nO link vale até ${formatDay(expiresAt)} e é só seu: não o repasse.`;
  return {
    subject: `Lembrete: contrato de ${razao_social} à espera da sua assinatura`,
    text: `Olá, ${nome}.

O contrato de ${razao_social} ainda espera a sua assinatura. Leia e assine aqui:

${link}${until}

Se você já assinou, não é preciso fazer nada.`,
  };
}
