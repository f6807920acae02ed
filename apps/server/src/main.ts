import type { AddressInfo } from 'node:net';
import { join, resolve } from 'node:path';
import type { TenantId } from '@restitui/domain/tenants/tenant-id.ts';
import { type Logger, pino } from 'pino';
import { createApp } from './app.ts';
import { planSignings } from './db/demo/agreement-acts.demo.ts';
import { fillDemoData } from './db/demo/fill-demo-data.ts';
import { demoWhatsAppWaiver } from './db/demo/tenants.data.ts';
import { exclusivelyOn } from './db/exclusively.ts';
import { ensureFirstAccount } from './db/first-account.ts';
import { settleDemonstration } from './db/installation.ts';
import { migrateDatabase } from './db/migrate.ts';
import { openDatabase } from './db/open-database.ts';
import { type Db, withoutTenant, withTenant } from './db/tenant-scope.ts';
import { signDemonstration } from './features/agreement-acts/sign-demonstration.ts';
import { startAlertSweeper } from './features/alerts/jobs/alert-sweeper.ts';
import { startAuthenticityWorker } from './features/authenticity/jobs/authenticity-worker.ts';
import { startBoletoWorker } from './features/boletos/jobs/boleto-worker.ts';
import { sandboxMemory } from './features/boletos/sandbox-memory.ts';
import { startAnchoring } from './features/evidence/jobs/anchor-chains.ts';
import { startSealingWorker } from './features/evidence/jobs/sealing-worker.ts';
import { startMessageWorker } from './features/messages/jobs/send-message.ts';
import { keepInOutbox, listOutbox } from './features/messages/messages.repository.ts';
import { startPasswordWorker } from './features/passwords/jobs/answer-request.ts';
import { startPortfolioWorker } from './features/portfolio/jobs/portfolio-worker.ts';
import { startPrivacyWorker } from './features/privacy/jobs/privacy-worker.ts';
import { startReminderWorker } from './features/reminders/jobs/reminder-worker.ts';
import { startAnalysisWorker } from './features/simples-analysis/jobs/analysis-worker.ts';
import { startDossierWorker } from './features/simples-analysis/jobs/dossier-worker.ts';
import { closeServer } from './http/close-server.ts';
import { anchorFile, anchorPath } from './platform/anchors.ts';
import { brandPictureFiles } from './platform/brand-picture-files.ts';
import { boletoNoticeLimit, callLimiter, publicCheckLimit } from './platform/call-limiter.ts';
import { systemClock } from './platform/clock.ts';
import { encryptedFiles } from './platform/encrypted-files.ts';
import { evidenceKeys } from './platform/evidence-keys.ts';
import { loggedError } from './platform/logged-error.ts';
import { openBankBoletos } from './platform/open-bank-boletos.ts';
import { openBankList } from './platform/open-banks.ts';
import { openCepLookup } from './platform/open-cep.ts';
import { openCnpjLookup } from './platform/open-cnpj.ts';
import { openFileStorage } from './platform/open-file-storage.ts';
import { openGeoLookup } from './platform/open-geo.ts';
import { openMessages } from './platform/open-messages.ts';
import { openSelicSource } from './platform/open-selic.ts';
import { pdfSeals } from './platform/pdf-seals.ts';
import { startJobs } from './platform/pg-boss-jobs.ts';
import { sealedTexts } from './platform/sealed-texts.ts';
import { loadSecretKey, secretKeyPath } from './platform/secret-key.ts';
import { type Settings, settingsOf } from './platform/settings.ts';
import { signedLinks } from './platform/signed-links.ts';
import { siteAddressOf } from './platform/site-address.ts';
import { refusedAddress, shownHost, welcome } from './welcome.ts';

const version = '0.0.4';
const site = join(import.meta.dirname, '../../web/dist');
const secondsToFinish = 15;
const secondsToClose = 20;
const day = 24 * 60 * 60 * 1000;
const demonstrationPhone = '0800 000 0000';

/** Told to stop. A terminal's Ctrl-C tells PostgreSQL too, and what then breaks is no news. */
let ending = false;

