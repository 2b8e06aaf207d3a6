/** A backup cannot be made, read or restored, and the message is a sentence for the person who asked for it. */
export class BackupRefused extends Error {
  override readonly name = 'BackupRefused';
}
