/** A backup in the folder of the installation. */
export interface StoredBackup {
  name: string;
  made_at: Date;
  bytes: number;
  /** When it was last read to its end and found whole. */
  verified_at: Date | null;
}

/** How it stands with the backups of an installation. */
export interface BackupState {
  /** `late`: longer ago than a night and some hours; `off`: nobody makes them by themselves. */
  state: 'fine' | 'late' | 'failed' | 'off';
  is_running: boolean;
  next_at: Date | null;
  last_error: string | null;
  kept: StoredBackup[];
}

/** The backups of an installation, as the server that makes them gives them to the screens. */
export interface Backups {
  look(): Promise<BackupState>;
  /** Begins one; false where one is being made already. */
  begin(): boolean;
}
