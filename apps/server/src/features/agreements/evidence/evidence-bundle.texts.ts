/** Builds the text that explains a bundle to its reader. */
export function bundleReadme({ company, code }: { company: string; code: string }): string {
  return `Pacote de evidências de um contrato de ${company}, documento ${code}.

Para conferir, sem internet e sem o sistema, com Node.js 20 ou mais novo (https://nodejs.org):

  1. Extraia deste pacote o arquivo verify-evidence.mjs.
  2. Rode: node verify-evidence.mjs evidence.zip

O programa diz o que confere, o que não pode ser conferido fora do sistema e cada quebra que encontrar.
Sai com código 0 quando nada foi alterado e 1 quando há quebra.

O que há no pacote:
  documento/selado.pdf     o contrato com as páginas de evidências e o selo
  documento/original.pdf   o contrato antes do selo
  textos/                  o texto de cada versão
  cadeia/registros.json    os registros da cadeia de evidências sobre este contrato e as identidades de quem assinou
  cadeia/ancoras.json      as âncoras da cadeia; carimbos/ tem os carimbos do tempo, quando há
  certificados/            o certificado que assina este pacote
  manifest.json            a lista dos arquivos com o SHA-256 de cada um; manifest.sig é a assinatura dela

As fotos das pessoas não estão no pacote, e os registros não têm nome nem CPF. O PDF e os textos são o documento
assinado e têm os dados das partes: trate-os como tal (Lei 13.709/2018).
`;
}
