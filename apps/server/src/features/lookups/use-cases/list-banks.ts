import type { StaffSession } from '../../../kernel/context.ts';

export async function listBanks({ platform }: StaffSession) {
  return platform.banks.list();
}
