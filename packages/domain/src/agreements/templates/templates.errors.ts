import { errors } from '../../wire/errors.ts';
import { templateFile } from './template-file.ts';

export const templateErrors = errors({
  contracts_denied: [403, 'Você não tem permissão para acessar esta área.'],
  deleted_contracts_denied: [403, 'Você não tem permissão para acessar esta área.'],
  contract_create_denied: [403, 'Você não tem permissão para criar contratos.'],
  contract_delete_denied: [403, 'Você não tem permissão para excluir contratos.'],
  contract_privileges_denied: [403, 'Somente o CEO pode conceder ou remover privilégios.'],
  contract_not_found: [404, 'Contrato não encontrado.'],
  contract_document_not_found: [404, 'Este contrato ainda não tem documento.'],
  contract_type_taken: [
    409,
    'Já existe um contrato ativo deste tipo nesta empresa. Substitua-o por nova versão ou exclua-o antes de criar outro.',
  ],
  contract_types_complete: [409, 'Todos os tipos já têm um modelo nesta empresa.'],
  contract_version_not_found: [404, 'Versão não encontrada.'],
  contract_version_changed: [
    409,
    'Outra pessoa substituiu este modelo enquanto você trabalhava. Veja a nova versão antes de gravar a sua.',
  ],
  contract_already_deleted: [409, 'Este contrato já foi excluído.'],
  contract_file_missing: [400, templateFile.missing],
  contract_file_extension: [400, templateFile.messages.extension],
  contract_file_old_word: [400, templateFile.oldWord],
  contract_file_protected: [400, templateFile.protected],
  contract_file_too_large: [413, templateFile.messages.size],
  contract_file_mislabelled: [400, 'O conteúdo do arquivo não é o que o nome diz. Salve-o de novo e tente outra vez.'],
  contract_file_unreadable: [400, 'Não foi possível ler o documento. Abra-o, salve-o de novo e tente outra vez.'],
  contract_file_refused: [
    400,
    'O documento foi recusado por segurança: seu conteúdo é grande demais para um contrato.',
  ],
  contract_file_empty: [400, 'O documento não tem texto.'],
  contract_placeholders_wrong: [400, 'O documento usa campos que não podem ser preenchidos.'],
});
