/** The code is the only upper-case word of four characters in the text; a name could be another one. */
export function verificationText(code: string, minutes: number) {
  return {
    subject: 'Seu código de verificação',
    text: `Olá.

Seu código de verificação é ${code}

Ele vale por ${minutes} minutos. Informe-o apenas a quem está fazendo o seu cadastro. Se você não espera este código, ignore esta mensagem.`,
  };
}
