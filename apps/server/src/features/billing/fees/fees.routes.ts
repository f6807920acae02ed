import { feesApi } from '@restitui/domain/billing/fees/fees.api.ts';
import { mount } from '../../../http/mount.ts';
import { chargeFees } from './use-cases/charge-fees.ts';
import { giveBackFees } from './use-cases/give-back-fees.ts';
import { listClientFees } from './use-cases/list-client-fees.ts';
import { listFeeAccounts } from './use-cases/list-fee-accounts.ts';
import { listFeeReturns } from './use-cases/list-fee-returns.ts';
import { payOutFees } from './use-cases/pay-out-fees.ts';
import { readFeeStatement } from './use-cases/read-fee-statement.ts';
import { readOwnStatement } from './use-cases/read-own-statement.ts';
import { reverseFeePayout } from './use-cases/reverse-fee-payout.ts';
import { reverseFeeReturn } from './use-cases/reverse-fee-return.ts';

export const feesRoutes = mount(feesApi, {
  accounts: listFeeAccounts,
  statement: readFeeStatement,
  ownStatement: readOwnStatement,
  payOut: payOutFees,
  reversePayout: reverseFeePayout,
  clients: listClientFees,
  charge: chargeFees,
  returns: listFeeReturns,
  giveBack: giveBackFees,
  reverseReturn: reverseFeeReturn,
});
