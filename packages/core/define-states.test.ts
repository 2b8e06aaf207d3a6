import { describe, expect, test } from 'vitest';
import { type AnyStates, defineStates, type Transition } from './define-states.ts';
import { f } from './fields.ts';

const draft = {
  open: 'all',
  books: 'nothing',
  deleted: 'yes',
  tone: 'neutral',
  to: { post: 'posted' },
} as const;
const posted = {
  open: [],
  books: 'posted',
  deleted: { first: 'void' },
  tone: 'success',
  to: { void: 'void' },
} as const;
const gone = { open: [], books: 'reversed', deleted: 'yes', tone: 'neutral', to: {} } as const;

const table = (states: AnyStates['states']): AnyStates => ({
  field: 'status',
  first: 'draft',
  states,
  transitions: { post: { right: 'post_it' }, void: { right: 'void_it' } },
});

describe('a table of states', () => {
  test('that holds together is taken as it is', () => {
    const sound = table({ draft, posted, void: gone });
    expect(defineStates(sound)).toBe(sound);
  });

  test.each<[string, AnyStates['states'], string]>([
    ['goes to a state that it does not have', { draft, void: gone }, 'goes to posted'],
    [
      'makes a transition that it does not have',
      { draft: { ...draft, to: { send: 'draft' } } },
      'names the transition send',
    ],
    [
      'leaves a posted document open',
      { draft, posted: { ...posted, open: 'all' }, void: gone },
      'is posted and open',
    ],
    [
      'deletes a posted document as it stands',
      { draft, posted: { ...posted, deleted: 'yes' }, void: gone },
      'is posted and deleted',
    ],
    [
      'deletes by way of a state that is not deleted',
      { draft, posted, void: { ...gone, deleted: 'no' } },
      'is deleted by way of void',
    ],
  ])('that %s is refused as the program starts', (_, states, fault) => {
    expect(() => defineStates(table(states))).toThrow(fault);
  });

  const asking = (transition: Transition): AnyStates => ({
    field: 'status',
    first: 'draft',
    states: { draft, posted, void: gone },
    transitions: { post: { right: 'post_it' }, void: transition },
  });

  test.each<[string, Transition, string]>([
    ['is given its reason twice', { reason: 'optional', fields: { reason: f.text() } }, 'takes reason twice'],
    [
      'asks for lines in a dialog',
      { fields: { lines: f.lines({ quantity: f.quantity() }) } },
      'needs a form',
    ],
    [
      'asks for what nobody says who deletes',
      { fields: { meter: f.integer({ required: true }) }, hasForm: true },
      'asks for what nobody says then',
    ],
  ])('whose transition %s is refused as the program starts', (_, transition, fault) => {
    expect(() => defineStates(asking(transition))).toThrow(fault);
  });
});
