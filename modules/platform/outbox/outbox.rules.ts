/** How it stands with a message: on its way, gone, or given up with its reason. */
export const MESSAGE_STATES = ['waiting', 'sent', 'laid_aside'] as const;
export type MessageState = (typeof MESSAGE_STATES)[number];

/** How many messages the outbox shows, the newest. */
export const MOST_MESSAGES = 100;
