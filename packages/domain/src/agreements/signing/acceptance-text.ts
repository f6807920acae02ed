/** A text of acceptance. Never change one: a new text is a new entry with a new id. */
export interface AcceptanceText {
  id: string;
  /** SHA-256 of `text` in UTF-8, in hex. */
  sha256: string;
  text: string;
}

/** The current text. The parties accept this kind of proof: MP 2.200-2/2001, art. 10, §2. */
export const acceptanceText: AcceptanceText = {
  id: 'aceite-1',
  sha256: '0966271a4246b6cdde6aa4603b8333e4c3b9cdc75d46ce28af56c94e8cae9704',
  text: [
    'Li o contrato nesta versão e concordo com ele.',
    'Aceito assiná-lo por assinatura eletrônica avançada e reconheço como válidos, nos termos do art. 10, § 2º, da Medida Provisória nº 2.200-2/2001, este meio de assinatura e as provas de autoria e integridade registradas no ato: minha identificação por fotos e assinatura, a data e a hora, o endereço de rede, o aparelho e o código SHA-256 do texto.',
    'Sei que qualquer alteração posterior do texto pode ser detectada.',
  ].join(' '),
};
