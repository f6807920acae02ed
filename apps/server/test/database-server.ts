import { openDatabase } from '../src/db/open-database.ts';

/**
 * Runs a database without the rest of the server, for tests that kill it: `database-server.ts DATA_DIR`. Reads
 * statements from standard input, one per line, and prints their rows as JSON.
 */
const [, , dataDir = ''] = process.argv;
const print = (line: string) => process.stdout.write(`${line}\n`);

try {
  const database = await openDatabase({ dataDir, secretKey: 'test', log: (line) => process.stderr.write(`${line}\n`) });
  process.once('SIGTERM', () => void database.close().then(() => process.exit(0)));
  print(JSON.stringify({ ready: true }));
  process.stdin.setEncoding('utf8').on('data', async (lines: string) => {
    for (const line of lines.split('\n').filter(Boolean)) {
      const answer = await database.asOwner((client) => client.query(line)).catch((error: Error) => error);
      print(JSON.stringify(answer instanceof Error ? { error: answer.message } : answer.rows));
    }
  });
} catch (error) {
  print(JSON.stringify({ refused: (error as Error).message }));
  process.exit(1);
}
