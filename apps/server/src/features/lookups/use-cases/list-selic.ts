import type { StaffSession } from '../../../kernel/context.ts';

export async function listSelic({ platform }: StaffSession) {
  return platform.selic.months();
}
