/** Fields that rows under a named condition keep from whoever lacks a right: a sum from which a hidden figure follows. */
export interface Veil<K extends string = string, C extends string = string> {
  over: readonly K[];
  when: C;
  read: string;
}
