import { counted } from '@restitui/brazil/counted.ts';
import { mostExportedBoletos } from '@restitui/domain/billing/boletos/boletos-sheet.ts';
import type { EachResult } from '../../../lib/call-each.ts';
import { formatCount } from '../../../lib/formats.ts';

export const boletoMessages = {
  none: 'Nenhum boleto encontrado.',
  noneHelp: 'Os boletos gerados aparecem aqui.',
  loadFailed: 'Erro ao carregar os boletos.',
  notFound: 'Boleto não encontrado.',
  issued: 'Boleto gerado com sucesso!',
  issueFailed: 'Não foi possível gerar o boleto.',
  replaced: 'Boleto substituído.',
  replacing: {
    title: 'Substituição em andamento',
    detail: 'O novo boleto foi gerado, mas o banco ainda não cancelou o anterior. O sistema continua tentando.',
  },
  givenBack: 'Devolução registrada: as participações foram estornadas.',
  giveBackFailed: 'Não foi possível registrar a devolução.',
  cancelled: 'Boleto cancelado.',
  cancelFailed: 'Não foi possível cancelar o boleto.',
  paid: 'Pagamento registrado no banco de demonstração.',
  payFailed: 'Não foi possível pagar o boleto.',
  refreshed: 'Situação atualizada com o banco.',
  refreshedMany: ({ done, refused: [refused, ...others] }: EachResult<unknown>) => {
    const title = `${counted(done.length, 'boleto atualizado', 'boletos atualizados')} com o banco.`;
    if (!refused) return title;
    return { title, detail: `${counted(others.length + 1, 'não foi', 'não foram')}: ${refused.message}` };
  },
  refreshFailed: 'O banco não disse como está o boleto.',
  pdfFailed: 'Não foi possível baixar o boleto.',
  exported: (name: string) => `Planilha ${name} salva.`,
  exportCapped: `Ela tem os ${formatCount(mostExportedBoletos)} boletos de vencimento mais recente. Filtre para exportar os demais.`,
  exportFailed: 'Não foi possível exportar os boletos.',
  nothingToExport: 'Não há boletos para exportar.',
  worthless: 'Banco de demonstração: os boletos são SEM VALOR e não podem ser pagos em lugar nenhum.',
} as const;
