import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { serviceBoard } from './board/server/board.query.ts';
import { jobsOfTicket } from './collect/server/jobs-of-ticket.query.ts';
import { nextFree } from './hours/server/next-free.query.ts';
import { answerByLink } from './link/server/answer-by-link.command.ts';
import { jobByLink } from './link/server/job-by-link.query.ts';
import { readLockCode } from './lock-code/server/read-lock-code.command.ts';
import { setLockCode } from './lock-code/server/set-lock-code.command.ts';
import { myJobs } from './my-jobs/server/my-jobs.query.ts';
import { partsFound } from './my-jobs/server/parts-found.query.ts';
import { JOB_CLAIMS } from './service/server/deposit-of-job.ts';
import { JOBS_OF_SALES } from './service/server/jobs-of-sales.ts';
import { serviceHooks } from './service/server/service.hooks.ts';
import { SERVICE_CHECKS } from './service/server/service-checks.ts';
import {
  billedByOfService,
  billedRemainOfService,
  costOfService,
  lateOfService,
  leftBehindOfService,
  marginOfService,
  paidOfService,
  remainOfService,
  saleOfService,
  servicesOfSale,
  takenOffService,
  warrantyCasesOfService,
} from './service/server/service-columns.ts';
import { serviceDocument } from './service/server/service-document.ts';
import { serviceTypeHooks } from './service-type/server/service-type.hooks.ts';

export const serviceServer = defineServerModule({
  operations: [
    myJobs,
    partsFound,
    serviceBoard,
    nextFree,
    jobsOfTicket,
    jobByLink,
    answerByLink,
    readLockCode,
    setLockCode,
  ],
  documents: { service: serviceDocument },
  computed: {
    billedByOfService,
    billedRemainOfService,
    servicesOfSale,
    costOfService,
    lateOfService,
    leftBehindOfService,
    marginOfService,
    paidOfService,
    remainOfService,
    saleOfService,
    takenOffService,
    warrantyCasesOfService,
  },
  hooks: { service: serviceHooks, 'service-type': serviceTypeHooks },
  brings: { bookChecks: SERVICE_CHECKS, depositClaims: [JOB_CLAIMS], workSold: [JOBS_OF_SALES] },
});
