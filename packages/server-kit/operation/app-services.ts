import type { AnyEntity } from '#core/define-entity.ts';
import type { Registry } from '#core/define-module.ts';
import { openText, sealText } from '../auth/sealed-text.ts';
import type { ActivityBook } from '../command/activities.ts';
import { addressForOthers, type OwnAddress } from '../http/address-for-others.ts';
import type { OutgoingMessage } from '../jobs/define-job.ts';
import type { Channel } from '../post/message.ts';
import { postMessage } from '../post/post-message.ts';
import { LINES } from '../query/lender.ts';
import type { ActorContext } from './context.ts';
import type { Books, DocumentWork, Goods, RecordedPosting } from './document-work.ts';
import type { Borrowed, Computed, EntityHooks, Past, ServerModule, Slots } from './server-module.ts';

/** All that the machinery knows of the business: definitions, computed columns, hooks and the book of activities. */
export interface Services {
  registry: Registry;
  activities: ActivityBook;
  computed(name: string): Computed;
  /** How borrowed rows look in a list, by list and condition. */
  borrowed(place: string): Borrowed;
  hooks(entity: string): EntityHooks;
  /** What is known of the rows of an entity at past moments. */
  past(entity: string): Past;
  /** What a document posts and what its transitions do. */
  document(entity: string): DocumentWork;
  /** Those entities that have something to say about that. */
  documents: readonly AnyEntity[];
  /** What posts without a row of its own, by its kind. */
  recorded: ReadonlyMap<string, RecordedPosting>;
  books: Books;
  goods: Goods;
  /** What the modules bring for a slot, in the order of the modules. */
  brought<S extends keyof Slots>(slot: S): readonly Slots[S][];
  /**
   * Puts a message into the outbox in the transaction of its cause, and says so once that is committed: somebody stands there
   * and looks at his phone. The cause itself waits for nothing. Answers its id in the outbox.
   */
  post(context: Pick<ActorContext, 'tx' | 'afterCommit'>, message: OutgoingMessage): string;
  /** Says once the call is committed that something waits to leave, so that it does not wait for the round of the minute. */
  hurryPost(context: Pick<ActorContext, 'afterCommit'>): void;
  /** Whether it can: the command line has no key to seal messages with. */
  mayPost: boolean;
  /** Seals a text under the key of this server, bound to the row it stands in; the database cannot read it. */
  seal(text: string, boundTo: string): Buffer;
  /** The text again; null where it was sealed for another row or under another key. */
  unseal(sealed: Buffer, boundTo: string): string | null;
  /** The address of this server for messages to others, by what the browser of a caller called it; null where it knows none. */
  addressForOthers(origin: string | undefined): string | null;
  /** Whether messages of a kind leave this installation; without a gateway they wait in the outbox. */
  sendsBy(channel: Channel): boolean;
}

/** How messages leave this installation. */
export interface OutboxParts {
  /** What messages are sealed with; without it none can be posted. */
  messageKey?: Buffer;
  /** Kinds of message that a gateway takes; none where left out. */
  channels?: readonly Channel[];
  /** Says that something waits to leave. */
  nudge?: () => void;
  /** What it knows of the address at which others reach it. */
  own?: OwnAddress;
}

/** Gathers the server halves of the modules. What does not fit together fails the start, not the first call. */
export function makeServices(
  registry: Registry,
  modules: readonly ServerModule[],
  activities: ActivityBook,
  { messageKey, channels = [], nudge = () => undefined, own = {} }: OutboxParts = {},
): Services {
  const computed = gather('computed column', modules, (module) => module.computed);
  const borrowed = gather('set of borrowed rows', modules, (module) => module.borrowed);
  const past = gather('past', modules, (module) => module.past);
  const hooks = gather('set of hooks', modules, (module) => module.hooks);
  const documents = gather('document', modules, (module) => module.documents);
  const recorded = gather('posting without a row', modules, (module) => module.recorded);
  const [goods = NO_GOODS] = modules.flatMap((module) => module.goods ?? []);
  const [books = NO_BOOKS] = modules.flatMap((module) => module.books ?? []);
  const problems = [
    ...faultsOfDefinitions(registry, computed),
    ...faultsOfBorrowed(registry, borrowed),
    ...faultsOfHooks(registry, hooks),
    ...faultsOfPast(registry, past),
    ...faultsOfDocuments(registry, documents),
    ...faultsOfSlots(modules),
  ];
  if (problems.length) throw new Error(problems.join('\n'));
  const hurryPost: Services['hurryPost'] = ({ afterCommit }) => void afterCommit?.add(nudge);
  return {
    registry,
    activities,
    computed: (name) => required(computed, name, 'computed column'),
    borrowed: (place) => required(borrowed, place, 'set of borrowed rows'),
    hooks: (entity) => hooks.get(entity) ?? NO_HOOKS,
    past: (entity) => required(past, entity, 'past of'),
    document: (entity) => documents.get(entity) ?? NO_WORK,
    documents: registry.entities.filter(({ name }) => documents.has(name)),
    recorded,
    books,
    goods,
    brought: (slot) => modules.flatMap(({ brings }) => brings?.[slot] ?? []),
    mayPost: messageKey !== undefined,
    addressForOthers: (origin) => addressForOthers(origin, own),
    sendsBy: (channel) => channels.includes(channel),
    hurryPost,
    seal(text, boundTo) {
      if (!messageKey) throw new Error('Nothing is sealed without the key of the server.');
      return sealText(text, boundTo, messageKey);
    },
    unseal: (sealed, boundTo) => (messageKey ? openText(sealed, boundTo, messageKey) : null),
    post(context, message) {
      if (!messageKey) throw new Error('Nothing is posted without the key that messages are sealed with.');
      const id = postMessage(context.tx, message, messageKey);
      hurryPost(context);
      return id;
    },
  };
}

