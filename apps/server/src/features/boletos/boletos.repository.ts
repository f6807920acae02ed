import type { boletos } from './boletos.table.ts';

export type BoletoRow = typeof boletos.$inferSelect;
