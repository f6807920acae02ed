import type { Locator, Page } from '@playwright/test';
import type { StartedServer } from './server.ts';

/** A form that is sent over a network that holds its calls. */
export interface Form {
  what: string;
  /** Opens the form with valid values. */
  open: (page: Page, server: StartedServer) => Promise<void>;
  /** A field that was typed into. */
  field: (page: Page) => Locator;
  send: (page: Page) => Locator;
  /** Addresses of its calls, where the form asks by others whether a person is known. */
  calls?: string;
  /** The text that reports the success; undefined for a form whose calls all fail, because other journeys count what it makes. */
  done?: RegExp;
  /** Text that is typed while the values are sent, into a form that stays open. */
  stays?: string;
}

export const submit = (name: string) => (page: Page) => page.getByRole('button', { name, exact: true }).last();
export const labelled = (name: string) => (page: Page) => page.getByRole('textbox', { name, exact: true });
