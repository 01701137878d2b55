/** What a desk's list tells and its form begins with; all else is read from the contract. */
export type DeskPlan = {
  slug: string
  /** As in `/admin/{resource}`. */
  resource: string
  /** The columns of its list; the first one is the name of a thing. */
  columns: readonly string[]
  /** The field that a search looks through. */
  search?: string
  /** Which of its fields name a thing of another desk, or a picture. */
  links?: Readonly<Record<string, string>>
  /** What stands in a blank form already: what the API would say of a thing that leaves it out. */
  starts?: Readonly<Record<string, string | readonly string[]>>
  /** The fields that its form asks for before all others. */
  first?: readonly string[]
  /** The fields that are seldom filled in: they stand folded below the others. */
  folded?: readonly string[]
  /** The fields that are filled in on its screen, but apart from its form. */
  apart?: readonly string[]
  /** Parts of its list that are often wanted, each by what narrows the list to it. */
  views?: readonly { slug: string; query: Readonly<Record<string, string>> }[]
  /** The field that `?etiquette=` narrows its list by. */
  narrowedBy?: string
  /** Its things are made and changed on screens of their own. */
  ownForms?: true
  /** Its things come from visitors: they are read rather than written. */
  reads?: true
  /** Its things follow one another within a day: their moments are told with the hour. */
  tellsHours?: true
  /** It looks beyond its own site: only those who run the machine have it. */
  isOperators?: true
}
