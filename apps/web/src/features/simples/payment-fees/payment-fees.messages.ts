export const paymentFeeMessages = {
  booked: 'Honorários lançados.',
  charged: 'Boletos gerados.',
  noPayer: 'O cadastro do cliente não tem os dados do pagador.',
} as const;
