export const lookupMessages = {
  companyInvalid: 'CNPJ inválido. Verifique o número digitado.',
  companySearching: 'Buscando a empresa…',
  companyFound: 'Empresa encontrada.',
  companyMissing: 'Nenhuma informação encontrada para este CNPJ.',
  companyFailed: 'Erro ao buscar informações do CNPJ.',
  companyUnexpected: 'Ocorreu um erro inesperado.',
  selicFailed: 'Erro ao consultar informações da Selic no backend.',
};
