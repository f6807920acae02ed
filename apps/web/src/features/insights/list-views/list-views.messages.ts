export const listViewMessages = {
  saved: 'Vista guardada.',
  changed: 'Vista atualizada.',
  removed: 'Vista excluída.',
  changeFailed: 'Não foi possível atualizar a vista.',
  removeFailed: 'Não foi possível excluir a vista.',
  isDefault: 'A lista abre com esta vista.',
  noDefault: 'A lista abre sem uma vista.',
  defaultFailed: 'Não foi possível escolher a vista inicial.',
  isPartial: 'A vista foi aberta em parte.',
  leftOut: (parts: readonly string[]) => `Esta lista não tem o que a vista guarda em: ${parts.join(', ')}.`,
} as const;
