import { parseArgs } from 'node:util';
import { toDay } from '@restitui/brazil/day.ts';
import type { DashboardScope } from '@restitui/domain/insights/dashboards/dashboards.access.ts';
import type { Database } from '../apps/server/src/db/open-database.ts';
import { type Db, withTenant } from '../apps/server/src/db/tenant-scope.ts';
import { sumBoletos } from '../apps/server/src/features/insights/dashboards/boleto-figures.repository.ts';
import { sumCredits } from '../apps/server/src/features/insights/dashboards/credit-figures.repository.ts';
import { listFigurePeople } from '../apps/server/src/features/insights/dashboards/dashboard-people.repository.ts';
import type { FigureScope } from '../apps/server/src/features/insights/dashboards/dashboard-scope.repository.ts';
import { forecastFees } from '../apps/server/src/features/insights/dashboards/fee-forecast.repository.ts';
import { sumLimitations } from '../apps/server/src/features/insights/dashboards/limitation-figures.repository.ts';
import {
  countPortfolio,
  countWork,
} from '../apps/server/src/features/insights/dashboards/portfolio-figures.repository.ts';
import { countRegistrations } from '../apps/server/src/features/insights/dashboards/registrations.repository.ts';
import { reportWrites } from './dashboard-writes.ts';
import { idOf, inFilledDatabase, services, tenant } from './filled-database.ts';
import { sayTimes } from './timings.ts';

/** Times the dashboards in a tenant with 100,000 clients and ten products each. */

const rounds = 20;
const everything: DashboardScope = { clients: { kind: 'all' }, products: 'all' };
const some = services.slice(0, 2);

const viewers: [string, Omit<FigureScope, 'tenant'>][] = [
  ['CEO', { scope: everything, pessoa: undefined }],
  ['CEO, one person', { scope: everything, pessoa: idOf('u7') }],
  [
    'two services',
    {
      scope: {
        clients: { kind: 'withServices', services: some },
        products: { services: some, assigned: [], id_analista: idOf('u7') },
      },
      pessoa: undefined,
    },
  ],
  ['partner', { scope: { clients: { kind: 'managedBy', id_user: idOf('u7') }, products: 'all' }, pessoa: undefined }],
  [
    'analyst',
    {
      scope: {
        clients: { kind: 'assignedTo', id_analista: idOf('u7') },
        products: { services: [], assigned: services, id_analista: idOf('u7') },
      },
      pessoa: undefined,
    },
  ],
];

const today = toDay(new Date().toISOString().slice(0, 10));
const thisMonth = Number(today.replaceAll('-', '').slice(0, 6));
const halfAYearOn = toDay(new Date(Date.now() + 183 * 86_400_000).toISOString().slice(0, 10));

type Call = (db: Db, figures: FigureScope) => Promise<unknown>;
const calls: [string, Call][] = [
  ['company registrations', (db, figures) => countRegistrations(db, figures, { periodo: undefined, today })],
  ['  of one month', (db, figures) => countRegistrations(db, figures, { periodo: today.slice(0, 7), today })],
  ['portfolio and contracts', (db, figures) => countPortfolio(db, figures, undefined)],
  ['credits and fees', (db, figures) => sumCredits(db, figures, undefined)],
  ['forecast of fees', (db, figures) => forecastFees(db, figures, { periodo: undefined, thisMonth })],
  ['limitations', (db, figures) => sumLimitations(db, figures, { today, until: halfAYearOn })],
  ['work per analyst', (db, figures) => countWork(db, figures)],
  ['people to choose from', (db, figures) => listFigurePeople(db, figures)],
];

async function report(database: Database, clients: number): Promise<void> {
  const inTenant = <T>(work: (db: Db) => Promise<T>) => withTenant(database.pool, { tenant }, work);
  const counted = (clients * services.length).toLocaleString('en');
  console.log(`${clients.toLocaleString('en')} clients, ${counted} products; ${rounds} rounds each, in milliseconds`);
  const say = (name: string, work: () => Promise<unknown>) => sayTimes(name, rounds, work);
  for (const [who, viewer] of viewers) {
    for (const [what, call] of calls) {
      await say(`${who}: ${what.trim()}`, () => inTenant((db) => call(db, { tenant, ...viewer })));
    }
  }
  await say('boletos: all', () => inTenant((db) => sumBoletos(db, tenant, {})));
  await say('boletos: one month', () => inTenant((db) => sumBoletos(db, tenant, { periodo: today.slice(0, 7) })));
}

const { values } = parseArgs({ options: { clients: { type: 'string', default: '100000' } } });
const clients = Number(values.clients);
await inFilledDatabase(clients, async (database) => {
  await report(database, clients);
  await reportWrites(database, tenant);
});
