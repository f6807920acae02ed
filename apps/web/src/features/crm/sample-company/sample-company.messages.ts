export const sampleMessages = {
  createFailed: 'Não foi possível criar a empresa de exemplo.',
  removed: 'Empresa de exemplo removida.',
  removeFailed: 'Não foi possível remover a empresa de exemplo.',
} as const;
