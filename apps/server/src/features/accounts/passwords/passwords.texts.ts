import { displayName } from '@restitui/brazil/display-name.ts';
export function passwordLinkText(name: string, link: string, minutes: number) {
  return {
    subject: 'Crie uma nova senha',
    text: `Olá, ${displayName(name)}.

Alguém pediu uma nova senha para a sua conta. Para criá-la, abra:

${link}

O link vale por ${minutes} minutos e funciona uma única vez. Se não foi você, ignore esta mensagem: nada muda.`,
  };
}

/** The code is the only upper-case word of four characters in the text, so that readers can find it. */
export function clientCodeText(code: string, minutes: number) {
  return {
    subject: 'Seu código para criar a senha',
    text: `Olá.

Seu código para criar uma nova senha é ${code}

Ele vale por ${minutes} minutos. Não o informe a ninguém. Se não foi você que pediu, ignore esta mensagem.`,
  };
}

/** The code is the only number of six digits in the text. */
export function clientSignInText(code: string, minutes: number) {
  return {
    subject: 'Seu código para entrar',
    text: `Olá.

Seu código para entrar é ${code}

Ele vale por ${minutes} minutos e funciona uma única vez. Não o informe a ninguém. Se não foi você que pediu, ignore esta mensagem.`,
  };
}
