import { counted, plural } from '@restitui/brazil/counted.ts';

const clients = (n: number) => counted(n, 'cliente', 'clientes');

export const portfolioMessages = {
  exported: (n: number) => `Planilha com ${clients(n)} pronta. O download começou.`,
  exportFailed: 'Não foi possível exportar os clientes.',
  exportReplaced: 'A exportação foi trocada por outra. Exporte de novo.',
  checked: 'Planilha conferida.',
  started: 'Importação iniciada.',
  done: (n: number) => `${clients(n)} ${plural(n, 'importado', 'importados')}.`,
  refusedSaved: 'Planilha com as linhas com erro salva.',
  refusedFailed: 'Não foi possível gerar a planilha com as linhas com erro.',
  templateFailed: 'Não foi possível gerar o modelo.',
} as const;
