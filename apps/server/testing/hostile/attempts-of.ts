import { newId } from '#core/ids.ts';
import { formOf } from '#server-kit/testing/upload.ts';
import { type Attempt, encode, queryText, routeOf, withAsk, withQuery } from './attempt.ts';
import { foreignIds } from './foreign-ids.ts';
import { type GoodCall, type HostileGround, idsOfOthers } from './good-call.ts';
import { hostileForms } from './hostile-forms.ts';
import {
  BROKEN_BODIES,
  FORBIDDEN_KEYS,
  HOSTILE_TEXTS,
  WRONG_SCALARS,
  WRONG_SHAPES,
  WRONG_TYPES,
} from './hostile-values.ts';
import type { InputPlace } from './places.ts';

/** Every fault that is tried in one call. */
export function attemptsOf(call: GoodCall, ground: HostileGround): Attempt[] {
  return [
    ...soundOne(call),
    ...queries(call),
    ...(call.operation.accepts === 'file' ? hostileForms(call, ground) : []),
    ...(call.body ? [...brokenBodies(call), ...forbiddenKeys(call), ...places(call)] : []),
    ...versions(call),
    ...tooManyIds(call),
    ...foreignIds(call, idsOfOthers(ground)),
    ...headers(call),
  ];
}

/** The call as it should be; what reads a file has tests of its own. */
function soundOne(call: GoodCall): Attempt[] {
  if (call.operation.accepts === 'file') return [];
  const fault = { sort: 'none', what: 'no fault', mustRefuse: false };
  return [{ ...withAsk(call, fault, call.ask()), isSound: true }];
}

function queries(call: GoodCall): Attempt[] {
  const text = queryText(call.query);
  const beside = (more: string) => (text ? `${text}&${more}` : more);
  const unknown = ['unknown', '__proto__', 'constructor', 'toString', 'business_id'].map((name) =>
    withQuery(
      call,
      { sort: 'unknown parameters', what: name, mustRefuse: true, field: name },
      beside(`${name}=1`),
    ),
  );
  const twice = [...call.parameters, 'id'].map((name) =>
    withQuery(
      call,
      { sort: 'parameters given twice', what: name, mustRefuse: true },
      `${name}=1&${beside(`${name}=1`)}`,
    ),
  );
  const texts = call.parameters.flatMap((name) =>
    HOSTILE_TEXTS.map((hostile) => {
      const query = queryText({ ...call.query, [name]: '' }).replace(`${encode(name)}=`, '');
      const rest = query.split('&').filter((part) => part !== '' && !part.startsWith(`${encode(name)}=`));
      const fault = {
        sort: 'texts in parameters',
        what: `${name}=${hostile}`,
        mustRefuse: false,
        field: name,
      };
      return withQuery(call, fault, [...rest, `${encode(name)}=${encode(hostile)}`].join('&'));
    }),
  );
  const broken = ['%', '%zz', '%c0%ae', '=', '&&', 'a[]=1', `x=${'y'.repeat(8000)}`].map((query) =>
    withQuery(call, { sort: 'broken query strings', what: query, mustRefuse: false }, beside(query)),
  );
  return [...unknown, ...twice, ...texts, ...broken];
}

function brokenBodies(call: GoodCall): Attempt[] {
  const json = { 'content-type': 'application/json' };
  const broken = BROKEN_BODIES.map(([what, payload]) =>
    withAsk(call, { sort: 'broken bodies', what, mustRefuse: true }, { payload, headers: json }),
  );
  const typed = WRONG_TYPES.map((type) =>
    withAsk(
      call,
      { sort: 'wrong content types', what: type, mustRefuse: true },
      { payload: JSON.stringify(call.body?.()), headers: { 'content-type': type } },
    ),
  );
  return [...broken, ...typed];
}

function forbiddenKeys(call: GoodCall): Attempt[] {
  const known = new Set(call.places.map(({ name }) => name));
  return FORBIDDEN_KEYS.filter((key) => !known.has(key)).map((key) =>
    withAsk(
      call,
      { sort: 'forbidden keys', what: key, mustRefuse: true, field: key },
      call.ask({ ...call.body?.(), [key]: newId() }),
    ),
  );
}

function places(call: GoodCall): Attempt[] {
  return call.places.flatMap((place) => {
    const put = (sort: string, value: unknown, mustRefuse: boolean) =>
      withAsk(
        call,
        {
          sort,
          what: `${place.name}: ${JSON.stringify(value)?.slice(0, 60)}`,
          mustRefuse,
          // Nothing in one place may be a fault of another: write a name or choose a customer.
          ...(isNothing(value) ? {} : { field: place.name }),
        },
        call.ask(place.put(call.body?.() ?? {}, value)),
      );
    return [
      ...WRONG_SCALARS.map((value) => put('wrong scalars', value, false)),
      ...WRONG_SHAPES.map((value) => put('wrong shapes', value, isScalar(place))),
      ...HOSTILE_TEXTS.map((value) => put('texts in bodies', value, false)),
    ];
  });
}

function isNothing(value: unknown): boolean {
  return value === null || (typeof value === 'string' && value.trim() === '');
}

function isScalar({ schema }: InputPlace): boolean {
  return ['string', 'number', 'integer', 'boolean'].includes(String(schema.type));
}

function versions(call: GoodCall): Attempt[] {
  if (!call.places.some(({ name, isRequired }) => name === 'version' && isRequired)) return [];
  return [0, 99, -1, 1.5, '1', true, null, [], {}, 1e21, undefined].map((version) =>
    withAsk(
      call,
      { sort: 'stale versions', what: String(version), mustRefuse: true },
      call.ask({ ...call.body?.(), version }),
    ),
  );
}

function tooManyIds(call: GoodCall): Attempt[] {
  if (!call.places.some(({ name }) => name === 'ids')) return [];
  const many = Array.from({ length: 10_001 }, () => newId());
  return [many, many.slice(0, 1001), [], [''], [1], [null], [[newId()]], newId(), { 0: newId() }].map((ids) =>
    withAsk(
      call,
      { sort: 'ids by the thousand', what: JSON.stringify(ids).slice(0, 40), mustRefuse: true },
      call.ask({ ids }),
    ),
  );
}

function headers(call: GoodCall): Attempt[] {
  const { operation } = call;
  if (operation.method === 'GET' || operation.method === 'DELETE') {
    const fault = { sort: 'bodies where none belongs', what: operation.method, mustRefuse: true };
    return [
      withAsk(call, fault, { body: { name: 'x' } }),
      withAsk(call, fault, { payload: '{', headers: { 'content-type': 'application/json' } }),
      withAsk(call, fault, formOf(Buffer.from('x'))),
    ];
  }
  if (operation.kind !== 'command' || operation.idempotency === 'none' || !call.body) return [];
  return ['x', '1', `${newId()}'`, newId().toUpperCase(), 'y'.repeat(2000)].map((key) => ({
    ...withAsk(
      call,
      { sort: 'keys that are none', what: key, mustRefuse: true },
      { body: call.body?.(), headers: { 'idempotency-key': key } },
    ),
    route: routeOf(call),
  }));
}
