import type pg from 'pg';

export async function migrateJobs(_client: pg.Client, _appRole: string): Promise<void> {}
