/** A photo that was chosen for a field and is not sent yet, with what is said of it so far. */
export type HeldPhoto = { file: File; words: string; isDecor: boolean }

/** Photos on their way to a field: one to be shown in it, and those that follow it once it has come. */
export type BroughtPhotos = { block: string; name: string; photo: File | undefined; others: readonly File[] }

/** What a field of photos is known by: its block, and its name in it. */
export const nameHeld = (block: string, name: string) => `${block} ${name}`

export type HeldPhotos = ReturnType<typeof openHeldPhotos>

/** Holds chosen photos while their fields come and go: another block is looked at, a row is added, an act is taken back. */
export function openHeldPhotos() {
  const held = new Map<string, HeldPhoto>()
  return {
    find: (place: string) => held.get(place),
    hold: (place: string, photo: HeldPhoto) => held.set(place, photo),
    letGo: (place: string) => held.delete(place),
    isAny: () => held.size > 0,
  }
}
