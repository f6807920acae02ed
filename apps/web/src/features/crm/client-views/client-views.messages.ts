export const clientViewMessages = {
  saved: 'Vista guardada.',
  changed: 'Vista atualizada.',
  removed: 'Vista excluída.',
  changeFailed: 'Não foi possível atualizar a vista.',
  removeFailed: 'Não foi possível excluir a vista.',
} as const;
