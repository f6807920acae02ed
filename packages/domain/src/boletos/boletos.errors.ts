import { errors } from '../wire/errors.ts';

export const boletoErrors = errors({
  boletos_denied: [403, 'Você não tem permissão para ver os boletos.'],
  boleto_issue_denied: [403, 'Somente o CEO do provedor e quem tem a permissão de gerar boletos pode fazer isso.'],
  boleto_export_denied: [403, 'Você não tem permissão para exportar boletos.'],
  boleto_not_found: [404, 'Boleto não encontrado.'],
  boleto_client_unknown: [404, 'Cliente não encontrado.'],
  boleto_number_taken: [400, 'Já existe um boleto com este número nesta empresa.'],
  boleto_due_past: [400, 'O vencimento não pode ficar antes de hoje.'],
  boleto_closed: [409, 'Este boleto já foi pago ou encerrado.'],
  boleto_processing: [409, 'O banco ainda está registrando este boleto. Tente de novo em alguns instantes.'],
  boleto_of_other_bank: [409, 'Este boleto foi gerado em outro banco; consulte-o por lá.'],
  boleto_not_payable_here: [409, 'Somente boletos do banco de demonstração podem ser pagos aqui.'],
  boleto_bank_missing: [409, 'Cadastre as credenciais do banco em Informação do Banco antes de gerar boletos.'],
  boleto_bank_refused: [422, 'O banco recusou o boleto.'],
  boleto_bank_denied: [502, 'O banco não aceitou as credenciais da empresa. Confira-as em Informação do Banco.'],
  boleto_bank_busy: [503, 'O banco recebeu pedidos demais. Aguarde um minuto e tente de novo.'],
  boleto_bank_silent: [504, 'O banco não respondeu. Tente de novo em alguns minutos.'],
  boleto_notice_unknown: [404, 'Endereço de aviso desconhecido.'],
  too_many_notices: [429, 'Avisos demais. Tente de novo em um minuto.'],
});
