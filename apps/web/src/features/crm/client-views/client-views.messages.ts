export const clientViewMessages = {
  saved: 'Vista guardada.',
  changed: 'Vista atualizada.',
  removed: 'Vista excluída.',
  changeFailed: 'Não foi possível atualizar a vista.',
  removeFailed: 'Não foi possível excluir a vista.',
  isDefault: 'A lista abre com esta vista.',
  noDefault: 'A lista abre com todos os clientes.',
  defaultFailed: 'Não foi possível escolher a vista inicial.',
} as const;
