// A launcher to be killed: starts the database of a folder, says that it runs and stays.
import { startPostgres } from '../postgres/start-postgres.ts';

const [dataDir = '', settings = '{}'] = process.argv.slice(2);
const database = await startPostgres({ dataDir, log: console.log, settings: JSON.parse(settings) });
console.log(`ready at ${database.adminUrl('postgres')}`);
process.on('SIGTERM', () => database.stop());
