/** Pictures made once for everybody who will ask; any of them may be forgotten and made again. */
export type MadePictures = {
  find(name: string): Promise<Buffer | undefined>
  keep(name: string, bytes: Buffer): Promise<void>
}
