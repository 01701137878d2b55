import type { Answer, Contract } from '#api/contract/index.ts'

export type StoredImage = Answer<Contract['listImages']>['images'][number]

/** What can be chosen in the place of an id: its name, and the picture where it is one; of a wine its price, and which picture is its own. */
export type Choice = { id: string; label: string; image?: StoredImage; price?: string; picture?: string }

/** The choices of each desk that a form or a list leads to. */
export type Links = ReadonlyMap<string, Choice[]>

/** The choices of a form: a page of each kind with what is chosen already, and the kinds of which there is more. */
export type FormLinks = { links: Links; longLists: readonly string[] }
