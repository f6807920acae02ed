/** Limits of an uploaded spreadsheet of clients. */
export const portfolioLimits = {
  maxBytes: 10 * 1024 ** 2,
  maxRows: 20_000,
  extensions: ['.xlsx', '.csv'],
} as const;

/** Days after which an import and its rows are deleted. */
export const portfolioDays = 30;

export const portfolioFileMessages = {
  missing: 'Selecione a planilha.',
  extension: 'Envie um arquivo .xlsx ou .csv.',
  size: 'A planilha pode ter até 10 MB.',
} as const;
