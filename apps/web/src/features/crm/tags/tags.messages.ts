export const tagMessages = {
  created: 'Etiqueta criada.',
  createFailed: 'Não foi possível criar a etiqueta.',
  changed: 'Etiqueta alterada.',
  changeFailed: 'Não foi possível alterar a etiqueta.',
  removed: 'Etiqueta excluída.',
  removeFailed: 'Não foi possível excluir a etiqueta.',
  loadFailed: 'Erro ao carregar as etiquetas.',
  clientFailed: 'Não foi possível alterar as etiquetas do cliente.',
} as const;
