import { expect, test } from 'vitest';
import { defineEntity } from './define-entity.ts';
import { defineStates } from './define-states.ts';
import type { Messages } from './entity-words.ts';
import { f } from './fields.ts';

const states = defineStates({
  field: 'status',
  first: 'open',
  states: {
    open: {
      open: 'all',
      books: 'nothing',
      deleted: 'yes',
      tone: 'info',
      to: { close: 'closed', file: 'closed', seal: 'closed' },
    },
    closed: { open: [], books: 'nothing', deleted: 'no', tone: 'neutral', to: {} },
  },
  transitions: {
    close: { right: 'close_box', reason: 'required' },
    file: { right: 'close_box', hasForm: true },
    seal: { right: 'close_box', fields: { size: f.choice(['small', 'large']), wax: f.choice(['red']) } },
  },
});

const box = defineEntity({
  name: 'box',
  module: 'shelf',
  title: 'name',
  scope: 'branch',
  states,
  fields: {
    name: f.text({ required: true }),
    size: f.choice(['small', 'large']),
    currency: f.code(['TZS', 'KES']),
    status: f.state(states),
    lines: f.lines({ name: f.text(), count: f.integer(), colour: f.choice(['red']), inside: f.ref('box') }),
  },
  conditions: { small: (e) => e.eq('size', 'small') },
  borrowed: { crate: { from: 'crate', rights: [] } },
  list: { columns: ['name'] },
  form: [{ key: 'main', rows: [['name', 'size']] }],
});

const whole = {
  one: 'Box',
  many: 'Boxes',
  lower: 'box',
  new: 'New box',
  fields: { name: 'Name', size: 'Size', currency: 'Currency', status: 'Status', lines: 'Lines' },
  sections: { main: { title: 'Box' } },
  conditions: { small: 'Small', crate: 'Crates' },
  choices: {
    size: { small: 'Small', large: 'Large' },
    status: { open: 'Open', closed: 'Closed' },
    colour: { red: 'Red' },
  },
  parts: { lines: { count: 'Count', colour: 'Colour' } },
  transitions: {
    close: { button: 'Close', title: 'Close it?', body: 'It is closed.', reason: 'Why', done: 'Closed' },
    seal: {
      button: 'Seal',
      title: 'Seal it?',
      body: 'It is sealed.',
      fields: { wax: 'Wax' },
      choices: { wax: { red: 'Red' } },
      done: 'Sealed',
    },
  },
} as const;

type Box = Messages<typeof box>['en'];

/** The compiler is the test: each line that it is to refuse says so, and one that it accepts fails the type check. */
test('each word that a definition asks for is required by its type, and none is left over', () => {
  const { sections, conditions, choices, parts, transitions, ...rest } = whole;
  const words: Box = whole;
  const refused: Box[] = [
    // @ts-expect-error no section
    { ...rest, conditions, choices, parts, transitions },
    // @ts-expect-error no condition
    { ...rest, sections, choices, parts, transitions },
    // @ts-expect-error no word for borrowed rows
    { ...whole, conditions: { small: 'Small' } },
    // @ts-expect-error no choices
    { ...rest, sections, conditions, parts, transitions },
    // @ts-expect-error no word for one choice
    { ...whole, choices: { ...choices, size: { small: 'Small' } } },
    // @ts-expect-error no word for a state
    { ...whole, choices: { ...choices, status: { open: 'Open' } } },
    // @ts-expect-error no word for a choice in lines
    { ...whole, choices: { size: choices.size, status: choices.status } },
    // @ts-expect-error no word for a part
    { ...whole, parts: { lines: { count: 'Count' } } },
    // @ts-expect-error no words for a transition
    { ...rest, sections, conditions, choices, parts },
    // @ts-expect-error a reason is asked for
    { ...whole, transitions: { ...transitions, close: { ...transitions.close, reason: undefined } } },
    // @ts-expect-error no word for what a transition asks
    { ...whole, transitions: { ...transitions, seal: { ...transitions.seal, fields: {} } } },
    // @ts-expect-error no word for a choice that a transition asks for
    { ...whole, transitions: { ...transitions, seal: { ...transitions.seal, choices: { wax: {} } } } },
    {
      ...whole,
      // @ts-expect-error a word for what no transition asks
      transitions: { ...transitions, seal: { ...transitions.seal, fields: { wax: 'W', ink: 'I' } } },
    },
    // @ts-expect-error a word for what is no condition
    { ...whole, conditions: { ...conditions, large: 'Large' } },
    // @ts-expect-error a word for what is no choice
    { ...whole, choices: { ...choices, size: { small: 'Small', large: 'Large', huge: 'Huge' } } },
  ];
  expect(words.conditions.small).toBe('Small');
  expect(refused).toHaveLength(15);
});
