import type { CheckedFile, Verdict } from '@restitui/pdf-check/verdict.ts';

export const evidenceMessages = {
  loadFailed: 'Não foi possível consultar este documento.',
  sealAsked: 'A selagem foi pedida de novo.',
  sealAskFailed: 'Não foi possível pedir a selagem de novo.',
  exportFailed: 'Não foi possível baixar as evidências.',
  checkFailed: 'Não foi possível verificar a integridade.',
  certificateSaved: 'Certificado guardado. Os próximos contratos são selados com ele.',
  certificateRemoved: 'Certificado removido.',
  certificateRemoveFailed: 'Não foi possível remover o certificado.',
  certificateLoadFailed: 'Não foi possível carregar o certificado.',
  unreadableFile: 'Não foi possível ler este arquivo. Tente de novo ou use outro navegador.',
  pdfFile: { extension: 'Escolha o documento em PDF.', size: 'O arquivo passa de 100 MB: não é um contrato selado.' },
};

export const verdictTexts: Record<Verdict, { title: string; text: string }> = {
  valido: { title: 'Válido', text: 'Este arquivo é exatamente o documento que foi selado.' },
  alterado: {
    title: 'Válido, alterado depois',
    text: 'O documento selado está inteiro dentro deste arquivo, mas algo foi acrescentado depois do selo.',
  },
  invalido: { title: 'Inválido', text: 'Este arquivo não é o documento que foi selado.' },
};

export const sealTexts: Record<CheckedFile['seal'], string> = {
  integro: 'O selo confere.',
  rompido: 'O selo está rompido: o conteúdo foi alterado.',
  outro: 'O arquivo tem um selo, de outro documento ou de outro certificado.',
  ausente: 'O arquivo não tem selo.',
};
