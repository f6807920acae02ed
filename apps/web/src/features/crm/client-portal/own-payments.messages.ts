/** Texts of the payments alone: other pages load those of the portal too. */
export const ownPaymentMessages = {
  paymentsFailed: 'Não foi possível carregar os pedidos à Receita Federal.',
  feesComeBack: (value: string, isRest: boolean) =>
    isRest ? `Ainda voltam ${value} de honorários para você` : `${value} de honorários voltam para você`,
  feesComeBackHelp:
    'O valor que voltou mudou depois que você pagou os honorários. A consultoria devolve a diferença fora deste portal: combine com ela em Mensagens. O que ela registra como devolvido aparece no pedido.',
} as const;
