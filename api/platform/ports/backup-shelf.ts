/** Who wanted a backup: the clock, the desk, or the one who ran the verb. */
export type BackupKind = 'daily' | 'asked' | 'vitrine'

export type KeptBackup = { name: string; kind: BackupKind; bytes: number; createdAt: Date }

/** The backups that lie on this machine. */
export type BackupShelf = {
  /** How many of each day stay; 0 where the machine is backed up in some other way. */
  keep: number
  /** The newest first. */
  list(): Promise<KeptBackup[]>
  /** Writes one, proves it, and only then lets the oldest of its kind go. */
  make(kind: 'daily' | 'asked', now: Date): Promise<KeptBackup>
  isMaking(): boolean
  /** Reads one again, to its last bit. */
  isSound(name: string): Promise<boolean>
}
