import { errors } from '../../wire/errors.ts';

export const refundRequestErrors = errors({
  refund_request_denied: [403, 'Somente a equipe do provedor altera a situação de um pedido.'],
  refund_payment_not_found: [404, 'Não há valor a pedir neste pagamento.'],
  refund_asked_elsewhere: [
    409,
    'Este pagamento já foi pedido em outra apuração do mesmo produto. Altere o pedido que está lá.',
  ],
  refund_requests_credited: [409, 'Não há pedido feito sem crédito nesta apuração.'],
  refund_day_future: [400, 'A data não pode ficar depois de hoje.'],
  refund_number_format: [400, 'O número tem 17 caracteres: raiz do CNPJ (8), ano e mês (6) e sequência (3).'],
  refund_number_root: [400, 'O número é de outra empresa: ele começa com a raiz do CNPJ.'],
  refund_number_month: [400, 'O número é de outra competência: depois da raiz do CNPJ vêm o ano e o mês.'],
  refund_number_original: [400, 'Este número não é de uma retificadora da declaração analisada: a sequência é maior.'],
  refund_das_not_compensated: [
    400,
    'Um DAS não entra em DCOMP: peça a restituição dele. A compensação do Simples tem aplicativo próprio, só para débitos do Simples (Resolução CGSN 140/2018, arts. 128 a 132).',
  ],
  refund_before_payment: [400, 'O pedido não pode ser anterior ao pagamento.'],
  refund_already_decided: [409, 'Este pedido já tem despacho. Para mudá-lo, volte a situação para Pedido.'],
  refund_not_requested: [409, 'Não há pedido feito para este pagamento.'],
  refund_decision_before_request: [400, 'O despacho não pode ser anterior ao pedido.'],
  refund_granted_beyond: [400, 'O valor deferido em parte é menor que o pedido.'],
  refund_use_charged: [
    409,
    'O valor recebido ou usado deste pagamento está no crédito, com o honorário. Antes, zere a compensação do crédito, volte-o para Pendente e cancele o boleto aberto; depois mude o pedido.',
  ],
  refund_use_alone: [
    409,
    'Este pagamento já foi usado: registre o despacho dele sozinho, e crédito, honorários e relatório de compensação são corrigidos junto. Se ele já está sozinho, atualize a página.',
  ],
  refund_use_on_boleto: [
    409,
    'Um boleto aberto cobra mais do que os honorários que restam. Cancele ou substitua o boleto e registre o despacho de novo.',
  ],
  refund_use_elsewhere: [
    409,
    'O crédito deste pagamento está usado em outra apuração deste produto. Corrija aquele crédito antes.',
  ],
  refund_use_unclear: [
    409,
    'Não é certo que o crédito usado seja só deste pagamento. Corrija em Créditos o dia, o pagamento ou a compensação dele e registre o despacho de novo.',
  ],
  refund_use_unrecorded: [
    409,
    'Outro pedido tem este mesmo PER/DCOMP e o uso dele não foi registrado. Registre-o antes.',
  ],
  refund_use_reported: [
    409,
    'O relatório de compensação não diz qual valor deste PER/DCOMP deixa de contar. Corrija-o lá e registre o despacho de novo.',
  ],
  refund_use_controlled: [
    409,
    'O controle de créditos de ICMS tem este uso. Corrija-o lá e registre o despacho de novo.',
  ],
  refund_use_beyond: [400, 'O uso que fica não passa do que foi usado.'],
  refund_use_none: [400, 'O despacho defere uma parte: informe o uso que fica.'],
  refund_use_below: [400, 'O valor deferido subiu: o uso não fica abaixo do que já contava.'],
  refund_use_unknown: [
    400,
    'O valor deferido subiu: registre o despacho deste pagamento sozinho e informe o uso que fica. Se não há este campo, atualize a página.',
  ],
  refund_use_not_taken: [400, 'Este despacho não tira uso deste pagamento.'],
  refund_already_received: [409, 'O dinheiro deste pedido já foi registrado: ele não pode ser indeferido.'],
  refund_not_granted: [409, 'O pedido deste pagamento não foi deferido.'],
  refund_not_appealable: [409, 'Só cabe recurso de despacho que nega o pedido ou defere uma parte.'],
  refund_appeal_before_decision: [400, 'O recurso não pode ser anterior ao despacho.'],
  refund_received_before: [400, 'O dinheiro não pode ser anterior ao despacho.'],
  refund_theses_joined: [
    409,
    'Estas teses não formam um pedido inteiro. Altere o pedido do pagamento com todas as teses dele.',
  ],
  refund_steps_refused: [409, 'Nada foi gravado. Corrija os pagamentos apontados e salve de novo.'],
  refund_request_changed: [
    409,
    'Outra pessoa alterou este pedido enquanto você editava. Confira os campos e salve de novo.',
  ],
});
