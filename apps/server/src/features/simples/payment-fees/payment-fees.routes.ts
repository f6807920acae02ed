import { paymentFeesApi } from '@restitui/domain/simples/payment-fees/payment-fees.api.ts';
import { mount } from '../../../http/mount.ts';
import { bookPaymentFees } from './use-cases/book-payment-fees.ts';
import { chargePaymentFee } from './use-cases/charge-payment-fee.ts';
import { listPaymentFees } from './use-cases/list-payment-fees.ts';

export const paymentFeesRoutes = mount(paymentFeesApi, {
  list: listPaymentFees,
  book: bookPaymentFees,
  charge: chargePaymentFee,
});
