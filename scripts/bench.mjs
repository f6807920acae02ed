import { ensureInstalled } from './ensure-installed.mjs';
import { becomeNode24 } from './run-child.mjs';

await ensureInstalled();
const [first, ...others] = process.argv.slice(2);
const scripts = {
  engine: 'bench/engine.ts',
  '--clients': 'bench/client-list.ts',
  '--queue': 'bench/work-queue.ts',
  '--analysts': 'bench/analysts.ts',
  '--site': 'bench/landing.ts',
  '--app': 'bench/app-pages.ts',
  '--return': 'bench/return-visits.ts',
  'client-export': 'bench/client-export.ts',
  dashboards: 'bench/dashboards.ts',
  directus: 'bench/directus.ts',
  items: 'bench/items.ts',
  payroll: 'bench/payroll.ts',
  'product-ledger': 'bench/product-ledger.ts',
  preview: 'bench/preview.ts',
  'small-upload': 'bench/small-upload.ts',
  scale: 'bench/scale.ts',
  sped: 'bench/sped.ts',
  'activity-log': 'bench/activity-log.ts',
  modules: 'bench/web-modules.ts',
};
const script = scripts[first];
becomeNode24(script ? [script, ...others] : ['bench/engine.ts', ...process.argv.slice(2)]);
