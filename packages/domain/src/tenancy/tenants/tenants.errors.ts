import { errors } from '../../wire/errors.ts';

export const tenantErrors = errors({
  tenant_not_found: [404, 'Empresa não encontrada.'],
  tenant_create_denied: [403, 'Somente o CEO ou a TI do provedor pode adicionar empresas.'],
  tenant_exists: [409, 'Já existe uma empresa com este CNPJ.'],
  company_denied: [403, 'Somente o CEO ou a TI do provedor pode alterar os dados da empresa.'],
  branding_denied: [403, 'Somente o CEO ou a TI do provedor pode alterar a marca.'],
  address_taken: [409, 'Este endereço já é de outra empresa.'],
  picture_refused: [400, 'A imagem não pode ser usada.'],
});
