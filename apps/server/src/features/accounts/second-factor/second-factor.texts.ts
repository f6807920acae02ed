import { displayName } from '@restitui/brazil/display-name.ts';

const closing = 'Se não foi você, troque a sua senha e avise o CEO da sua empresa.';

/** Messages to the person about a change or a use of the second factor. */
export const factorTexts = {
  enrolled: (name: string) => ({
    subject: 'Segundo fator cadastrado',
    text: `Olá, ${displayName(name)}.

Um segundo fator foi cadastrado na sua conta. As próximas entradas vão pedi-lo.

${closing}`,
  }),
  removed: (name: string) => ({
    subject: 'Segundo fator removido',
    text: `Olá, ${displayName(name)}.

Um segundo fator foi removido da sua conta.

${closing}`,
  }),
  recoveryCodesRenewed: (name: string) => ({
    subject: 'Novos códigos de recuperação',
    text: `Olá, ${displayName(name)}.

Novos códigos de recuperação foram gerados na sua conta. Os anteriores deixaram de valer.

${closing}`,
  }),
  recoveryCodeUsed: (name: string) => ({
    subject: 'Código de recuperação usado',
    text: `Olá, ${displayName(name)}.

Um dos seus códigos de recuperação acabou de ser usado para confirmar a sua identidade. Ele não vale mais.

${closing}`,
  }),
  wrongAnswers: (name: string) => ({
    subject: 'Tentativas recusadas na sua conta',
    text: `Olá, ${displayName(name)}.

Alguém acertou a sua senha e errou várias vezes o segundo fator. A entrada foi recusada.

${closing}`,
  }),
} as const;

export function factorsResetText(name: string, { by, reason }: { by: string; reason: string }) {
  return {
    subject: 'Seu segundo fator foi removido',
    text: `Olá, ${displayName(name)}.

${by} removeu o segundo fator da sua conta. Motivo: ${reason}

Suas sessões foram encerradas. Ao entrar, cadastre outro em Perfil, Segurança.

${closing}`,
  };
}
