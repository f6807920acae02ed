export const lapseMessages = {
  loadFailed: 'Não foi possível carregar as prescrições.',
  none: 'Nada a prescrever',
  noneDetail: 'Aqui aparece, mês a mês, o que as análises concluídas encontraram e ninguém pediu ainda.',
  calendarSaved: (name: string) => `Calendário ${name} salvo.`,
} as const;
