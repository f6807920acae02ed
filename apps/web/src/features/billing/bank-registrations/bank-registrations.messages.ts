/** The requirements list these texts in English, so they stay so (client-work C-36). */
export const bankMessages = {
  saved: 'Form data saved successfully.',
  saveFailed: 'Error saving form data. Please try again.',
  connected: {
    INTER: 'O Banco Inter aceitou as credenciais.',
    LOCAL: 'Este ambiente usa o banco de demonstração: a conexão funciona e os boletos são SEM VALOR.',
  },
  noticesRegistered: 'O banco avisará dos pagamentos assim que acontecerem.',
  loadFailed: 'Erro ao carregar o registro bancário.',
};

export const bankTypeLabels = { INTER: '077\u00a0· Banco Inter' };
export const personKindLabels = { fisica: 'Pessoa física', juridica: 'Pessoa jurídica' };
