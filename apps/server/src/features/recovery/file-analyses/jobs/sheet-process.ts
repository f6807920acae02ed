import { readFile } from 'node:fs/promises';
import { PayrollError } from '@restitui/payroll-engine/payroll-error.ts';
import { previewSheet } from '@restitui/payroll-engine/sheet/preview-sheet.ts';
import { runAsChild } from '../../../../platform/run-as-child.ts';
import type { SheetProtocol } from './sheet-messages.ts';

runAsChild<SheetProtocol>(
  async ({ path, nome, layout }) => previewSheet(await readFile(path), nome, layout),
  [PayrollError],
);
