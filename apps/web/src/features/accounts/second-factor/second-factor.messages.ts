export const factorMessages = {
  about: 'Além da senha, a entrada pede um código do aplicativo autenticador ou uma chave de acesso.',
  required: 'A sua empresa exige um segundo fator. Cadastre um para continuar.',
  loadFailed: 'Erro ao carregar os segundos fatores.',
  enrolled: 'Segundo fator cadastrado.',
  renamed: 'Nome alterado.',
  removed: 'Segundo fator removido.',
  removeFailed: 'Erro ao remover o segundo fator.',
  reset: 'Segundo fator removido. A pessoa foi avisada.',
  passkeyCancelled: 'A chave de acesso não foi usada. Tente novamente.',
  passkeyUnsupported: 'Este navegador não oferece chaves de acesso neste endereço.',
  codesOnce: 'Guarde estes códigos fora deste computador. Cada um vale uma vez e eles não aparecem de novo.',
};
