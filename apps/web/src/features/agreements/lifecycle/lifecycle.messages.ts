export const lifecycleMessages = {
  refused: { title: 'Assinatura recusada.', detail: 'A consultoria vê o motivo e pode escrever uma nova versão.' },
  cancelled: 'Contrato cancelado.',
  renewed: 'Prazo para assinar definido.',
  started: { title: 'Nova versão escrita.', detail: 'Todos assinam de novo.' },
  completed: { title: 'Dados salvos.', detail: 'O contrato foi escrito de novo com eles. Leia e assine.' },
  refuseHelp: 'O contrato não poderá mais ser assinado nesta versão. Quem o enviou vê o seu motivo.',
  cancelHelp:
    'Ninguém assina mais esta versão. As assinaturas que ela tem ficam registradas. Uma nova versão pode reabrir o contrato.',
  newVersionHelp:
    'O contrato é escrito de novo com os dados e os modelos de hoje. As assinaturas desta versão deixam de valer e todos assinam de novo.',
  refuseFailed: 'Não foi possível recusar o contrato.',
  cancelFailed: 'Não foi possível cancelar o contrato.',
  renewFailed: 'Não foi possível definir o prazo.',
  startFailed: 'Não foi possível escrever a nova versão.',
  completeFailed: 'Não foi possível salvar os dados.',
} as const;
