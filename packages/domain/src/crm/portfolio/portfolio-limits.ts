/** Limits of an uploaded spreadsheet of clients, with their pt-BR messages. */
export const portfolioFile = {
  maxBytes: 10 * 1024 ** 2,
  extensions: ['.xlsx', '.csv'],
  missing: 'Selecione a planilha.',
  messages: { extension: 'Envie um arquivo .xlsx ou .csv.', size: 'A planilha pode ter até 10 MB.' },
} as const;

/** Rows of a spreadsheet, without those above its header. */
export const maxPortfolioRows = 20_000;

/** Days after which an import and its rows are deleted. */
export const portfolioDays = 30;
