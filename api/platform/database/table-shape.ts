export type ForeignKey = { columns: string[]; table: string; isDeferrable: boolean }

/** A table as the database has it. */
export type Table = { name: string; columns: string[]; primaryKey: string[]; uniques: string[][]; foreignKeys: ForeignKey[] }
