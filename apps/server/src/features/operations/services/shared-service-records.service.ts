import type { WithoutTenant } from '../../../kernel/context.ts';
import type { ServiceRecords } from '../../../platform/service-records.ts';
import { addFailure, clearFailures, findAnswer, findFailures, saveAnswer } from './services.repository.ts';

/** Keeps the records in the database, where all processes of the installation find them. */
export function sharedServiceRecords(withoutTenant: WithoutTenant): ServiceRecords {
  return {
    findAnswer: (service, question) => withoutTenant((db) => findAnswer(db, service, question)),
    saveAnswer: (row) => withoutTenant((db) => saveAnswer(db, row)),
    findFailures: (service) => withoutTenant((db) => findFailures(db, service)),
    addFailure: (service, rest) => withoutTenant((db) => addFailure(db, service, rest)),
    clearFailures: (service) => withoutTenant((db) => clearFailures(db, service)),
  };
}
