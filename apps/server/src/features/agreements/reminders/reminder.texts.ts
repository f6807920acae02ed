import { formatDay } from '@restitui/brazil/day.ts';
import { displayName } from '@restitui/brazil/display-name.ts';

interface ReminderInput {
  /** Title of the consultancy. */
  sender: string;
  nome: string;
  razao_social: string;
  link: string;
  /** Null for staff, who open the agreement without a link. */
  expiresAt: string | null;
}

/** Builds the reminder for a person who has not signed. */
export function reminderText({ sender, nome, razao_social, link, expiresAt }: ReminderInput) {
  const until = expiresAt === null ? '' : `\n\nO link vale até ${formatDay(expiresAt)} e é só seu: não o repasse.`;
  return {
    subject: `Lembrete: contrato de ${displayName(razao_social)} à espera da sua assinatura`,
    text: `Olá, ${displayName(nome)}.

O contrato de ${displayName(razao_social)} ainda espera a sua assinatura. Leia e assine aqui:

${link}${until}

Se você já assinou, não é preciso fazer nada.

${sender}`,
  };
}
