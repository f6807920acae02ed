/** Builds the e-mail about a sealed agreement. */
export function sealedEmail({
  name,
  party,
  company,
  address,
}: Record<'name' | 'party' | 'company' | 'address', string>) {
  return {
    subject: `Contrato assinado e selado: ${party}`,
    text: `Olá, ${name}.

Todas as assinaturas do contrato entre ${party} e ${company} estão completas, e o documento foi selado.

Para conferir a autenticidade, abra:

${address}`,
  };
}
