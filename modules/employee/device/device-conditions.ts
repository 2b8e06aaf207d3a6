/** Which login sessions are asked for: all, those that were not left alone so long that they ended, those that may sell offline. */
export const DEVICE_CONDITIONS = ['all', 'active', 'may_sell_offline'] as const;

export type DeviceCondition = (typeof DEVICE_CONDITIONS)[number];
