import { bankRows } from './banks.data.ts';
import type { BankList } from './banks.ts';

const banks = bankRows.map(([code, ispb, name]) => ({ code, name, ispb }));

/** The banks as of this version's release. */
export const localBankList: BankList = { list: async () => banks };
