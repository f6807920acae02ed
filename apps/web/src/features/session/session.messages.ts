export const sessionMessages = {
  expired: 'Sua sessão expirou. Entre novamente.',
  noUser: 'Usuário não encontrado',
  network: 'Erro de rede',
  unknown: 'Ocorreu um erro desconhecido',
  waitSeconds: (seconds: number) =>
    seconds < 60 ? 'Tente novamente em menos de um minuto.' : `Tente novamente em ${Math.ceil(seconds / 60)} min.`,
};
