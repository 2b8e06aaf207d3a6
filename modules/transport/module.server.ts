import { defineServerModule } from '#server-kit/operation/server-module.ts';
import { statusOfTruck } from './truck/server/truck-columns.ts';

export const transportServer = defineServerModule({ computed: { statusOfTruck } });
