/** An error that the server may send: stable code, HTTP status, pt-BR text. */
export interface ErrorDefinition {
  readonly code: string;
  readonly status: number;
  readonly message: string;
}

/** One rejected field of a request. */
export interface Issue {
  path: string;
  message: string;
}

/** The body of every error response. */
export interface ErrorBody {
  code: string;
  message: string;
  issues?: Issue[];
  /** The same text again, for calls whose clients read this field. */
  error?: string;
  /** Data for the further step that the refusal asks for. */
  data?: unknown;
  /** Id of the request in the log, for failures of the server. */
  requestId?: string;
}

type Table = Record<string, readonly [status: number, message: string]>;

/** Declares the errors of a feature: the key becomes the code. */
export function errors<const T extends Table>(table: T): { readonly [K in keyof T]: ErrorDefinition } {
  const defined = Object.entries(table).map(([code, [status, message]]) => [code, { code, status, message }]);
  return Object.fromEntries(defined);
}

export const wireErrors = errors({
  invalid_input: [400, 'Verifique os campos informados.'],
  too_deep: [400, 'Os dados enviados têm níveis demais, um dentro do outro.'],
  too_many_values: [400, 'Os dados enviados têm campos ou itens demais.'],
  malformed_text: [400, 'Um dos textos contém caracteres que não podem ser gravados.'],
  tenant_mismatch: [400, 'A empresa informada difere da empresa selecionada.'],
  not_signed_in: [401, 'Usuário não autenticado'],
  link_invalid: [401, 'O link expirou ou não é válido. Recarregue a página e tente novamente.'],
  staff_only: [403, 'Esta área é da equipe. Entre com uma conta de usuário.'],
  client_only: [403, 'Esta área é do cliente. Entre com CPF e senha do cliente.'],
  tenant_denied: [403, 'Você não tem acesso a esta empresa.'],
  not_found: [404, 'Não encontrado.'],
  body_timeout: [408, 'O envio dos dados demorou demais. Tente novamente.'],
  concurrent_change: [409, 'Outra alteração acabou de ser gravada. Recarregue a página e tente novamente.'],
  too_large: [413, 'Arquivo muito grande.'],
  url_too_long: [414, 'O endereço é longo demais.'],
  encoding_unsupported: [415, 'Envie os dados sem compressão.'],
  content_too_complex: [422, 'O conteúdo demorou demais para ser processado. Simplifique-o e tente novamente.'],
  headers_too_large: [431, 'O navegador enviou cabeçalhos demais. Limpe os cookies deste site e tente novamente.'],
  unexpected: [500, 'Ocorreu um erro desconhecido'],
  paper_unfinished: [500, 'O documento não ficou pronto. Tente novamente.'],
  database_away: [503, 'O banco de dados está temporariamente indisponível. Tente novamente em instantes.'],
  papers_busy: [503, 'Muitos documentos estão sendo gerados. Tente novamente em instantes.'],
  disk_full: [507, 'O servidor está sem espaço em disco: nada foi gravado. Consultas continuam disponíveis.'],
});
