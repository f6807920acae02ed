export const acceptanceLevel =
  'Assinatura eletrônica avançada (Lei 14.063/2020, art. 4º, II), aceita pelas partes (MP 2.200-2/2001, art. 10, § 2º)';

/** Says where the time of the seal comes from. */
export function timeStampNote(isStamped: boolean): string {
  return isStamped
    ? 'Carimbo do tempo pedido a uma autoridade; se foi dado, consta do selo e da verificação pública.'
    : 'Sem carimbo do tempo: o horário é o do servidor.';
}
