export const activityMessages = {
  loadFailed: 'Erro ao carregar o registro de atividades.',
  exported: (name: string) => `Planilha ${name} exportada.`,
  exportFailed: 'Erro ao exportar o registro de atividades.',
  nothingToExport: 'Não há registros para exportar.',
  checkFailed: 'Erro ao verificar a integridade do registro.',
} as const;
