export const payrollItemMessages = {
  saved: 'O verba foi salva com sucesso!',
  saveFailed: 'Houve um erro ao salvar o verba.',
  loadFailed: 'Erro ao carregar dados.',
  loading: 'Carregando…',
  valueInvalid: 'Por favor, insira um valor válido.',
  closed: 'Esta apuração está fechada: as verbas podem ser vistas, não alteradas.',
  changed: 'As verbas foram alteradas por outra pessoa. O que você digitou continua aqui, sem ser salvo.',
  diagnosisSaved: (file: string) => `Diagnóstico ${file} gerado.`,
  diagnosisFailed: 'Não foi possível gerar o diagnóstico. Tente novamente.',
} as const;