/** Opens what the server stands on, in order; `close` gives it back in the other. */
async function start(settings: Settings, log: Logger): Promise<{ close: () => Promise<void> }> {
  const opened: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const release of opened.reverse()) await release().catch((error) => ending || log.error(error));
  };

  try {
    const secretKey = await loadSecretKey(settings.dataDir, settings.secretKey);
    const { dataDir, databaseUrl } = settings;
    const database = await openDatabase({ dataDir, databaseUrl, secretKey, log: (line) => ending || log.warn(line) });
    opened.push(() => database.close());
    await migrateDatabase(database);
    const demonstration = await settleDemonstration(database, settings.demo);
    const now = systemClock.now();
    const files = await openFileStorage(dataDir, settings.storage);
    const encrypted = encryptedFiles(files, secretKey);
    if (demonstration) await fillDemoData(database, now, encrypted, files);
    const { firstAccount, publicUrl } = settings;
    const isEmpty = !(await ensureFirstAccount(database, firstAccount, { now, publicUrl }));

    const { pool } = database;
    const jobs = await startJobs(pool, (error) => ending || log.error(error));
    opened.push(() => jobs.stop());
    // The embedded database's lock says that nobody else works here.
    await files.removeLeftovers(databaseUrl ? day : 0);
    const supportPhone = settings.supportPhone ?? (demonstration ? demonstrationPhone : null);
    const inTenant = <T>(tenant: TenantId, work: (db: Db) => Promise<T>) => withTenant(pool, { tenant }, work);
    const platform = {
      clock: systemClock,
      cnpj: openCnpjLookup(settings.cnpjUrls, systemClock),
      cep: openCepLookup(settings.cepUrls, systemClock),
      geo: openGeoLookup(settings.geoUrls, systemClock),
      selic: openSelicSource(settings.selicUrl, systemClock),
      boletos: openBankBoletos(settings.interUrl, sandboxMemory(inTenant), systemClock),
      banks: openBankList(settings.banksUrl, systemClock),
      files,
      encryptedFiles: encrypted,
      links: signedLinks(secretKey, systemClock),
      sealedTexts: sealedTexts(secretKey),
      evidenceKeys: evidenceKeys(secretKey),
      pdfSeals: pdfSeals(settings.tsaUrls),
      anchors: anchorFile(anchorPath(dataDir)),
      publicChecks: callLimiter(systemClock, publicCheckLimit),
      boletoNotices: callLimiter(systemClock, boletoNoticeLimit),
      jobs,
      supportPhone,
      observationsUrl: settings.observationsUrl ?? null,
      messages: openMessages(settings, (message) =>
        withoutTenant(pool, (db) => keepInOutbox(db, message, systemClock.now())),
      ),
      siteAddress: siteAddressOf({ publicUrl, demonstration, port: () => port }),
      brandPicture: brandPictureFiles(files, site),
      whatsAppWaiver: settings.whatsappWaiver ?? (demonstration ? demoWhatsAppWaiver : []),
    };
    let { port } = settings;
    let announce = () => {};

    if (settings.process !== 'worker') {
      const app = await createApp({
        pool,
        platform,
        version,
        site,
        logLevel: settings.logLevel,
        trustProxy: settings.trustProxy,
        readiness: [() => jobs.check()],
        outbox: demonstration ? () => withoutTenant(pool, listOutbox) : undefined,
      });
      opened.push(() => closeServer(app, secondsToFinish * 1000));
      await app.listen({ port: settings.port, host: settings.host }).catch((error) => {
        throw refusedAddress(error, settings);
      });
      ({ port } = app.server.address() as AddressInfo);
      const address = new URL(publicUrl ?? `http://${shownHost(settings.host)}:${port}`);
      const keyPath = settings.secretKey ? undefined : resolve(secretKeyPath(dataDir));
      announce = () => welcome({ address, demonstration, isEmpty, keyPath });
    }
    if (settings.process !== 'web') {
      const surroundings = {
        platform,
        jobs,
        inTenant,
        withoutTenant: <T>(work: (db: Db) => Promise<T>) => withoutTenant(pool, work),
      };
      await startAlertSweeper(surroundings);
      await startReminderWorker(surroundings);
      await startAnchoring(surroundings);
      const worker = await startAnalysisWorker({
        ...surroundings,
        exclusively: exclusivelyOn(pool),
        log: (error) => log.error({ err: error }, 'analysis'),
      });
      opened.push(() => worker.stop());
      const verifying = await startAuthenticityWorker({
        ...surroundings,
        exclusively: exclusivelyOn(pool),
        log: (error) => log.error({ err: error }, 'note authenticity'),
      });
      opened.push(() => verifying.stop());
      const dossiers = await startDossierWorker({
        ...surroundings,
        exclusively: exclusivelyOn(pool),
        log: (error) => log.error({ err: error }, 'dossier'),
      });
      opened.push(() => dossiers.stop());
      const imports = await startPortfolioWorker({
        ...surroundings,
        log: (error) => log.error({ err: error }, 'portfolio import'),
      });
      opened.push(() => imports.stop());
      const sealing = await startSealingWorker({
        ...surroundings,
        log: (error) => log.error({ err: error }, 'sealing'),
        say: (line) => log.info(line),
      });
      opened.push(() => sealing.stop());
      const messages = await startMessageWorker({
        ...surroundings,
        log: (error) => log.error({ err: error }, 'message'),
      });
      opened.push(() => messages.stop());
      const boletos = await startBoletoWorker({
        ...surroundings,
        log: (error) => log.error({ err: error }, 'boletos'),
      });
      opened.push(() => boletos.stop());
      const passwords = await startPasswordWorker(surroundings);
      const privacy = await startPrivacyWorker(surroundings);
      opened.push(() => privacy.stop());
      opened.push(() => passwords.stop());
      if (demonstration) {
        const signing = planSignings(database, now).then((plan) =>
          exclusivelyOn(pool)('demonstration signs', async () => {
            for (const [tenant, acts] of plan) await signDemonstration(surroundings, tenant, acts);
          }),
        );
        const signed = signing.catch((error) => ending || log.error({ err: error }, 'demonstration signs'));
        opened.push(() => signed);
      }
    }
    announce();
    log.info({ process: settings.process }, 'ready');
    return { close };
  } catch (error) {
    await close();
    throw error;
  }
}

try {
  const settings = settingsOf(process.env);
  const log = pino({ level: settings.logLevel, serializers: { err: loggedError } });
  const starting = start(settings, log);
  for (const signal of ['SIGTERM', 'SIGINT'] as const) {
    process.on(signal, async () => {
      if (ending) return;
      ending = true;
      log.info({ signal }, 'ending');
      setTimeout(() => process.exit(1), secondsToClose * 1000).unref();
      // Told while it starts: what is open by then must be closed all the same.
      const server = await starting;
      await server.close();
      process.exit(0);
    });
  }
  await starting;
} catch (error) {
  // A Ctrl-C that ended PostgreSQL in the middle of the start is no failure.
  if (!ending) process.stderr.write(`\n${error instanceof Error ? error.message : error}\n`);
  process.exit(ending ? 0 : 1);
}
