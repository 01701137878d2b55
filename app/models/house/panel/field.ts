/** What an owner fills in, as the panel's forms show it; read from the schema of a call, so that a form cannot differ from it. */
export type PanelField = {
  name: string
  kind: FieldKind
  /** What a field that the house has defined is called, and what helps to fill it in: the panel's texts know nothing of it. */
  label?: string | undefined
  help?: string | undefined
  /** Of a group: it is read also where nothing in it is filled in. */
  isWhole?: boolean | undefined
  isRequired: boolean
  /** A thing never is without it: an empty field of a change is refused, and never taken for 'as before'. */
  needsValue?: boolean | undefined
  /** An empty field says 'none' rather than nothing. */
  isNullable: boolean
  /** The longest text, or the largest number. */
  most?: number | undefined
  least?: number | undefined
  /** What can be chosen. */
  options?: readonly string[] | undefined
  /** What is chosen are numbers. */
  isNumeric?: boolean | undefined
  /** The fields of a group, or of each row. */
  fields?: readonly PanelField[] | undefined
}

/** How a field is asked for; a `reduction` is in the unit that the `type` beside it names, `rich` is a text with signs, `written` a body of blocks, which has a screen of its own, and a `mark` goes along unseen: what was read. */
export type FieldKind =
  | 'line'
  | 'text'
  | 'rich'
  | 'lines'
  | 'number'
  | 'decimal'
  | 'cents'
  | 'share'
  | 'reduction'
  | 'tenths'
  | 'hundredths'
  | 'clock'
  | 'flag'
  | 'day'
  | 'moment'
  | 'period'
  | 'choice'
  | 'choices'
  | 'thing'
  | 'things'
  | 'group'
  | 'rows'
  | 'written'
  | 'mark'

/** The box that takes a row out of a form. */
export const outOfRows = '_retirer'

/** The button that asks for more rows of a part; its value names the part. */
export const moreRows = '_lignes'

/** The button that moves or doubles a row; its value names the row and the act: `pictures.2.monter`. */
export const rowAct = '_rang'
export const rowActs = ['monter', 'descendre', 'doubler'] as const
export type RowAct = (typeof rowActs)[number]

/** What a row is called by alone: a copy of it has another. */
export const ownNames: readonly string[] = ['id', 'key']

/** The box that chooses all that can be chosen. */
export const everyOne = '_tous'

/** The file that is sent for a picture, what the photo shows, and whether it shows nothing that matters. */
export const photoFile = '_fichier'
const photoWords = '_mots'
const photoDecor = '_decor'
const photoPoint = '_point'
const photoCrop = '_cadre'

/** Where it is said what the photo of a field shows: some pictures have their words beside them. */
export function wordsOf(name: string, slot?: string): string {
  return hasOwnWords(name) ? name.replace(/image$/, 'alt') : [name, photoWords, slot].filter(Boolean).join('.')
}

/** Where it is said that it is mere decoration. */
export function decorOf(name: string, slot?: string): string {
  return hasOwnWords(name) ? name.replace(/image$/, 'isDecor') : [name, photoDecor, slot].filter(Boolean).join('.')
}

/** Where it is said which part of it stays in sight. */
export function pointOf(name: string, slot?: string): string {
  return [name, photoPoint, slot].filter(Boolean).join('.')
}

/** Where it is said which part of it is shown. */
export function cropOf(name: string, slot?: string): string {
  return [name, photoCrop, slot].filter(Boolean).join('.')
}

/** Whether a field says of a photo on its way what of it stays in sight. */
export function isOfPhoto(name: string): boolean {
  return [photoPoint, photoCrop].some((part) => name.endsWith(`.${part}`))
}

/** The field of a photo: the picture that it is for, and which of several it is. */
export function readPhotoField(name: string): { name: string; slot: string | undefined } | undefined {
  const [, picture, slot] = new RegExp(`^(.+)\\.${photoFile}(?:\\.(\\d))?$`).exec(name) ?? []
  return picture ? { name: picture, slot } : undefined
}

/** Whether a picture stands in a group of its own, with its words. */
export function hasOwnWords(name: string): boolean {
  return /(^|\.)image$/.test(name)
}

/** One field of a form as a browser sends it. */
export type Entry = readonly [name: string, text: string]

/** The name of the type that stands beside a field. */
export function besideOf(name: string): string {
  return name.replace(/[^.]*$/, 'type')
}

/** The name of a field that stands in another one. */
export function nameIn(outer: string, name: string | number): string {
  return outer === '' ? String(name) : `${outer}.${name}`
}
