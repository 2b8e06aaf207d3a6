import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '#core/ids.ts';
import { type Haulier, openHaulier } from '../../testing/haulier.ts';

let yard: Haulier;
beforeAll(async () => {
  yard = await openHaulier();
});
afterAll(() => yard.system.close());

async function onTheRoad() {
  const trip = await yard.trip();
  await yard.steps('truck-order', trip.id, ['load', { odometer: 10 }], ['depart']);
  return trip;
}

/** A picture that somebody sent. */
async function sent(): Promise<string> {
  const [made] = await yard.system.db.adminQuery<{ id: string }>(
    `insert into files (business_id, id, name, content_type, size, width, height, created_by)
     select business_id, $1, 'x.png', 'image/png', 1, 1, 1, created_by from trucks limit 1 returning id`,
    [newId()],
  );
  return String(made?.id);
}

test('photo and signature stand on the trip, and the signature on its delivery note', async () => {
  const { id } = await onTheRoad();
  const proof = { proof_photo_id: await sent(), signature_id: await sent() };
  await yard.steps('truck-order', id, ['deliver', { odometer: 20, received_by: 'Rehema', ...proof }]);
  expect(await yard.find('truck-order', id)).toMatchObject({ ...proof, received_by: 'Rehema' });
  const { body } = await yard.owner.ask(`GET api/truck-order/waybill?id=${id}`);
  expect(body.message).toMatchObject({ signature_id: proof.signature_id });
});

test('pictures that are not there deliver nothing, and each is named', async () => {
  const { id } = await onTheRoad();
  const said = { odometer: 20, proof_photo_id: newId(), signature_id: await sent() };
  const refused = await yard.step('truck-order/deliver', id, said);
  expect(refused.status).toBe(400);
  expect(Object.keys(refused.body.fields)).toEqual(['proof_photo_id']);
  expect(await yard.find('truck-order', id)).toMatchObject({ status: 'in_transit', signature_id: null });
  await yard.steps('truck-order', id, ['deliver', { odometer: 20 }]);
});
