import type { SheetPreview } from '@restitui/payroll-engine/sheet/preview-sheet.ts';
import type { SheetLayout } from '@restitui/payroll-engine/sheet/sheet-columns.ts';

export interface SheetProtocol {
  input: { path: string; nome: string; layout: SheetLayout | undefined };
  message: never;
  answer: never;
  result: SheetPreview;
}
