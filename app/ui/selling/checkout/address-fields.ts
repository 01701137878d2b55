/** Countries to choose from: those that are delivered to, and the others, which may stand on an invoice all the same. */
export type CountryChoice = { id: string; name: string; isServed: boolean }
