import { dashboardsApi } from '@restitui/domain/insights/dashboards/dashboards.api.ts';
import { mount } from '../../../http/mount.ts';
import { listBoletosOfCard } from './use-cases/list-boletos-of-card.ts';
import { listPeople } from './use-cases/list-people.ts';
import { showBoletos } from './use-cases/show-boletos.ts';
import { showCredits } from './use-cases/show-credits.ts';
import { showForecast } from './use-cases/show-forecast.ts';
import { showLeadTime } from './use-cases/show-lead-time.ts';
import { showLimitations } from './use-cases/show-limitations.ts';
import { showPortfolio } from './use-cases/show-portfolio.ts';
import { showRegistrations } from './use-cases/show-registrations.ts';
import { showStages } from './use-cases/show-stages.ts';
import { showWork } from './use-cases/show-work.ts';

export const dashboardsRoutes = mount(dashboardsApi, {
  registrations: showRegistrations,
  portfolio: showPortfolio,
  credits: showCredits,
  forecast: showForecast,
  limitations: showLimitations,
  work: showWork,
  stages: showStages,
  leadTime: showLeadTime,
  boletos: showBoletos,
  boletoDetails: listBoletosOfCard,
  people: listPeople,
});
