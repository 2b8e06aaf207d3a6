import { randomBytes } from 'node:crypto';
import { openLog } from '../../http/log.ts';
import { openJobs } from '../open-jobs.ts';
import { poisonJobs } from './poison-jobs.ts';

// One server of the proof, until somebody or a job of its own ends it.
const [jobUrl = '', count = '0'] = process.argv.slice(2);
const jobs = poisonJobs(Number(count), () => process.kill(process.pid, 'SIGKILL'));
const log = openLog(undefined, 'silent');
openJobs({ jobUrl, jobs, log, messageKey: randomBytes(32), pauseMs: 10, limitMs: 100 }).start();
