export const firstStepMessages = {
  postponeFailed: 'Não foi possível deixar este passo para depois.',
  testFailed: 'Não foi possível enviar a mensagem de teste.',
} as const;
