export const paymentFeeMessages = {
  booked: 'Honorários lançados.',
  bookFailed: 'Os honorários não foram lançados.',
  charged: 'Boletos gerados.',
  noPayer: 'O cadastro do cliente não tem os dados do pagador.',
} as const;
