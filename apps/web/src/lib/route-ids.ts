/** Ids of the routes that show the same page under several addresses. */

export const clientListRoutes = ['/signed-in/usuario/clientes', '/signed-in/admin/$tenantId/clientes'] as const;

export const clientRoutes = [
  '/signed-in/usuario/cliente/$cnpjcpf',
  '/signed-in/admin/$tenantId/clientes/$cnpjcpf',
] as const;

export const clientAgreementRoutes = [
  '/signed-in/usuario/cliente/$cnpjcpf/lista-minutas',
  '/signed-in/admin/$tenantId/clientes/$cnpjcpf/lista-minutas',
] as const;

export const productRoutes = [
  '/signed-in/usuario/cliente/$cnpjcpf/produtos/$productId',
  '/signed-in/admin/$tenantId/clientes/$cnpjcpf/produtos/$productId',
] as const;

export const importRoutes = [
  '/signed-in/usuario/clientes/importar',
  '/signed-in/admin/$tenantId/clientes/importar',
] as const;

export const financialOptionRoutes = [
  '/signed-in/usuario/opcoes-financeiras',
  '/signed-in/usuario/cliente/$cnpjcpf/opcoes-financeiras',
  '/signed-in/admin/$tenantId/opcoes-financeiras',
  '/signed-in/admin/$tenantId/clientes/$cnpjcpf/opcoes-financeiras',
] as const;

/** The pages with the list of boletos: the financial options, and the products of a client. */
export const boletoRoutes = [
  ...financialOptionRoutes,
  '/signed-in/usuario/cliente/$cnpjcpf/produtos',
  '/signed-in/admin/$tenantId/clientes/$cnpjcpf/produtos',
] as const;

export const fiscalOptionRoutes = [
  '/signed-in/usuario/opcoes-fiscais',
  '/signed-in/usuario/cliente/$cnpjcpf/opcoes-fiscais',
  '/signed-in/admin/$tenantId/opcoes-fiscais',
  '/signed-in/admin/$tenantId/clientes/$cnpjcpf/opcoes-fiscais',
] as const;

export const optionRoutes = [...financialOptionRoutes, ...fiscalOptionRoutes] as const;

export const homeRoutes = ['/signed-in/usuario/home', '/signed-in/admin/empresas'] as const;
