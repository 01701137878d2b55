import type { SiteIndex } from '../site-index.ts'

/** Whose index it is. */
export type IndexOwner = { site: string; lang: string }

/** An index as it was when it was kept: of which content, and which act of the staff was the last by then. */
export type KeptIndex = { version: number; act: string; index: SiteIndex }

/** Indexes that are kept beyond the process: any of them may be forgotten and made again. */
export type IndexShelf = {
  /** The one that was kept of a site by this very program, as it was; nothing where it is not whole. */
  find(owner: IndexOwner): Promise<KeptIndex | undefined>
  /** Small ones are made sooner than they are read, and not kept. */
  keep(owner: IndexOwner, kept: KeptIndex): Promise<void>
}
