import type { Page } from '@playwright/test';

export const header = (page: Page) => page.getByRole('main');
export const facts = (page: Page) => page.getByRole('tabpanel');
export const openTab = (page: Page, name: string) => page.getByRole('tab', { name, exact: true }).click();
