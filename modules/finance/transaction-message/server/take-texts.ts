import { createHash } from 'node:crypto';
import { businessDay } from '#core/business-day.ts';
import type { NewRow, RowOf } from '#core/define-entity.ts';
import { newId } from '#core/ids.ts';
import { instantOf } from '#core/local-time.ts';
import { type Money, money } from '#core/money.ts';
import type { CommandContext } from '#server-kit/operation/context.ts';
import { isLaterEvent } from '../forwarding/way-in.rules.ts';
import { completed, type EventFields, identityOf } from '../message-event.rules.ts';
import { PARSER, type ReadText, readText } from '../reading/read-text.rules.ts';
import { transactionMessage } from '../transaction-message.entity.ts';
import { accountOf, accountsOfProviders, nameOfBusiness } from './accounts-of-providers.ts';

type Message = RowOf<typeof transactionMessage>;

export interface ArrivedText {
  text: string;
  sender: string | null;
  account_id: string | null;
  /** How it came, where it was not pasted. */
  source?: Message['source'];
  /** When its telephone had it, where that is known. */
  received_at?: Date;
  /** The same as the telephone itself says. */
  stamped_at?: Date | null;
}

/** What became of a text: kept as a row, or read and not kept. */
export interface TakenText {
  id: string | null;
  stored: boolean;
  kind: string | null;
  status: string | null;
}

/** Keeps texts with what they say; a second text of an event completes the first and stands beside it. */
export async function takeTexts(
  context: CommandContext,
  texts: readonly ArrivedText[],
): Promise<TakenText[]> {
  const business = await nameOfBusiness(context);
  const accounts = await accountsOfProviders(context);
  const taken: TakenText[] = [];
  for (const arrived of texts) {
    const { text, sender, account_id } = arrived;
    const read = readText({ text, sender, business });
    // A secret code is kept nowhere.
    if (read.kind === 'otp') taken.push({ id: null, stored: false, kind: read.kind, status: null });
    else
      taken.push(
        await keepText(context, read, {
          ...arrived,
          account_id: accountOf(account_id, read.provider, accounts),
        }),
      );
  }
  return taken;
}

async function keepText(context: CommandContext, read: ReadText, arrived: ArrivedText): Promise<TakenText> {
  const { tx } = context;
  const id = newId();
  const told = identityOf(read, arrived.text);
  const same = await firstOf(context, told, id);
  // A person says whether it is a second event: it stands by itself, in doubt, however often its telephone sends it.
  const again = same && isAgain(read, arrived, same) ? arrived.stamped_at.toISOString() : null;
  const first = again ? await firstOf(context, `${told} ${again}`, id) : same;
  const isOther = first !== null && first.amount !== read.amount;
  if (first && !isOther) await complete(context, first, read);
  const warnings: string[] = [
    ...(isOther ? ['same_id_other_amount'] : read.warnings),
    ...(again && !first ? ['same_text_again'] : []),
  ];
  const kept = await tx.insert(transactionMessage, {
    ...rowOf(context, read, arrived),
    id,
    status: statusOf(read, first !== null),
    warnings,
    is_doubtful: warnings.length > 0,
    duplicate_of_id: first?.id ?? null,
  });
  return { id: kept.id, stored: true, kind: kept.kind, status: kept.status };
}

/** The same words later, of a text without number, time or balance: its telephone had it at another time. */
function isAgain(
  { transaction_id, at, balance, moved }: ReadText,
  arrived: ArrivedText,
  first: Message,
): arrived is ArrivedText & { stamped_at: Date } {
  if (!moved || transaction_id || at || balance !== null || !arrived.stamped_at) return false;
  return isLaterEvent(arrived.stamped_at, first);
}

function statusOf({ kind, moved }: ReadText, isSecond: boolean) {
  if (isSecond) return 'duplicate';
  if (kind === null) return 'unreadable';
  // Nobody need look at what moves nothing.
  return moved ? 'new' : 'ignored';
}

/** The message that told of this event before, locked; null where this one is the first. */
async function firstOf({ tx }: CommandContext, told: string, id: string): Promise<Message | null> {
  const identity = createHash('sha256').update(told).digest('hex');
  const claimed = await tx.query<{ message_id: string }>(
    `insert into message_identities (business_id, identity, message_id)
     values ((select ctx.biz()), $1, $2) on conflict do nothing returning message_id`,
    [identity, id],
  );
  if (claimed.length > 0) return null;
  const [known] = await tx.query<{ message_id: string }>(
    'select message_id from message_identities where identity = $1',
    [identity],
  );
  const [first] = known ? await tx.lockAll(transactionMessage, [known.message_id]) : [];
  return first ?? null;
}

async function complete(context: CommandContext, first: Message, read: ReadText): Promise<void> {
  const second: EventFields = { ...read, at: momentOf(context, read.at) };
  const { at, ...both } = completed(first, second);
  const changes = { ...both, ...inMoney(both), at, stands_at: at ?? first.stands_at };
  await context.tx.save(transactionMessage, first, changes);
}

function rowOf(
  context: CommandContext,
  read: ReadText,
  arrived: ArrivedText,
): Omit<NewRow<typeof transactionMessage>, 'status'> {
  const { warnings: _, at: printed, moved, ...said } = read;
  const { text, sender, account_id, source = 'pasted', received_at = context.clock.now() } = arrived;
  const at = momentOf(context, printed);
  return {
    ...said,
    ...{ text, sender, account_id },
    ...inMoney(read),
    amount: inMinor(read.amount),
    moved: moved ?? false,
    currency: read.amount === null ? null : 'TZS',
    ...{ received_at, at, source, parser: PARSER },
    date: printed?.slice(0, 10) ?? businessDay(received_at, context.branch),
    stands_at: at ?? received_at,
    payment_ids: [],
    has_posted: false,
  };
}

/** The moment of a printed time; a day alone is none. */
function momentOf({ branch }: CommandContext, printed: string | null): Date | null {
  const [day = '', time] = printed?.split('T') ?? [];
  return time ? instantOf(day, time, branch.time_zone) : null;
}

const inMinor = (amount: bigint | null): Money | null => (amount === null ? null : money(amount));

function inMoney({ fee, levy, vat, balance }: Pick<ReadText, 'fee' | 'levy' | 'vat' | 'balance'>) {
  return { fee: inMinor(fee), levy: inMinor(levy), vat: inMinor(vat), balance: inMinor(balance) };
}
