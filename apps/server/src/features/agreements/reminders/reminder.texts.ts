import { formatDay } from '@restitui/brazil/day.ts';

interface ReminderInput {
  nome: string;
  razao_social: string;
  link: string;
  /** Null for staff, who open the agreement without a link. */
  expiresAt: string | null;
}

/** Builds the reminder for a person who has not signed. */
export function reminderText({ nome, razao_social, link, expiresAt }: ReminderInput) {
  const until = expiresAt === null ? '' : `\n\nO link vale até ${formatDay(expiresAt)} e é só seu: não o repasse.`;
  return {
    subject: `Lembrete: contrato de ${razao_social} à espera da sua assinatura`,
    text: `Olá, ${nome}.

O contrato de ${razao_social} ainda espera a sua assinatura. Leia e assine aqui:

${link}${until}

Se você já assinou, não é preciso fazer nada.`,
  };
}
