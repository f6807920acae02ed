export const {{item}}Messages = {
  created: 'Registro criado com sucesso!',
  createFailed: 'Não foi possível criar o registro.',
  removed: 'Registro removido.',
  removeFailed: 'Não foi possível remover o registro.',
  loadFailed: 'Erro ao carregar os registros.',
} as const;