const NO_HOOKS: EntityHooks = {};
const NO_WORK: DocumentWork = {};
const NO_BOOKS: Books = {
  post: noBooks,
  posted: async () => [],
  accountNames: async () => new Map(),
  reverse: noBooks,
};

/** Where no module keeps stock nothing has moved. */
const NO_GOODS: Goods = {
  moved: async () => [],
  movements: async () => [],
  named: async () => [],
  requireStores: () => undefined,
  takeBack: async () => 0n,
};

function noBooks(): never {
  throw new Error('No module provides the books in which documents post.');
}

function required<T>(all: ReadonlyMap<string, T>, name: string, what: string): T {
  const found = all.get(name);
  if (!found) throw new Error(`There is no ${what} ${name}.`);
  return found;
}

function gather<T>(
  what: string,
  modules: readonly ServerModule[],
  part: (module: ServerModule) => Readonly<Record<string, T>> | undefined,
): Map<string, T> {
  const all = new Map<string, T>();
  for (const [name, value] of modules.flatMap((module) => Object.entries(part(module) ?? {}))) {
    if (all.has(name)) throw new Error(`There are two of the ${what} ${name}.`);
    all.set(name, value);
  }
  return all;
}

function faultsOfDefinitions(registry: Registry, computed: ReadonlyMap<string, unknown>): string[] {
  return registry.entities.flatMap((entity) =>
    Object.entries(entity.fields).flatMap(([key, { options }]) => {
      const place = `${entity.name}.${key}`;
      const missing = options.from && !computed.has(options.from);
      return [
        ...(missing ? [`${place} is computed by ${options.from}, which no module provides.`] : []),
        // One text is searched for all fields at once, so what is in it can be found by everybody.
        ...(options.search && options.read ? [`${place} is guarded and cannot be searched.`] : []),
      ];
    }),
  );
}

/** A list borrows what a module lends, and nothing is lent that no list asks for. */
function faultsOfBorrowed(registry: Registry, borrowed: ReadonlyMap<string, unknown>): string[] {
  const known = new Set(registry.entities.map(({ name }) => name));
  const places = registry.entities.flatMap(({ name, borrowed: asked = {} }) =>
    Object.entries(asked).map(([condition, { from }]) => ({ place: `${name}.${condition}`, from })),
  );
  const ledgers = registry.entities.filter(({ linesOf }) => linesOf).map(({ name }) => `${name}.${LINES}`);
  return [
    ...places
      .filter(({ place, from }) => known.has(from) && !borrowed.has(place))
      .map(({ place, from }) => `${place} shows rows of ${from}, which no module lends.`),
    ...ledgers
      .filter((place) => !borrowed.has(place))
      .map((place) => `${place} shows lines of a ledger, and no module says how they look.`),
    ...[...borrowed.keys()]
      .filter((place) => !ledgers.includes(place) && !places.some((asked) => asked.place === place))
      .map((place) => `Rows are lent to no list: ${place}.`),
  ];
}

function faultsOfHooks(registry: Registry, hooks: ReadonlyMap<string, unknown>): string[] {
  const known = new Set(registry.entities.map((entity) => entity.name));
  return [...hooks.keys()].filter((name) => !known.has(name)).map((name) => `Hooks name no entity: ${name}.`);
}

/** A list is asked as of a past moment where a module knows what was then, and only there. */
function faultsOfPast({ entities }: Registry, past: ReadonlyMap<string, unknown>): string[] {
  const asked = entities.filter(({ asOf }) => asOf).map(({ name }) => name);
  return [
    ...asked.filter((name) => !past.has(name)).map((name) => `No module knows the past of ${name}.`),
    ...[...past.keys()]
      .filter((name) => !asked.includes(name))
      .map((name) => `Nobody asks for the past of ${name}.`),
  ];
}

/** Two things of one name in one slot would stand for each other. */
function faultsOfSlots(modules: readonly ServerModule[]): string[] {
  const named = modules.flatMap(({ brings = {} }) =>
    Object.entries<readonly unknown[]>(brings).flatMap(([slot, things]) =>
      things.flatMap((thing) =>
        typeof thing === 'object' && thing && 'name' in thing ? `${slot} ${thing.name}` : [],
      ),
    ),
  );
  return named
    .filter((name, place) => named.indexOf(name) < place)
    .map((name) => `There are two of ${name}.`);
}

/** A transition without a line in the table, or a document whose entry nobody can compute, is a mistake of the program. */
function faultsOfDocuments(registry: Registry, documents: ReadonlyMap<string, DocumentWork>): string[] {
  const known = new Map(registry.entities.map((entity) => [entity.name, entity]));
  const named = [...documents].flatMap(([name, { transitions = {} }]) => {
    const table = known.get(name)?.states;
    if (!known.has(name)) return [`A document names no entity: ${name}.`];
    return Object.keys(transitions)
      .filter((transition) => !table?.transitions[transition])
      .map((transition) => `${name}.${transition} is in no table of states.`);
  });
  const silent = registry.entities
    .filter((entity) => isEverPosted(entity) && !documents.get(entity.name)?.posting)
    .map(({ name }) => `${name} is posted by its table of states, and no rule says what it posts.`);
  return [...named, ...silent];
}

function isEverPosted({ states }: AnyEntity): boolean {
  return Object.values(states?.states ?? {}).some(({ books }) => books === 'posted');
}
