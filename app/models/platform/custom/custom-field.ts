/** What a house may define fields of its own for. */
export const customSubjects = ['PRODUCT', 'PAGE', 'MEMBER', 'ORDER'] as const
export type CustomSubject = (typeof customSubjects)[number]

export const customKinds = ['LINE', 'TEXT', 'NUMBER', 'FLAG', 'DAY', 'CHOICE', 'LINK'] as const
export type CustomKind = (typeof customKinds)[number]

/** Where others than the house see a field, or fill it in. */
export const customSpots = ['PRODUCT_PAGE', 'PRODUCT_CARD', 'PAGE_HEAD', 'PAGE_FOOT', 'MEMBER_SPACE'] as const
export type CustomSpot = (typeof customSpots)[number]

/** The spots that there are for the fields of a thing. */
export const spotsOf: Record<CustomSubject, readonly CustomSpot[]> = {
  PRODUCT: ['PRODUCT_PAGE', 'PRODUCT_CARD'],
  PAGE: ['PAGE_HEAD', 'PAGE_FOOT'],
  MEMBER: ['MEMBER_SPACE'],
  ORDER: [],
}

/** The things that visitors see: of the fields of others nobody is told who is not concerned. */
export const publicSubjects: readonly CustomSubject[] = ['PRODUCT', 'PAGE']

/** A field that a house has defined for its own things. */
export type CustomField = {
  subject: CustomSubject
  /** What its values are kept and asked for by; it never changes. */
  key: string
  label: string
  help: string
  kind: CustomKind
  /** Of a choice alone. */
  choices: readonly string[]
  /** Of a yes or no: that it is yes. */
  isRequired: boolean
  spots: readonly CustomSpot[]
  isSearched: boolean
}

export type CustomValue = string | number | boolean

/** What is said in the fields of one thing, by their keys; a field in which nothing is said is left out. */
export type CustomValues = Readonly<Record<string, CustomValue>>

/** How long a value may be. */
export const mostOfPhrase = 300
export const mostOfText = 5000
export const mostOfLink = 2000
/** How large a number may be, either way. */
export const mostOfNumber = 1_000_000_000
/** How many fields a thing may have. */
export const mostCustomFields = 30
