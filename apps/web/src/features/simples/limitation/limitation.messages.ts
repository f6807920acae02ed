export const limitationMessages = {
  loadFailed: 'Não foi possível carregar as prescrições.',
  none: 'Nada a prescrever',
  noneDetail: 'Aqui aparece, mês a mês, o que as análises concluídas encontraram e ninguém pediu ainda.',
  noneOfFilters: 'Nada prescreve neste ano ou para esta pessoa.',
  calendarSaved: (name: string) => `Calendário ${name} salvo.`,
} as const;
