export const refundRequestMessages = {
  loadFailed: 'Não foi possível carregar os pedidos.',
  saved: 'Pedido gravado.',
  credited: 'Créditos criados a partir dos pedidos.',
  creditFailed: 'Não foi possível criar os créditos.',
  stepSaved: 'Passo gravado.',
  stepsSaved: 'Passos gravados.',
  saveFailed: 'Não foi possível gravar o pedido.',
  none: 'Nada a pedir',
  noneDetail:
    'Quando a análise encontrar restituição em um DAS pago, ele aparece aqui com o que se pede de cada tributo.',
} as const;
