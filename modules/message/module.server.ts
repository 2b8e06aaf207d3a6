import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { peopleOfMessage } from './message/server/people.query.ts';
import { previewMessage } from './message/server/preview-message.command.ts';
import { sendAgain } from './message/server/send-again.command.ts';
import { sendMessage } from './message/server/send-message.command.ts';
import { sendMessages } from './message/server/send-messages.job.ts';

export const messageServer = defineServerModule({
  operations: [sendMessage, previewMessage, peopleOfMessage, sendAgain],
  jobs: [sendMessages],
});
