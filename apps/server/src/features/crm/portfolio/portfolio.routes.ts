import { portfolioApi } from '@restitui/domain/crm/portfolio/portfolio.api.ts';
import { mount } from '../../../http/mount.ts';
import { listPortfolioImports } from './use-cases/list-portfolio-imports.ts';
import { listPortfolioRows } from './use-cases/list-portfolio-rows.ts';
import { matchPortfolioColumns } from './use-cases/match-portfolio-columns.ts';
import { readPortfolioImport } from './use-cases/read-portfolio-import.ts';
import { startPortfolioImport } from './use-cases/start-portfolio-import.ts';
import { uploadPortfolio } from './use-cases/upload-portfolio.ts';

export const portfolioRoutes = mount(portfolioApi, {
  list: listPortfolioImports,
  upload: uploadPortfolio,
  read: readPortfolioImport,
  rows: listPortfolioRows,
  match: matchPortfolioColumns,
  start: startPortfolioImport,
});
