/** Where the files of sites are kept: by what they hold, so that one is never changed and never kept twice. */
export type FileStore = {
  /** Keeps bytes and answers the name they are found by; they are on the disk when it answers. */
  keep(siteId: string, bytes: Buffer): Promise<string>
  /** The bytes of a name, if the site has them. */
  find(siteId: string, hash: string): Promise<Buffer | undefined>
  /** The names that nobody has kept since a moment. */
  listOld(siteId: string, before: Date): Promise<string[]>
  /** Lets go of bytes for good, unless somebody has kept them again since that moment. */
  remove(siteId: string, hash: string, before: Date): Promise<void>
}
